public import Foundation

/// The appearance of a bar; stored, but not shown.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The color of the bar's edge.
  open var shadowColor: UIColor?

  nonisolated deinit {}

  /// Creates the system's default appearance.
  public override init() { super.init() }

  /// Selects the system's default background.
  open func configureWithDefaultBackground() {}
  /// Selects an opaque background.
  open func configureWithOpaqueBackground() {}
  /// Selects a transparent background.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; stored, but not shown.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  nonisolated deinit {}
}

/// The appearance of a tab bar; stored, but not shown.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

/// The appearance of a toolbar; stored, but not shown.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}
