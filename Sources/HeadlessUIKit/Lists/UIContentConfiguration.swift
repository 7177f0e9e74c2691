public import Foundation

/// The content of a cell, header, or footer, as a value that makes a view.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for another state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration.
  /// - Default: `type(of: configuration) == type(of: self.configuration)`
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

/// The view of a list's content configuration: an image, a text, and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// The configuration that the view shows.
  ///
  /// A configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let list = newValue as? UIListContentConfiguration { shown = list } }
  }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// Creates a view with an empty configuration.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Where the text is; there is no layout.
  open var textLayoutGuide: UILayoutGuide? { shown.shownText == nil ? nil : UILayoutGuide() }
  /// Where the secondary text is; there is no layout.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown.shownSecondaryText == nil ? nil : UILayoutGuide()
  }
  /// Where the image is; there is no layout.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : UILayoutGuide() }

  override func read(into reader: ViewReader) {
    if let text = shown.shownText { reader.addLabel(text, of: self) }
    if let text = shown.shownSecondaryText { reader.addLabel(text, of: self) }
  }
}
