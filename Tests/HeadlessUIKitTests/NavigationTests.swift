import HeadlessUIKit
import Testing

@Suite(.serialized) struct NavigationTests {
  @Test func `pop with only the root on the stack does nothing and returns nil`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers.count == 1)
  }
}
