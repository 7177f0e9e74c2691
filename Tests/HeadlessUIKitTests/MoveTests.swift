import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Controllers that a callback of one transition moves again.
  @Suite struct MoveTests {
    @Test func `a pop in the callback of a push is seen as a pop, and each move ends once`() {
      let app = App()
      let navigation = app.stack("A")
      let pushed = app.screen("B")
      var states: [Bool] = []
      app.journal.kinds = [.move]
      app.journal.reactions["B.viewDidAppear"] = { navigation.popViewController(animated: true) }
      for line in ["B.viewWillDisappear", "B.viewDidDisappear"] {
        app.journal.reactions[line] = {
          states += [pushed.isMovingFromParent, pushed.navigationController === navigation]
        }
      }
      navigation.pushViewController(pushed, animated: true)
      app.settle()
      #expect(states == [true, true, true, false])
      #expect(
        app.journal.lines == [
          "B.willMove(parent)", "B.willMove(nil)", "B.didMove(parent)", "B.didMove(nil)",
        ])
      #expect(!pushed.isMovingFromParent && pushed.navigationController == nil)
    }

    @Test func `a controller that gets another parent during a canceled swipe has left the stack`()
    {
      let app = App()
      let navigation = app.stack("A", "B")
      let popped = navigation.viewControllers[1]
      let other = UIViewController()
      app.journal.reactions["B.viewWillDisappear"] = { other.addChild(popped) }
      navigation.personSwipesBack(letsGo: true)
      app.settle()
      #expect(navigation.viewControllers.count == 1 && popped.parent === other)
      popped.removeFromParent()
      #expect(popped.navigationController == nil && app.broken.isEmpty)
    }

    @Test func `a push in the callback of the controller's pop puts it back on the stack`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let popped = navigation.viewControllers[1]
      app.journal.kinds = [.move]
      app.journal.reactions["B.viewDidDisappear"] = {
        navigation.pushViewController(popped, animated: true)
      }
      navigation.popViewController(animated: false)
      app.settle()
      #expect(navigation.topViewController === popped)
      #expect(
        app.journal.lines == [
          "B.willMove(nil)", "B.willMove(parent)", "B.didMove(nil)", "B.didMove(parent)",
        ])
    }
  }
}
