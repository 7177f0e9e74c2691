import HeadlessUIKit
import StrongReferences
import TestSupport
import Testing

/// Tests of the names that a path of references gives the properties of HeadlessUIKit.
@Suite(.serialized, .exclusive) struct UIKitPathTests {
  private final class Held {}
  private final class Screen: UIViewController {
    // An app's own property keeps its name, whatever it is.
    var inside: Held?
  }

  @Test func `a path names UIKit's properties as an app knows them`() throws {
    let (screen, cover) = (Screen(), Screen())
    screen.inside = Held()
    cover.inside = Held()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.present(cover, animated: false)
    let reader = ReferenceReader()
    let path = try reader.path(to: try #require(screen.inside), from: [.init("window", window)])
    #expect(
      path?.description
        == "UIWindow.rootViewController → UITabBarController.children[0]"
        + " → UINavigationController.children[0] → Screen.inside → Held")
    let other = try reader.path(to: try #require(cover.inside), from: [.init("window", window)])
    #expect(
      other?.description
        == "UIWindow.rootViewController → UITabBarController.presentedViewController"
        + " → Screen.inside → Held")
  }
}
