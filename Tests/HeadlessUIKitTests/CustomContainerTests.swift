import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct CustomContainerTests {
    @Test func `a transition between children calls appearance callbacks around the animations`() {
      let app = App()
      let (container, old, new) = (app.screen("C"), app.screen("A"), app.screen("B"))
      container.addChild(old)
      old.didMove(toParent: container)
      app.show(container)
      let journal = app.journal
      old.willMove(toParent: nil)
      container.addChild(new)
      container.transition(from: old, to: new, duration: 0.3) {
        journal.note("animations")
      } completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: container)
        journal.note("completion")
      }
      app.settle()
      #expect(
        app.journal.lines == [
          "A.viewWillDisappear", "B.viewWillAppear", "animations", "A.viewDidDisappear",
          "B.viewDidAppear", "completion",
        ])
      #expect(container.children == [new])
    }

    @Test func `a transition is a fault unless both controllers are children`() {
      let app = App()
      let (container, child) = (app.screen("C"), app.screen("A"))
      container.addChild(child)
      app.show(container)
      container.transition(from: child, to: app.screen("B"), duration: 0, animations: nil)
      #expect(app.broken == [.transitionBetweenStrangers])
    }

    @Test func `a container that forwards appearance callbacks itself can forward all of them`() {
      final class Forwarding: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override func viewWillAppear(_ animated: Bool) {
          children[0].beginAppearanceTransition(true, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) { children[0].endAppearanceTransition() }
        override func viewWillDisappear(_ animated: Bool) {
          children[0].beginAppearanceTransition(false, animated: animated)
        }
        override func viewDidDisappear(_ animated: Bool) { children[0].endAppearanceTransition() }
      }
      let app = App()
      let container = Forwarding()
      container.addChild(app.screen("A"))
      app.window.rootViewController = container
      app.window.makeKeyAndVisible()
      app.window.isHidden = true
      #expect(
        app.journal.lines == [
          "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        ])
      #expect(app.broken.isEmpty)
    }

    @Test func `a navigation delegate is asked for an animator only for animated changes`() {
      final class Asked: NSObject, UINavigationControllerDelegate {
        var asked: [UINavigationController.Operation] = []
        func navigationController(
          _ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
          asked.append(operation)
          return nil
        }
      }
      let app = App()
      let navigation = app.stack("A")
      let delegate = Asked()
      navigation.delegate = delegate
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      navigation.popViewController(animated: true)
      app.settle()
      navigation.pushViewController(app.screen("C"), animated: false)
      #expect(delegate.asked == [.push, .pop])
    }
  }
}
