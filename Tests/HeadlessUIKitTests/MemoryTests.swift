import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct MemoryTests {
    @Test func `a popped controller is freed, animated or not, and also after a swipe`() {
      for way in 0..<4 {
        let app = App()
        let navigation = app.stack("A")
        weak var screen: Screen?
        weak var coordinator: AnyObject?
        do {
          let pushed = app.screen("B")
          screen = pushed
          navigation.pushViewController(pushed, animated: true)
          coordinator = navigation.transitionCoordinator
          app.settle()
        }
        #expect(screen != nil)
        #expect(coordinator == nil)
        switch way {
        case 0: navigation.popViewController(animated: false)
        case 1: navigation.popViewController(animated: true)
        case 2: navigation.personSwipesBack()
        default:
          navigation.personSwipesBack(letsGo: true)
          navigation.viewControllers = [app.screen("C")]
        }
        app.settle()
        #expect(screen == nil, "\(way)")
      }
    }

    @Test func `a dismissed controller is freed with its presentation controller`() {
      for way in 0..<3 {
        let app = App()
        let root = app.screen("A")
        app.show(root)
        weak var screen: UIViewController?
        weak var presentation: UIPresentationController?
        weak var coordinator: AnyObject?
        do {
          let sheet = UINavigationController(rootViewController: app.screen("B"))
          (screen, presentation) = (sheet, sheet.presentationController)
          root.present(sheet, animated: true)
          coordinator = root.transitionCoordinator
        }
        app.settle()
        #expect(screen != nil)
        #expect(coordinator == nil)
        switch way {
        case 0: root.dismiss(animated: false)
        case 1: root.dismiss(animated: true)
        default: _ = root.presentedViewController?.personSwipesDown()
        }
        app.settle()
        #expect(screen == nil && presentation == nil, "\(way)")
      }
    }

    @Test func `a replaced root view controller is freed with its presentations and pending work`()
    {
      let app = App()
      weak var screen: UIViewController?
      weak var sheet: UIViewController?
      do {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: app.screen("A"))]
        app.show(tabs)
        let presented = app.screen("B")
        (screen, sheet) = (tabs, presented)
        tabs.present(presented, animated: true)
        (tabs.selectedViewController as? UINavigationController)?
          .pushViewController(app.screen("C"), animated: true)
        app.window.rootViewController = UIViewController()
        app.settle()
      }
      #expect(screen == nil && sheet == nil)
    }

    @Test func `a crashed app's pending work is freed`() {
      weak var screen: UIViewController?
      weak var sheet: UIViewController?
      do {
        let app = App()
        let navigation = app.stack("A")
        let presented = app.screen("B")
        (screen, sheet) = (navigation, presented)
        navigation.present(presented, animated: true) { [navigation] in _ = navigation }
        navigation.pushViewController(app.screen("C"), animated: true)
        navigation.pushViewController(UINavigationController(), animated: true)
      }
      #expect(screen == nil && sheet == nil)
    }

    /// Back references are unowned, so each must be cleared before its target is freed.
    @Test func `an object that outlives its container, presenter or window no longer refers to it`()
    {
      let app = App()
      let (child, pushed, tab, root) = (
        app.screen("A"), app.screen("B"), app.screen("C"), app.screen("D")
      )
      let (view, inner) = (UIView(), UIView())
      var table: UITableView?
      do {
        let container = UIViewController()
        container.addChild(child)
        let navigation = UINavigationController(rootViewController: pushed)
        let tabs = UITabBarController()
        tabs.viewControllers = [tab, navigation]
        let window = UIWindow(frame: .zero)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.isHidden = true
        container.view = view
        let outer = UIView()
        outer.addSubview(inner)
        let list = UITableViewController(style: .plain)
        table = list.tableView
      }
      #expect(child.parent == nil && pushed.parent == nil && tab.parent == nil)
      #expect(pushed.navigationController == nil && tab.tabBarController == nil)
      #expect(root.next == nil && root.view.window == nil)
      #expect(view.next == nil && inner.superview == nil)
      #expect(table?.dataSource == nil && table?.delegate == nil)
    }

    @Test func `a presented controller can outlive its presenter and be presented again`() {
      let app = App()
      let sheet = app.screen("B")
      do {
        let screen = app.screen("A")
        screen.definesPresentationContext = true
        sheet.modalPresentationStyle = .overCurrentContext
        app.show(UINavigationController(rootViewController: screen))
        screen.present(sheet, animated: false)
        app.window.rootViewController = nil
      }
      #expect(sheet.presentingViewController == nil)
      let next = app.screen("C")
      app.show(next)
      next.present(sheet, animated: true)
      app.settle()
      #expect(next.presentedViewController === sheet)
      #expect(app.broken.isEmpty)
    }

    @Test func `a push while a stack is being replaced leaves every parent consistent`() {
      let app = App()
      let navigation = app.stack("A")
      let (new, other) = (app.screen("B"), app.screen("C"))
      app.journal.reactions["B.willMove(parent)"] = {
        navigation.pushViewController(other, animated: false)
      }
      navigation.setViewControllers([new], animated: false)
      app.settle()
      #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
      #expect(navigation.viewControllers.contains(other) == (other.parent != nil))
    }

    @Test func `removed children, replaced tabs and dismissed alerts are freed`() {
      let app = App()
      let tabs = UITabBarController()
      weak var child: UIViewController?
      weak var tab: UIViewController?
      weak var alert: UIViewController?
      do {
        let screens = [app.screen("A"), app.screen("B")]
        tabs.viewControllers = [screens[0]]
        app.show(tabs)
        tabs.viewControllers?[0].addChild(screens[1])
        (tab, child) = (screens[0], screens[1])
        screens[1].removeFromParent()
        let question = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default) { _ in }
        question.addAction(action)
        tabs.present(question, animated: true)
        app.settle()
        question.personTaps(action)
        alert = question
      }
      app.settle()
      #expect(child == nil && alert == nil)
      tabs.viewControllers = [UIViewController()]
      #expect(tab == nil)
    }

    @Test func `a table view controller is freed after its rows have been read`() {
      weak var freed: UITableViewController?
      do {
        let table = UITableViewController(style: .plain)
        _ = table.content
        _ = table.tableView
        freed = table
      }
      #expect(freed == nil)
    }
  }
}
