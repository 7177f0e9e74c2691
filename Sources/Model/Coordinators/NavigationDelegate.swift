public import Foundation
public import HeadlessUIKit

/// A navigation controller delegate that finishes coordinators when their screens leave the stack.
///
/// It doesn't matter why a screen leaves the stack: the Back button, a swipe, a tap on the selected
/// tab, or code. A canceled swipe isn't a pop, so it doesn't finish a coordinator. Coordinators
/// that share a navigation controller must also share its `NavigationDelegate`. All calls are
/// forwarded to `next`, in case the app needs them too.
///
///     let navigationDelegate = NavigationDelegate(for: navigationController)
///     navigationDelegate.finish(child, whenGone: child.firstViewController)
@preconcurrency @MainActor
public final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// The delegate to which all calls are forwarded.
  public weak var next: (any UINavigationControllerDelegate)?
  private var watched: [Watched] = []

  /// Makes this object the delegate of a navigation controller, which holds a weak reference to it.
  ///
  /// Retain this object for as long as the navigation controller exists. The previous delegate
  /// becomes `next` and still receives the calls.
  public init(for navigationController: UINavigationController) {
    next = navigationController.delegate
    super.init()
    navigationController.delegate = self
  }

  /// Finishes a coordinator when its first screen has left the stack.
  ///
  /// This object retains neither the coordinator nor the screen.
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

  /// Finishes the coordinators whose first screens have left the stack, newest first.
  ///
  /// This method then forwards the call to the next delegate.
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
