public import Foundation

/// How a bar looks; stored, but not shown.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the bar's edge.
  open var shadowColor: UIColor?

  nonisolated deinit {}

  /// Creates the system's looks.
  public override init() { super.init() }

  /// Takes the system's looks.
  open func configureWithDefaultBackground() {}
  /// Lets nothing shine through.
  open func configureWithOpaqueBackground() {}
  /// Lets all shine through.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks; stored, but not shown.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  nonisolated deinit {}
}

/// How a tab bar looks; stored, but not shown.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

/// How a toolbar looks; stored, but not shown.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}
