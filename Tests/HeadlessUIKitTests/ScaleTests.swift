import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Performance tests that take minutes unless the cost is linear in the number of controllers.
  @Suite struct ScaleTests {
    private static let count = 100_000

    @Test(.timeLimit(.minutes(1)))
    func `100,000 controllers can be pushed and popped one by one`() {
      let app = App()
      let navigation = app.stack("A")
      for _ in 0..<Self.count {
        navigation.pushViewController(UIViewController(), animated: false)
      }
      #expect(navigation.viewControllers.count == Self.count + 1)
      for _ in 0..<Self.count { navigation.popViewController(animated: false) }
      #expect(navigation.viewControllers.count == 1)
    }

    @Test(.timeLimit(.minutes(1)))
    func `100,000 controllers can be pushed and popped within one turn of the run loop`() {
      let app = App()
      let navigation = app.stack("A")
      for _ in 0..<Self.count {
        navigation.pushViewController(UIViewController(), animated: true)
      }
      let stack = navigation.viewControllers
      navigation.popToRootViewController(animated: true)
      navigation.viewControllers += stack.dropFirst()
      app.settle()
      navigation.setViewControllers(stack.reversed(), animated: true)
      app.settle()
      #expect(navigation.viewControllers == stack.reversed())
      navigation.popToRootViewController(animated: true)
      app.settle()
      #expect(app.broken.isEmpty)
    }

    @Test(.timeLimit(.minutes(1)))
    func `100,000 sheets can be presented and dismissed`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      for _ in 0..<Self.count {
        root.present(UIViewController(), animated: true)
        app.settle()
        root.dismiss(animated: true)
        app.settle()
      }
      #expect(app.broken.isEmpty)
    }
  }
}
