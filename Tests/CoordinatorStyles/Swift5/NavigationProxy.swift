import Foundation
import HeadlessUIKit

// A proxy for the navigation controller. It is the only navigation delegate, and forwards the calls
// to the coordinators' delegates.

package protocol NavigationProxyDelegate: UINavigationControllerDelegate {
  func proxy(_ proxy: NavigationProxy, didPop viewController: UIViewController)
}

package final class NavigationProxy: NSObject {
  package let navigationController: UINavigationController
  private var delegates = NSHashTable<AnyObject>.weakObjects()
  private var owners: NSMapTable<UIViewController, AnyObject> = NSMapTable.weakToStrongObjects()
  private var completions: [UIViewController: () -> Void] = [:]

  package init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    self.navigationController.delegate = self
    self.navigationController.interactivePopGestureRecognizer?.delegate = self
  }

  package func add(_ delegate: NavigationProxyDelegate) { delegates.add(delegate) }

  package func push(
    _ viewController: UIViewController, owner: AnyObject, animated: Bool,
    onPop: (() -> Void)? = nil
  ) {
    owners.setObject(owner, forKey: viewController)
    if let onPop = onPop { completions[viewController] = onPop }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.pushes += 1 }
    navigationController.pushViewController(viewController, animated: animated)
    CATransaction.commit()
  }

  package private(set) var pushes = 0
  package func owner(of viewController: UIViewController) -> AnyObject? {
    owners.object(forKey: viewController)
  }
}

extension NavigationProxy: UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    for case let delegate as NavigationProxyDelegate in delegates.allObjects {
      delegate.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
    navigationController.topViewController?.transitionCoordinator?.notifyWhenInteractionChanges {
      context in
      guard !context.isCancelled else { return }
      _ = context.viewController(forKey: .from)
    }
  }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let poppedViewController = navigationController.transitionCoordinator?.viewController(
        forKey: .from),
      !navigationController.viewControllers.contains(poppedViewController)
    else { return }
    completions.removeValue(forKey: poppedViewController)?()
    owners.removeObject(forKey: poppedViewController)
    for case let delegate as NavigationProxyDelegate in delegates.allObjects {
      delegate.proxy(self, didPop: poppedViewController)
    }
  }
}

extension NavigationProxy: UIGestureRecognizerDelegate {
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigationController.viewControllers.count > 1
  }
}

package final class ProxiedCoordinator: NSObject, NavigationProxyDelegate {
  package private(set) var popped: [String] = []
  private let proxy: NavigationProxy

  package init(proxy: NavigationProxy) {
    self.proxy = proxy
    super.init()
    proxy.add(self)
  }

  package func start() {
    let screen = UIViewController()
    screen.title = "Proxied"
    proxy.push(screen, owner: self, animated: true)
  }

  package func proxy(_ proxy: NavigationProxy, didPop viewController: UIViewController) {
    popped.append(viewController.title ?? "")
  }
}
