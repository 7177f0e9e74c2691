public import Foundation

extension UIButton {
  /// The look of a button.
  ///
  /// What only changes the look is stored, but not used, except that pictures show the background
  /// of a button.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The size of a button.
    public nonisolated enum Size: Int, Sendable {
      case medium, small, mini, large
    }
    /// The alignment of the title and the subtitle.
    public nonisolated enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
    /// The corners of a button.
    public nonisolated enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// The style on a Mac.
    public nonisolated enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    /// The mark that a button opens a menu.
    public nonisolated enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The background of the button.
    public var background = UIBackgroundConfiguration.clear()
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// The style on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The color of the content.
    public var baseForegroundColor: UIColor?
    /// The color of the background.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?
    /// The change of the image's color.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner stands in place of the image.
    public var showsActivityIndicator = false
    /// The change of the spinner's color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    private var plainTitle: String?
    private var styledTitle: AttributedString?
    private var plainSubtitle: String?
    private var styledSubtitle: AttributedString?
    /// The title.
    public var title: String? {
      get { plainTitle }
      set {
        plainTitle = newValue
        styledTitle = nil
      }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? plainTitle.map { AttributedString($0) } }
      set {
        styledTitle = newValue
        plainTitle = newValue.map { String($0.characters) }
      }
    }
    /// The change of the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The method by which a long title is broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle.
    public var subtitle: String? {
      get { plainSubtitle }
      set {
        plainSubtitle = newValue
        styledSubtitle = nil
      }
    }
    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle ?? plainSubtitle.map { AttributedString($0) } }
      set {
        styledSubtitle = newValue
        plainSubtitle = newValue.map { String($0.characters) }
      }
    }
    /// The change of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The method by which a long subtitle is broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The mark that the button opens a menu.
    public var indicator = Indicator.automatic
    /// The change of the mark's color.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The edge at which the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the look follows the selection.
    public var automaticallyUpdateForSelection = true

    /// Sets the default distances around the content.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    /// Returns the configuration for the button's state: itself.
    public func updated(for button: UIButton) -> Configuration { self }

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button with a tinted background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button with a filled background.
    public static func filled() -> Configuration { Configuration(.prominent) }
    /// A button without a border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button with a tinted border.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button with a prominent border.
    public static func borderedProminent() -> Configuration { Configuration(.prominent) }

    /// The background that a configuration begins with.
    nonisolated enum Base { case plain, tinted, gray, prominent }
    let base: Base

    init(_ base: Base) { self.base = base }
  }
}

extension UIButton.Configuration: @preconcurrency Equatable {
  /// Returns whether both configurations show the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.attributedTitle == other.attributedTitle
      && one.attributedSubtitle == other.attributedSubtitle && one.image === other.image
      && one.baseForegroundColor == other.baseForegroundColor
      && one.baseBackgroundColor == other.baseBackgroundColor
      && one.showsActivityIndicator == other.showsActivityIndicator
      && one.cornerStyle == other.cornerStyle && one.buttonSize == other.buttonSize
      && one.contentInsets == other.contentInsets
  }
}

/// A closure that changes the attributes of text.
public nonisolated struct UIConfigurationTextAttributesTransformer {
  /// The closure.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a change from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A closure that changes a color.
public nonisolated struct UIConfigurationColorTransformer {
  /// The closure.
  public let transform: (UIColor) -> UIColor
  /// Creates a change from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// A change to a gray.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      let parts = color.components
      return OnAnyThread.run {
        UIColor(white: (parts[0] + parts[1] + parts[2]) / 3, alpha: parts[3])
      }
    }
  }
  /// A change to the tint color.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in OnAnyThread.run { .tintColor } }
  }
  /// A change to a tint of one color.
  public static var monochromeTint: UIConfigurationColorTransformer { preferredTint }
}
