public import Foundation
public import HeadlessUIKit

/// Finishes coordinators whose screens have left a navigation controller, for any reason: the Back
/// button, the swipe, a tap on the selected tab, or code.
///
/// Several coordinators may share a navigation controller, and then share its `NavigationDelegate`.
/// A cancelled swipe isn't a pop, so it finishes nothing. All calls are forwarded to `next`, for an
/// app that needs them too.
///
///     let navigationDelegate = NavigationDelegate(for: navigationController)
///     navigationDelegate.finish(child, whenGone: child.firstViewController)
@preconcurrency @MainActor
public final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// Receives the same calls after this delegate.
  public weak var next: (any UINavigationControllerDelegate)?
  private var watched: [Watched] = []

  /// Becomes the delegate of a navigation controller, which keeps it weakly.
  ///
  /// Keep it as long as the navigation controller. The previous delegate becomes `next` and still
  /// receives the calls.
  public init(for navigationController: UINavigationController) {
    next = navigationController.delegate
    super.init()
    navigationController.delegate = self
  }

  /// Finishes a coordinator when its first screen has left the stack.
  ///
  /// Keeps neither of them alive.
  public func finish(_ coordinator: any Coordinator, whenGone viewController: UIViewController) {
    watched.append(Watched(coordinator: coordinator, viewController: viewController))
  }

  /// Forwards the call.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    next?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Finishes the coordinators whose first screens are no longer on the stack, the latest first,
  /// and forwards the call.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if !watched.isEmpty {
      let gone = watched.filter { !$0.isOn(navigationController) }
      watched.removeAll { !$0.isOn(navigationController) }
      for coordinator in gone.reversed().compactMap(\.coordinator) { coordinator.finish() }
    }
    next?.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}

private struct Watched {
  weak var coordinator: (any Coordinator)?
  weak var viewController: UIViewController?

  func isOn(_ navigationController: UINavigationController) -> Bool {
    guard coordinator != nil, let viewController else { return false }
    return viewController.navigationController === navigationController
  }
}
