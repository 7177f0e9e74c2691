import Foundation
import HeadlessUIKit
import Testing

private final class Previews: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}

private final class KeyWindow: UIWindow {
  var calls: [String] = []
  override func becomeKey() { calls.append("become") }
  override func resignKey() { calls.append("resign") }
}

private final class ArchivedView: UIView {
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    calls.append("should \(tab.identifier)")
    return tab.identifier != "locked"
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
  }
}

private final class RareMethods: UIViewController, UITabBarControllerDelegate,
  UINavigationControllerDelegate
{
  var calls: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { calls.append("willEndCustomizing \(viewControllers.count) \(changed)") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interactionController")
    return nil
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeLeft }

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { calls.append("collapse") }

  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    calls.append("separate")
    return nil
  }
}

extension HeadlessUIKitTests {
  @Suite struct DeclaredTests {
    @Test("the delegates and controllers have UIKit's rarer methods")
    func rareMethods() {
      let app = App()
      let rare = RareMethods()
      let (tabs, split) = (UITabBarController(), UISplitViewController())
      let tabDelegate: any UITabBarControllerDelegate = rare
      tabDelegate.tabBarController(tabs, willEndCustomizing: [rare], changed: true)
      _ = tabDelegate.tabBarController(tabs, interactionControllerFor: Animator(app.journal))
      let navigationDelegate: any UINavigationControllerDelegate = rare
      #expect(
        navigationDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(
          UINavigationController()) == .landscapeLeft)
      let controller: UIViewController = rare
      controller.collapseSecondaryViewController(UIViewController(), for: split)
      #expect(controller.separateSecondaryViewController(for: split) == nil)
      #expect(
        rare.calls == [
          "willEndCustomizing 1 true", "interactionController", "collapse", "separate",
        ])
    }

    @Test("windows post when they become visible, hidden, and key")
    func windowNotifications() {
      let app = App()
      let names = [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      ]
      nonisolated final class Heard: @unchecked Sendable { var names: [String] = [] }
      let heard = Heard()
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          heard.names.append($0.name.rawValue)
        }
      }
      let window = KeyWindow(frame: .zero)
      window.makeKeyAndVisible()
      app.window.makeKeyAndVisible()
      window.isHidden = true
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      #expect(window.calls == ["become", "resign"])
      #expect(
        heard.names == [
          "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
          "UIWindowDidBecomeVisibleNotification", "UIWindowDidResignKeyNotification",
          "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeHiddenNotification",
        ])
    }

    @Test("launch options and URL options have UIKit's keys")
    func keys() {
      let options: [UIApplication.LaunchOptionsKey: Any] = [
        .remoteNotification: 1, .shortcutItem: 2, .userActivityDictionary: 3, .location: 4,
      ]
      #expect(options.count == 4)
      #expect(UIApplication.OpenURLOptionsKey.openInPlace != .annotation)
    }

    @Test("a bar button has a target, an action, and can be hidden")
    func barButton() {
      let target = NSObject()
      let button = UIBarButtonItem(
        image: nil, landscapeImagePhone: nil, style: .done, target: target, action: nil)
      #expect(button.target === target && button.action == nil && button.style == .done)
      button.isHidden = true
      button.title = "Save"
      #expect(!button.isShown)
    }

    @Test("index paths of tables and collections can be read and changed")
    func indexPaths() {
      var path = IndexPath(item: 2, section: 1)
      #expect(path.item == 2 && path.row == 2 && path.section == 1)
      path.row += 1
      path.section = 0
      #expect(path == IndexPath(row: 3, section: 0))
      let old = NSIndexPath(item: 2, section: 1)
      #expect(old.item == 2 && old.row == 2 && old.section == 1)
    }

    @Test("the former names of display modes are the modes that replaced them")
    func displayModes() {
      typealias Mode = UISplitViewController.DisplayMode
      #expect(Mode.allVisible == .oneBesideSecondary)
      #expect(Mode.primaryHidden == .secondaryOnly)
      #expect(Mode.primaryOverlay == .oneOverSecondary)
    }

    @Test("views, bar items and controllers are NSCoding")
    func coding() {
      let objects: [any NSCoding] = [
        ArchivedView(), UIViewController(), UIBarButtonItem(), UIColor.systemTeal,
      ]
      #expect(objects.count == 4)
      #expect(UIView.AnimationOptions.transitionCurlUp.rawValue == 3 << 20)
      #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
      #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) == .cyan)
    }

    @Test(
      "a tab bar controller shows tabs that create their controllers, and tells its delegate")
    func tabs() {
      let app = App()
      let made = (1...3).map { app.screen("\($0)") }
      let tabs = UITabBarController()
      tabs.tabs = zip(["first", "second", "locked"], made).map { name, controller in
        UITab(title: name, image: nil, identifier: name) { _ in controller }
      }
      let delegate = TabDelegate()
      tabs.delegate = delegate
      app.show(tabs)
      #expect(tabs.viewControllers?.count == 3)
      #expect(tabs.selectedTab?.identifier == "first" && made[0].tab === tabs.selectedTab)
      #expect(made[1].tabBarItem.title == "second")
      #expect(tabs.personTaps(tab: made[1]))
      #expect(!tabs.personTaps(tab: made[2]))
      #expect(delegate.calls == ["should second", "did second after first", "should locked"])
      tabs.selectedTab = tabs.tab(forIdentifier: "first")
      #expect(tabs.selectedViewController === made[0])
      tabs.tabs[1].isHidden = true
      #expect(tabs.viewControllers?.count == 2)
    }

    @Test("an animator runs its closures when it starts, and completes when the app settles")
    func animator() {
      let app = App()
      var calls: [String] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { calls.append("animate") }
      animator.addCompletion { calls.append("complete \($0)") }
      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(animator.isRunning && animator.state == .active)
      #expect(calls == ["animate"])
      app.settle()
      #expect(!animator.isRunning && animator.state == .inactive)
      #expect(calls == ["animate", "complete end"])
    }

    @Test(
      "a reversed animator completes at its start; a paused or stopped one doesn't complete")
    func interruptedAnimators() {
      let app = App()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      animator.pauseAnimation()
      app.settle()
      #expect(ends.isEmpty && animator.state == .active)
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      app.settle()
      #expect(ends == [.start])
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      animator.stopAnimation(false)
      app.settle()
      #expect(animator.state == .stopped && ends == [.start])
      animator.finishAnimation(at: .current)
      #expect(ends == [.start, .current])
    }

    @Test("a constraint remembers what it relates")
    func constraint() {
      let (one, other) = (UIView(), UIView())
      one.addSubview(other)
      let constraint = NSLayoutConstraint(
        item: one, attribute: .width, relatedBy: .equal, toItem: other, attribute: .height,
        multiplier: 2, constant: 3)
      constraint.priority = .defaultHigh
      one.addConstraint(constraint)
      #expect(constraint.isActive && constraint.multiplier == 2 && constraint.constant == 3)
      #expect(constraint.firstItem === one && constraint.secondItem === other)
      #expect(constraint.firstAttribute == .width && constraint.relation == .equal)
    }

    @Test("a gesture recognizer knows its view, and a view its gesture recognizers")
    func gestures() {
      let view = UIView()
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(UITapGestureRecognizer())
      #expect(pan.view === view && pan.state == .possible)
      #expect(view.gestureRecognizers?.count == 2)
      pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
      #expect(pan.translation(in: view) == CGPoint(x: 1, y: 2))
      let other = UIView()
      other.addGestureRecognizer(pan)
      #expect(pan.view === other && view.gestureRecognizers?.count == 1)
      other.removeGestureRecognizer(pan)
      #expect(pan.view == nil && other.gestureRecognizers == nil)
    }

    @Test("previews can be registered and unregistered")
    func previews() {
      let controller = UIViewController()
      let delegate = Previews()
      let view = UIView()
      let context = controller.registerForPreviewing(with: delegate, sourceView: view)
      #expect(context.sourceView === view && context.delegate === delegate)
      controller.unregisterForPreviewing(withContext: context)
    }

    @Test("the edit button starts and stops editing")
    func editButton() {
      let app = App()
      let screen = app.screen("A")
      let button = screen.editButtonItem
      #expect(button.title == "Edit" && screen.editButtonItem === button)
      button.tap()
      #expect(screen.isEditing && button.title == "Done")
      screen.isEditing = false
      #expect(button.title == "Edit")
      #expect(app.broken.isEmpty)
    }
  }
}
