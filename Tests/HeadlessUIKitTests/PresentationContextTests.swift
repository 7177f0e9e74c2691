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
  }
}
