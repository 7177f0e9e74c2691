public import Foundation

/// The appearance of a bar; stored, but not used.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The background color of the bar.
  open var backgroundColor: UIColor?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
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
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Does nothing.
  ///
  /// In UIKit, configures the default background.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  ///
  /// In UIKit, configures an opaque background.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  ///
  /// In UIKit, configures a transparent background.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; stored, but not used.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  nonisolated deinit {}
}

/// The appearance of a tab bar; stored, but not used.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

/// The appearance of a toolbar; stored, but not used.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}
