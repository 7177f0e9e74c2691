import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct StackTransitionTests {
    @Test func `a push calls the old and new controllers in turn, then the delegate`() {
      let app = App()
      let navigation = app.stack("A")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      app.journal.kinds.insert(.move)
      navigation.pushViewController(app.screen("B"), animated: true)
      #expect(app.journal.lines == ["B.willMove(parent)"])
      app.settle()
      #expect(
        app.journal.lines == [
          "B.willMove(parent)", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
          "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(parent)", "didShow B",
        ])
    }

    @Test func `a pop calls the old and new controllers in turn, then the delegate`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      app.journal.kinds.insert(.move)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
          "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)", "didShow A",
        ])
    }

    @Test func `without animation the same callbacks are called as with animation`() {
      let app = App()
      let navigation = app.stack("A")
      navigation.pushViewController(app.screen("B"), animated: false)
      app.settle()
      let pushed = [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ]
      #expect(app.journal.lines == pushed)
      app.journal.clear()
      navigation.popViewController(animated: false)
      app.settle()
      let popped = [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ]
      #expect(app.journal.lines == popped)
      #expect(!UIApplication.shared.isUnsettled)
    }

    @Test func `an animated push changes the top at once and calls didShow later`() {
      let app = App()
      let navigation = app.stack("A")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      let pushed = app.screen("B")
      navigation.pushViewController(pushed, animated: true)
      #expect(navigation.topViewController === pushed)
      #expect(app.journal.lines.isEmpty)
      app.settle()
      #expect(app.journal.lines.last == "didShow B")
    }

    @Test func `a popped controller loses its parent at once, and willShow sees the shorter stack`()
    {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      let popped = navigation.popViewController(animated: true)
      #expect(popped?.parent == nil)
      var countInWillShow = 0
      app.journal.reactions["willShow A"] = { countInWillShow = navigation.viewControllers.count }
      app.settle()
      #expect(countInWillShow == 1)
    }

    /// It is well known that apps restore the navigation bar in `viewWillDisappear`.
    @Test func `a popped controller finds its navigation controller until it has disappeared`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let popped = navigation.viewControllers[1]
      app.journal.reactions["B.viewWillDisappear"] = {
        #expect(popped.navigationController === navigation)
        #expect(popped.transitionCoordinator != nil)
      }
      app.journal.reactions["B.viewDidDisappear"] = {
        #expect(popped.navigationController == nil)
      }
      navigation.popViewController(animated: true)
      app.settle()
      #expect(app.journal.reactions.isEmpty)
    }

    @Test func `isMovingFromParent and isMovingToParent are true only during the callbacks`() {
      let app = App()
      let navigation = app.stack("A")
      let screen = app.screen("B")
      var moving: [Bool] = []
      for line in ["B.viewWillAppear", "B.viewDidAppear"] {
        app.journal.reactions[line] = { moving.append(screen.isMovingToParent) }
      }
      app.journal.reactions["A.viewWillDisappear"] = { [navigation] in
        moving.append(navigation.viewControllers[0].isMovingFromParent)
      }
      navigation.pushViewController(screen, animated: true)
      app.settle()
      #expect(moving == [false, true, true])
      #expect(!screen.isMovingToParent)
      moving = []
      for line in ["B.viewWillDisappear", "B.viewDidDisappear"] {
        app.journal.reactions[line] = { moving.append(screen.isMovingFromParent) }
      }
      navigation.popViewController(animated: true)
      app.settle()
      #expect(moving == [true, true])
      #expect(!screen.isMovingFromParent)
    }

    @Test func `a navigation controller's first appearance calls willShow and didShow`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      app.window.rootViewController = navigation
      app.window.makeKeyAndVisible()
      #expect(
        app.journal.lines == ["A.viewWillAppear", "willShow A", "A.viewDidAppear", "didShow A"])
    }

    /// It is well known that UIKit defers the transition until the view is in a window.
    @Test func `a change made off screen takes effect when the navigation controller appears`() {
      let app = App()
      let navigation = app.stack("A")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      app.window.isHidden = true
      app.journal.clear()
      navigation.pushViewController(app.screen("B"), animated: true)
      #expect(!UIApplication.shared.isUnsettled)
      #expect(app.journal.lines.isEmpty)
      app.window.isHidden = false
      #expect(
        app.journal.lines == ["B.viewWillAppear", "willShow B", "B.viewDidAppear", "didShow B"])
      app.window.isHidden = true
      app.journal.clear()
      app.window.isHidden = false
      #expect(app.journal.lines == ["B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test(arguments: [false, true])
    func `a controller that joins a stack off screen has no transition to follow`(isSet: Bool) {
      let app = App()
      app.journal.kinds.insert(.move)
      let navigation = UINavigationController()
      app.journal.reactions["A.didMove(parent)"] = {
        #expect(navigation.transitionCoordinator == nil)
      }
      let screen = app.screen("A")
      if isSet {
        navigation.setViewControllers([screen], animated: true)
      } else {
        navigation.pushViewController(screen, animated: true)
      }
      #expect(app.journal.lines == ["A.willMove(parent)", "A.didMove(parent)"])
      #expect(app.journal.reactions.isEmpty && !screen.isMovingToParent)
    }

    @Test(arguments: [false, true])
    func `a push by a controller that joins a stack off screen comes after its own move`(
      settlesAtOnce: Bool
    ) {
      let app = App()
      app.journal.kinds.insert(.move)
      let navigation = UINavigationController()
      let next = app.screen("B")
      app.journal.reactions["A.didMove(parent)"] = {
        navigation.pushViewController(next, animated: false)
        if settlesAtOnce { app.settle() }
        app.journal.note("pushed")
      }
      navigation.viewControllers = [app.screen("A")]
      #expect(
        app.journal.lines == [
          "A.willMove(parent)", "A.didMove(parent)", "B.willMove(parent)", "pushed",
        ])
      app.settle()
      #expect(app.journal.lines.last == "B.didMove(parent)")
      #expect(navigation.topViewController === next)
      #expect(!UIApplication.shared.isUnsettled)
    }

    @Test func `an animated setViewControllers is a push if the new top was not on the stack`() {
      let app = App()
      let navigation = app.stack("A")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      navigation.setViewControllers([app.screen("B"), app.screen("C")], animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "A.viewWillDisappear", "C.viewWillAppear", "willShow C", "A.viewDidDisappear",
          "C.viewDidAppear", "didShow C",
        ])
    }

    @Test func `an animated setViewControllers is a pop if the new top was lower on the stack`() {
      let app = App()
      let navigation = app.stack("A", "B", "C")
      let stack = navigation.viewControllers
      navigation.setViewControllers([stack[0], stack[1]], animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "C.viewWillDisappear", "B.viewWillAppear", "C.viewDidDisappear", "B.viewDidAppear",
        ])
    }

    @Test func `setViewControllers causes no transition if the top stays the same`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      app.journal.kinds.insert(.move)
      navigation.setViewControllers(
        [app.screen("C"), navigation.viewControllers[1]], animated: true)
      #expect(navigation.transitionCoordinator == nil)
      let moves = ["A.willMove(nil)", "C.willMove(parent)", "A.didMove(nil)", "C.didMove(parent)"]
      #expect(app.journal.lines == moves)
    }

    @Test
    func `several changes within a turn of the run loop become one transition to the final top`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      navigation.popViewController(animated: true)
      navigation.pushViewController(app.screen("C"), animated: false)
      navigation.pushViewController(app.screen("D"), animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "B.viewWillDisappear", "D.viewWillAppear", "willShow D", "B.viewDidDisappear",
          "D.viewDidAppear", "didShow D",
        ])
    }

    @Test
    func `a push that is undone in the same turn of the run loop calls no appearance callbacks`() {
      let app = App()
      let navigation = app.stack("A")
      app.journal.kinds.insert(.move)
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(app.journal.lines == ["B.willMove(parent)", "B.willMove(nil)", "B.didMove(nil)"])
    }

    @Test func `the last change of a turn determines whether the transition is animated`() {
      let app = App()
      let navigation = app.stack("A")
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.pushViewController(app.screen("C"), animated: false)
      #expect(navigation.transitionCoordinator == nil)
      app.settle()
      #expect(app.journal.lines.last == "C.viewDidAppear")
      #expect(!app.journal.lines.contains("B.viewWillAppear"))
    }

    @Test func `a controller pushed in a callback is shown after the transition`() {
      for line in ["B.viewWillAppear", "willShow B", "B.viewDidAppear", "didShow B"] {
        for animated in [true, false] {
          let app = App()
          let navigation = app.stack("A")
          let delegate = Delegate(app.journal)
          navigation.delegate = delegate
          let next = app.screen("C")
          app.journal.reactions[line] = {
            navigation.pushViewController(next, animated: animated)
            #expect(navigation.topViewController === next)
          }
          navigation.pushViewController(app.screen("B"), animated: false)
          app.settle()
          #expect(
            app.journal.lines == [
              "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "A.viewDidDisappear",
              "B.viewDidAppear", "didShow B", "B.viewWillDisappear", "C.viewWillAppear",
              "willShow C", "B.viewDidDisappear", "C.viewDidAppear", "didShow C",
            ], "\(line) \(animated)")
        }
      }
    }

    @Test
    func `a controller pushed in the first viewWillAppear is shown after the first appearance`() {
      let app = App()
      let root = app.screen("A")
      let navigation = UINavigationController(rootViewController: root)
      let next = app.screen("B")
      app.journal.reactions["A.viewWillAppear"] = {
        navigation.pushViewController(next, animated: false)
      }
      app.window.rootViewController = navigation
      app.window.makeKeyAndVisible()
      app.settle()
      #expect(
        app.journal.lines == [
          "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "B.viewWillAppear",
          "A.viewDidDisappear", "B.viewDidAppear",
        ])
    }

    @Test func `a pop in willMove is performed together with the enclosing pop`() {
      let app = App()
      let navigation = app.stack("A", "B", "C")
      app.journal.reactions["C.willMove(nil)"] = { navigation.popViewController(animated: false) }
      navigation.popViewController(animated: true)
      app.settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.transitionCoordinator == nil)
      #expect(app.journal.lines.last == "A.viewDidAppear")
    }
  }
}
