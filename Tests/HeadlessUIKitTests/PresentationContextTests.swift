import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct PresentationContextTests {
    @Test func `a navigation controller is the presentation context of its screens`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, app.screen("B")]
      app.show(tabs)
      #expect(navigation.definesPresentationContext && !tabs.definesPresentationContext)
      let card = app.screen("C")
      card.modalPresentationStyle = .overCurrentContext
      navigation.viewControllers[0].present(card, animated: false)
      #expect(card.presentingViewController === navigation)
      #expect(tabs.presentedViewController == nil)
      let sheet = app.screen("D")
      tabs.present(sheet, animated: false)
      #expect(tabs.presentedViewController === sheet)
      #expect(app.broken.isEmpty)
    }

    @Test func `a navigation controller may leave the context to its container`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      app.show(tabs)
      navigation.definesPresentationContext = false
      let card = app.screen("C")
      card.modalPresentationStyle = .overCurrentContext
      navigation.viewControllers[0].present(card, animated: false)
      #expect(card.presentingViewController === tabs)
    }

    @Test(.bug(id: "U5"))
    func `a dismissal over the current context disappears, and the context appears, once each`() {
      let app = App()
      let (context, card) = app.covered()
      app.journal.clear()
      context.dismiss(animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "P.viewWillDisappear", "C.viewWillAppear", "kid.viewWillAppear", "kid.viewDidAppear",
          "C.viewDidAppear", "P.viewDidDisappear",
        ])
      #expect(card.presentingViewController == nil && card.view.window == nil)
    }

    @Test(.bug(id: "U5"))
    func `a covered context stays away when its tab comes back, and what covers it returns`() {
      let app = App()
      let (context, card) = app.covered()
      let tabs = context.tabBarController
      app.journal.clear()
      tabs?.selectedIndex = 1
      tabs?.selectedIndex = 0
      #expect(
        app.journal.lines == [
          "B.viewWillAppear", "P.viewWillDisappear", "P.viewDidDisappear", "B.viewDidAppear",
          "P.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "P.viewDidAppear",
        ])
      #expect(context.view.window == nil && card.view.window === app.window)
    }
  }
}

extension App {
  /// Shows a tab whose controller C, which contains "kid", is covered by P in its own context, and
  /// a tab B.
  fileprivate func covered() -> (context: UIViewController, card: UIViewController) {
    let (context, card) = (screen("C"), screen("P"))
    context.definesPresentationContext = true
    let kid = screen("kid")
    context.addChild(kid)
    context.view.addSubview(kid.view)
    kid.didMove(toParent: context)
    let tabs = UITabBarController()
    tabs.viewControllers = [context, screen("B")]
    show(tabs)
    card.modalPresentationStyle = .currentContext
    context.present(card, animated: false)
    settle()
    return (context, card)
  }
}
