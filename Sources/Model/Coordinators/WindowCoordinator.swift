public import HeadlessUIKit

/// The coordinator of a whole app; it owns the window and sets its root view controller.
@preconcurrency @MainActor
public protocol WindowCoordinator: Coordinator {
  /// The window whose root view controller this coordinator sets.
  var window: UIWindow { get }
}

extension WindowCoordinator {
  /// The window's root view controller.
  public var rootViewController: UIViewController? { window.rootViewController }
}
