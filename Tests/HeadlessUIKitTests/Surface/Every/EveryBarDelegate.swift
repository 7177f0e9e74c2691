import Foundation
import HeadlessUIKit

/// Implements every method of `UIBarPositioningDelegate`.
final class EveryBarPositioningDelegate: NSObject, UIBarPositioningDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Implements every method of `UINavigationBarDelegate`.
final class EveryNavigationBarDelegate: NSObject, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Implements every method of `UITabBarDelegate`.
final class EveryTabBarDelegate: NSObject, UITabBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// Implements every method of `UIToolbarDelegate`.
final class EveryToolbarDelegate: NSObject, UIToolbarDelegate {

}
