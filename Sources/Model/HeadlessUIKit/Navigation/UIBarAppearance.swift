public import Foundation

/// The appearance of a bar; stored, but not used.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The background color of the bar.
  open var backgroundColor: UIColor?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The way in which the background image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the shadow drawn along the bar's edge.
  open var shadowColor: UIColor?

  nonisolated deinit {}

  /// The device type for which the appearance was created.
  open private(set) var idiom: UIUserInterfaceIdiom
  /// The shadow image drawn along the bar's edge.
  open var shadowImage: UIImage?

  /// Creates an appearance with the system's default values for a device type.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates an appearance with the system's default values.
  public convenience override init() {
    self.init(idiom: UIDevice.current.userInterfaceIdiom)
  }

  /// Creates an appearance with the colors and images of another one.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    assume(barAppearance)
  }

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    OnAnyThread.run { copied() }
  }

  private func copied() -> UIBarAppearance {
    let copy = ClassInitializer.make(type(of: self))
    copy.assume(self)
    return copy
  }

  /// Assumes the properties of another appearance.
  func assume(_ barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Does nothing; UIKit configures the default background.
  open func configureWithDefaultBackground() {}
  /// Does nothing; UIKit configures an opaque background.
  open func configureWithOpaqueBackground() {}
  /// Does nothing; UIKit configures a transparent background.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; stored, but not used.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of Back buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of Back buttons.
  open private(set) var backIndicatorImage = UIImage()
  /// The shape of the image of Back buttons during a transition.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the image of Back buttons, and its shape during a transition.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }

  nonisolated deinit {}

  override func assume(_ barAppearance: UIBarAppearance) {
    super.assume(barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
  }
}

/// The appearance of a tab bar; stored, but not used.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose title is below the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of tabs whose title is beside the icon.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of tabs whose title is beside a small icon.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// The width of a tab.
  open var stackedItemWidth: CGFloat = 0
  /// The space between tabs.
  open var stackedItemSpacing: CGFloat = 0
  /// The spacing of the tabs on the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  nonisolated deinit {}

  override func assume(_ barAppearance: UIBarAppearance) {
    super.assume(barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
    stackedItemPositioning = other.stackedItemPositioning
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
  }
}

/// The appearance of a toolbar; stored, but not used.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  nonisolated deinit {}

  override func assume(_ barAppearance: UIBarAppearance) {
    super.assume(barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
