import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Changes to a visible navigation stack without animation, which the next layout pass shows.
  @Suite struct LayoutPassTests {
    private static let pushed = [
      "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
      "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
    ]

    /// A visible stack with the screen A, and its delegate.
    private func stack(_ app: borrowing App) -> (UINavigationController, Delegate) {
      let navigation = app.stack("A")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      app.journal.kinds.insert(.load)
      return (navigation, delegate)
    }

    @Test func `B2b: a push without animation changes the stack at once and is shown later`() {
      let app = App()
      let (navigation, delegate) = stack(app)
      defer { withExtendedLifetime(delegate) {} }
      let pushed = app.screen("B")
      navigation.pushViewController(pushed, animated: false)
      #expect(navigation.topViewController === pushed)
      #expect(navigation.transitionCoordinator == nil)
      #expect(app.journal.lines.isEmpty && !pushed.isViewLoaded)
      app.settle()
      #expect(app.journal.lines == Self.pushed)
    }

    @Test func `B2b: a pop without animation changes the stack at once and is shown later`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      #expect(navigation.popViewController(animated: false)?.title == "B")
      #expect(navigation.viewControllers.count == 1)
      #expect(app.journal.lines.isEmpty)
      app.settle()
      #expect(
        app.journal.lines == [
          "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "B.viewDidDisappear",
          "A.viewDidAppear", "didShow A",
        ])
    }

    @Test func `B2b: setting the stack without animation is shown later`() {
      let app = App()
      let (navigation, delegate) = stack(app)
      defer { withExtendedLifetime(delegate) {} }
      navigation.viewControllers = [app.screen("B")]
      #expect(app.journal.lines.isEmpty)
      app.settle()
      #expect(app.journal.lines == Self.pushed)
    }

    @Test func `B2b: layoutIfNeeded of a view around the stack shows the new top at once`() {
      for view in 0...2 {
        let app = App()
        let (navigation, delegate) = stack(app)
        defer { withExtendedLifetime(delegate) {} }
        navigation.pushViewController(app.screen("B"), animated: false)
        switch view {
        case 0: navigation.view.layoutIfNeeded()
        case 1: app.window.layoutIfNeeded()
        default: CATransaction.flush()
        }
        #expect(app.journal.lines == Self.pushed)
        app.settle()
        #expect(app.journal.lines == Self.pushed)
      }
    }

    @Test func `B2b: layoutIfNeeded of another view shows nothing, and view loads the view`() {
      let app = App()
      let (navigation, delegate) = stack(app)
      defer { withExtendedLifetime(delegate) {} }
      let pushed = app.screen("B")
      navigation.pushViewController(pushed, animated: false)
      UIView().layoutIfNeeded()
      #expect(app.journal.lines.isEmpty)
      _ = pushed.view
      #expect(app.journal.lines == ["B.viewDidLoad"])
      app.settle()
      #expect(app.journal.lines.count == Self.pushed.count)
      #expect(app.journal.lines.last == "didShow B")
    }

    @Test func `B2b: layoutIfNeeded doesn't end an animated transition`() {
      let app = App()
      let (navigation, delegate) = stack(app)
      defer { withExtendedLifetime(delegate) {} }
      navigation.pushViewController(app.screen("B"), animated: true)
      app.window.layoutIfNeeded()
      #expect(app.journal.lines.isEmpty)
    }

    @Test func `B2b: off screen, a push without animation loads no view and calls nobody`() {
      let app = App()
      app.journal.kinds.insert(.load)
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      navigation.pushViewController(app.screen("B"), animated: false)
      #expect(!UIApplication.shared.isUnsettled)
      #expect(app.journal.lines.isEmpty)
    }

    @Test func `B2b: a popped controller that is shown elsewhere appears there`() {
      for animated in [true, false] {
        let app = App()
        let navigation = app.stack("A", "B")
        let popped = navigation.viewControllers[1]
        navigation.popViewController(animated: animated)
        navigation.present(popped, animated: false)
        app.settle()
        #expect(navigation.presentedViewController === popped)
        #expect(app.journal.lines.last == "B.viewDidAppear")
      }
    }

    @Test func `B2b: present without animation still completes within the call`() {
      let app = App()
      let (navigation, delegate) = stack(app)
      defer { withExtendedLifetime(delegate) {} }
      navigation.present(app.screen("B"), animated: false)
      #expect(app.journal.lines == ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test func `B2a: after a push and a pop in one turn, didShow is called with the short stack`() {
      for animated in [true, false] {
        let app = App()
        let navigation = app.stack("A")
        let delegate = Delegate(app.journal)
        navigation.delegate = delegate
        navigation.pushViewController(app.screen("B"), animated: animated)
        navigation.popViewController(animated: animated)
        #expect(app.journal.lines.isEmpty)
        app.journal.reactions["didShow A"] = { #expect(navigation.viewControllers.count == 1) }
        app.settle()
        #expect(app.journal.lines == ["willShow A", "didShow A"])
      }
    }

    @Test func `B2a: changes below the top call neither willShow nor didShow`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      navigation.setViewControllers([navigation.viewControllers[1]], animated: false)
      app.settle()
      #expect(app.journal.lines.isEmpty)
    }

    @Test func `an animated set to a controller that is new asks for a push animation`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let delegate = OperationDelegate()
      navigation.delegate = delegate
      let root = navigation.viewControllers[0]
      navigation.setViewControllers([app.screen("C")], animated: true)
      app.settle()
      navigation.setViewControllers([root, navigation.viewControllers[0]], animated: true)
      app.settle()
      navigation.popViewController(animated: true)
      app.settle()
      #expect(delegate.operations == [.push, .pop])
    }
  }
}

private final class OperationDelegate: NSObject, UINavigationControllerDelegate {
  var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return nil
  }
}
