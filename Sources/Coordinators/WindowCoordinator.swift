public import HeadlessUIKit

/// The coordinator of a whole app: it owns the window and decides what its root is.
@preconcurrency @MainActor
public protocol WindowCoordinator: Coordinator {
  /// The window whose root the coordinator sets.
  var window: UIWindow { get }
}

extension WindowCoordinator {
  /// The window's root.
  public var rootViewController: UIViewController? { window.rootViewController }
}
