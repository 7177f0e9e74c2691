import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct SurfaceTests {
    @Test func `a controller that overrides everything appears as any other`() {
      let app = App()
      let controller = EveryViewController(nibName: nil, bundle: nil)
      let navigation = EveryNavigationController(rootViewController: controller)
      app.show(navigation)
      #expect(
        controller.calls == [
          "willMove", "didMove", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
          "viewDidAppear",
        ])
      #expect(controller.navigationController === navigation)
      #expect(app.broken.isEmpty)
    }

    @Test func `containers that override everything navigate as any other`() {
      let app = App()
      let delegate = EveryDelegate()
      let navigation = EveryNavigationController(rootViewController: app.screen("A"))
      navigation.delegate = delegate
      let tabs = EveryTabBarController()
      tabs.delegate = delegate
      tabs.viewControllers = [navigation, app.screen("B")]
      app.show(tabs)
      navigation.pushViewController(EveryViewController(nibName: nil, bundle: nil), animated: true)
      app.settle()
      #expect(tabs.personTaps(tab: tabs.viewControllers![1]))
      _ = navigation.popViewController(animated: true)
      app.settle()
      #expect(delegate.calls.prefix(4) == ["willShow", "didShow", "willShow", "didShow"])
      #expect(delegate.calls.contains("shouldSelect") && delegate.calls.contains("didSelect"))
      #expect(navigation.calls.contains("push") && navigation.calls.contains("pop"))
      #expect(app.broken.isEmpty)
    }

    @Test
    func
      `a custom presentation controller's methods are called for its presentation and dismissal`()
    {
      let app = App()
      let delegate = EveryDelegate()
      let root = app.screen("A")
      app.show(root)
      let sheet = EveryViewController(nibName: nil, bundle: nil)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: false)
      let presentation = sheet.presentationController as? EveryPresentationController
      #expect(presentation?.calls == ["willPresent", "didPresent"])
      root.dismiss(animated: false)
      #expect(
        presentation?.calls == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
      #expect(app.broken.isEmpty)
    }

    @Test func `split view and page view controllers tell an object that implements everything`() {
      let app = App()
      let delegate = EveryDelegate()
      let split = EverySplitViewController(style: .unspecified)
      split.delegate = delegate
      split.viewControllers = [
        UINavigationController(rootViewController: app.screen("A")), app.screen("B"),
      ]
      app.show(split)
      #expect(delegate.calls == ["collapseSecondary", "didCollapse"])
      delegate.calls = []
      let pages = EveryPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.delegate = delegate
      pages.dataSource = delegate
      pages.setViewControllers([app.screen("1")], direction: .forward, animated: false)
      app.show(pages)
      #expect(pages.personTurnsPage(.forward))
      app.settle()
      #expect(delegate.calls == ["willTransitionTo", "didFinishAnimating"])
      #expect(app.broken.isEmpty)
    }

    @Test func `the Back button runs the screen's backAction instead of going back`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let top = navigation.viewControllers[1]
      var taps = 0
      top.navigationItem.backAction = UIAction { _ in taps += 1 }
      navigation.personGoesBack(to: navigation.viewControllers[0])
      app.settle()
      #expect(taps == 1 && navigation.viewControllers.count == 2)
      navigation.popViewController(animated: false)
      #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a navigation bar's items are those of the stack`() {
      let app = App()
      let navigation = app.stack("A", "B")
      #expect(navigation.navigationBar.topItem?.title == "B")
      #expect(navigation.navigationBar.backItem?.title == "A")
      #expect(navigation.navigationBar.items?.count == 2)
      let animator = EveryAnimator()
      #expect(animator.completionSpeed == 2 && !animator.wantsInteractiveStart)
      #expect(app.broken.isEmpty)
    }
  }
}
