import Foundation
import HeadlessUIKit
import TestSupport
import Testing

extension HeadlessUIKitTests {
  /// Tests that the time of a transition grows linearly with the number of controllers.
  @Suite struct ScaleTests {
    @Test func `20,000 controllers can be pushed and popped one by one`() {
      let growth = growthOfTime { count in
        let app = App()
        let navigation = app.stack("A")
        for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
        #expect(navigation.viewControllers.count == count + 1)
        for _ in 0..<count { navigation.popViewController(animated: false) }
        #expect(navigation.viewControllers.count == 1)
      }
      #expect(growth < 30)
    }

    @Test func `20,000 controllers can be pushed and popped within one turn of the run loop`() {
      let growth = growthOfTime { count in
        let app = App()
        let navigation = app.stack("A")
        for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: true) }
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
      #expect(growth < 30)
    }

    @Test func `20,000 sheets can be presented and dismissed`() {
      let growth = growthOfTime { count in
        let app = App()
        let root = app.screen("A")
        app.show(root)
        for _ in 0..<count {
          root.present(UIViewController(), animated: true)
          app.settle()
          root.dismiss(animated: true)
          app.settle()
        }
        #expect(app.broken.isEmpty)
      }
      #expect(growth < 30)
    }
  }
}
