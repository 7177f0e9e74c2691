import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TransitionCoordinatorTests {
    @Test func `in didShow, the transition coordinator's from controller is the previous one`() {
      let app = App()
      let navigation = app.stack("A")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      var left: [String?] = []
      var isPop: [Bool] = []
      for line in ["didShow B", "didShow A"] {
        app.journal.reactions[line] = {
          let from = navigation.transitionCoordinator?.viewController(forKey: .from)
          left.append(from?.title)
          isPop.append(from.map { !navigation.viewControllers.contains($0) } ?? false)
        }
      }
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      navigation.popViewController(animated: true)
      app.settle()
      #expect(left == ["A", "B"])
      #expect(isPop == [false, true])
    }

    /// Code that looks for the controller that was left only in the coordinator misses it.
    @Test(.bug(id: "U2"))
    func `12: a change without animation has no transition coordinator in any callback`() {
      let app = App()
      let navigation = app.stack("A")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      var asked = 0
      func expectNone(in lines: String...) {
        for line in lines {
          app.journal.reactions[line] = {
            asked += 1
            #expect(navigation.transitionCoordinator == nil)
          }
        }
      }
      expectNone(in: "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "didShow B")
      navigation.pushViewController(app.screen("B"), animated: false)
      app.settle()
      expectNone(in: "B.viewWillDisappear", "willShow A", "B.viewDidDisappear", "didShow A")
      navigation.popViewController(animated: false)
      app.settle()
      expectNone(in: "C.viewWillAppear", "willShow C", "C.viewDidAppear", "didShow C")
      navigation.viewControllers = [app.screen("C")]
      app.settle()
      #expect(asked == 12)
    }

    @Test
    func `a transition coordinator's completion runs after the last callback of an animated push`()
    {
      let app = App()
      let navigation = app.stack("A")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      let journal = app.journal
      navigation.pushViewController(app.screen("B"), animated: true)
      #expect(navigation.transitionCoordinator?.isAnimated == true)
      #expect(navigation.transitionCoordinator?.viewController(forKey: .to)?.title == "B")
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in journal.note("alongside") },
        completion: { journal.note("completion, canceled \($0.isCancelled)") })
      app.settle()
      #expect(
        journal.lines == [
          "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "alongside",
          "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "completion, canceled false",
        ])
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a controller pushed in a transition coordinator's completion is shown too`() {
      let app = App()
      let navigation = app.stack("A")
      let next = app.screen("C")
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        navigation.pushViewController(next, animated: true)
      }
      app.settle()
      #expect(app.journal.lines.last == "C.viewDidAppear")
    }

    @Test func `all controllers in a presentation share its transition coordinator`() {
      let app = App()
      let navigation = app.stack("A")
      let inner = app.screen("B")
      let sheet = UINavigationController(rootViewController: inner)
      navigation.viewControllers[0].present(sheet, animated: true)
      for controller in [navigation, navigation.viewControllers[0], sheet, inner] {
        #expect(controller.transitionCoordinator?.viewController(forKey: .to) === sheet)
      }
      app.settle()
      #expect(sheet.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
    }
  }
}
