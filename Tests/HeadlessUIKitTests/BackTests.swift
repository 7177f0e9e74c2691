import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct BackTests {
    @Test func `a canceled swipe back calls the callbacks of both directions and pops nothing`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      let before = navigation.viewControllers
      navigation.personSwipesBack(letsGo: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "A.viewWillDisappear",
          "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
        ])
      #expect(navigation.viewControllers == before)
      #expect(before[1].parent === navigation)
      #expect(app.events.contains(.swipeCancelled))
      #expect(!app.events.contains(.pop))
    }

    /// Because of this well-known behavior, coordinators must not rely on `willMove(toParent:)`.
    @Test func `a canceled swipe back calls willMove with nil but never didMove`() {
      let app = App()
      let navigation = app.stack("A", "B")
      app.journal.kinds = [.move]
      navigation.personSwipesBack(letsGo: true)
      app.settle()
      #expect(app.journal.lines == ["B.willMove(nil)"])
    }

    @Test
    func `a canceled swipe's transition coordinator is interactive at first, then canceled`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let journal = app.journal
      let top = navigation.viewControllers[1]
      app.journal.reactions["B.viewWillDisappear"] = {
        #expect(top.isMovingFromParent)
        let coordinator = top.transitionCoordinator
        #expect(coordinator?.isInteractive == true && coordinator?.isCancelled == false)
        coordinator?.notifyWhenInteractionChanges { journal.note("lifted \($0.isCancelled)") }
        coordinator?.animate(alongsideTransition: nil) { journal.note("end \($0.isCancelled)") }
      }
      navigation.personSwipesBack(letsGo: true)
      #expect(app.journal.lines.contains("lifted true"))
      #expect(app.journal.lines.last == "end true")
      #expect(!top.isMovingFromParent)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `after a canceled swipe back, the user can swipe again and the app can push`() {
      let app = App()
      let navigation = app.stack("A", "B")
      navigation.personSwipesBack(letsGo: true)
      navigation.personSwipesBack(letsGo: true)
      navigation.pushViewController(app.screen("C"), animated: true)
      app.settle()
      navigation.personSwipesBack()
      app.settle()
      navigation.personGoesBack(to: navigation.viewControllers[0])
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
      #expect(app.broken.isEmpty)
    }

    @Test func `a controller pushed during a canceled swipe goes on top of the one that stays`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let next = app.screen("C")
      app.journal.reactions["A.viewWillAppear"] = {
        navigation.pushViewController(next, animated: true)
      }
      navigation.personSwipesBack(letsGo: true)
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
      #expect(app.journal.lines.last == "C.viewDidAppear")
    }

    @Test func `a swipe back is a pop that starts interactively`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      var interactive: [Bool?] = []
      app.journal.reactions["willShow A"] = {
        interactive.append(navigation.transitionCoordinator?.isInteractive)
      }
      app.journal.reactions["didShow A"] = {
        let coordinator = navigation.transitionCoordinator
        interactive += [coordinator?.isInteractive, coordinator?.initiallyInteractive]
      }
      navigation.personSwipesBack()
      app.settle()
      #expect(interactive == [true, false, true])
      #expect(app.journal.lines.last == "didShow A")
    }

    @Test
    func `the Back button, its menu and the swipe call the pop methods that an app can override`() {
      final class Navigation: UINavigationController {
        var calls: [String] = []
        override func popViewController(animated: Bool) -> UIViewController? {
          calls.append("pop")
          return super.popViewController(animated: animated)
        }
        override func popToViewController(
          _ viewController: UIViewController, animated: Bool
        ) -> [UIViewController]? {
          calls.append("popTo")
          return super.popToViewController(viewController, animated: animated)
        }
      }
      let app = App()
      let navigation = Navigation(rootViewController: app.screen("A"))
      navigation.viewControllers += ["B", "C", "D", "E"].map { app.screen($0) }
      app.show(navigation)
      navigation.personGoesBack(to: navigation.viewControllers[3])
      app.settle()
      navigation.personSwipesBack()
      app.settle()
      navigation.personGoesBack(to: navigation.viewControllers[0])
      app.settle()
      #expect(navigation.calls == ["pop", "pop", "popTo"])
      #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a swipe back that an override refuses leaves no transition coordinator`() {
      final class Stubborn: UINavigationController {
        override func popViewController(animated: Bool) -> UIViewController? { nil }
      }
      let app = App()
      let navigation = Stubborn(rootViewController: app.screen("A"))
      navigation.viewControllers.append(app.screen("B"))
      app.show(navigation)
      navigation.personSwipesBack()
      navigation.personSwipesBack(letsGo: true)
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.transitionCoordinator == nil)
      navigation.pushViewController(app.screen("C"), animated: true)
      #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
    }
  }
}
