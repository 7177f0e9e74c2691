public import Foundation
public import HeadlessUIKit

/// Finishes coordinators whose screens have left a navigation controller, for any reason: the Back
/// button, the swipe, a tap on the selected tab, or code.
///
/// Several coordinators may share a navigation controller, and then they share its
/// `NavigationDelegate`. A cancelled swipe isn't a pop, so it finishes nothing. All calls are
/// forwarded to `next`, in case the app needs them too.
///
///     let navigationDelegate = NavigationDelegate(for: navigationController)
///     navigationDelegate.finish(child, whenGone: child.firstViewController)
@preconcurrency @MainActor
public final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// The delegate that receives the same calls after this one.
  public weak var next: (any UINavigationControllerDelegate)?
  private var watched: [Watched] = []

  /// Makes this object the delegate of a navigation controller, which keeps it weakly.
  ///
  /// Keep this object alive as long as the navigation controller. The previous delegate becomes
  /// `next` and still receives the calls.
  public init(for navigationController: UINavigationController) {
    next = navigationController.delegate
    super.init()
    navigationController.delegate = self
  }

  /// Finishes a coordinator when its first screen has left the stack.
  ///
  /// This object keeps neither the coordinator nor the screen alive.
  public func finish(_ coordinator: any Coordinator, whenGone viewController: UIViewController) {
    watched.append(Watched(coordinator: coordinator, viewController: viewController))
  }

  /// Forwards the call to the next delegate.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    next?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Finishes the coordinators whose first screens are no longer on the stack, the newest first,
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
