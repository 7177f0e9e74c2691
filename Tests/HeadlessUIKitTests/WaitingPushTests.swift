import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Changes of a stack while an animated transition of it, or a presentation over it, takes place.
  @Suite(.bug(id: "U11")) struct WaitingPushTests {
    private func titles(_ navigation: UINavigationController) -> [String] {
      navigation.viewControllers.map { $0.title ?? "" }
    }

    @Test func `64: a second animated push of a turn waits until the first one has ended`() {
      let app = App()
      let navigation = app.stack("A")
      let last = app.screen("C")
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.pushViewController(last, animated: true)
      #expect(titles(navigation) == ["A", "B"] && last.parent == nil)
      #expect(navigation.topViewController?.title == "B")
      #expect(app.events.filter { $0 == .push }.count == 2)
      app.settle()
      #expect(titles(navigation) == ["A", "B", "C"])
      #expect(
        app.journal.lines == [
          "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
          "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
        ])
      #expect(app.events.filter { $0 == .push }.count == 2)
      #expect(!UIApplication.shared.isUnsettled)
    }

    @Test func `64: several pushes wait in their order`() {
      let app = App()
      let navigation = app.stack("A")
      for name in ["B", "C", "D"] {
        navigation.pushViewController(app.screen(name), animated: true)
      }
      app.settle()
      #expect(titles(navigation) == ["A", "B", "C", "D"])
      #expect(app.journal.lines.last == "D.viewDidAppear")
    }

    @Test(arguments: [false, true])
    func `64: a push in a callback of an animated transition waits for its end`(animated: Bool) {
      for line in ["B.viewWillAppear", "willShow B", "B.viewDidAppear", "didShow B"] {
        let app = App()
        let navigation = app.stack("A")
        let delegate = Delegate(app.journal)
        navigation.delegate = delegate
        let next = app.screen("C")
        app.journal.reactions[line] = {
          navigation.pushViewController(next, animated: animated)
          #expect(navigation.topViewController?.title == "B")
        }
        navigation.pushViewController(app.screen("B"), animated: true)
        app.settle()
        #expect(titles(navigation) == ["A", "B", "C"])
        #expect(
          app.journal.lines == [
            "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "A.viewDidDisappear",
            "B.viewDidAppear", "didShow B", "B.viewWillDisappear", "C.viewWillAppear",
            "willShow C", "B.viewDidDisappear", "C.viewDidAppear", "didShow C",
          ], "\(line)")
      }
    }

    @Test(arguments: [false, true])
    func `64: an animated push waits for a presentation or dismissal over the stack`(
      isDismissed: Bool
    ) {
      let app = App()
      let navigation = app.stack("A")
      let sheet = app.screen("S")
      if isDismissed { navigation.present(sheet, animated: false) }
      app.journal.clear()
      let journal = app.journal
      if isDismissed {
        navigation.dismiss(animated: true) { journal.note("completed") }
      } else {
        navigation.present(sheet, animated: true) { journal.note("completed") }
      }
      navigation.pushViewController(app.screen("B"), animated: true)
      #expect(titles(navigation) == ["A"])
      app.settle()
      #expect(titles(navigation) == ["A", "B"] && app.broken.isEmpty)
      let sheetLines =
        isDismissed
        ? ["S.viewWillDisappear", "S.viewDidDisappear"] : ["S.viewWillAppear", "S.viewDidAppear"]
      #expect(
        app.journal.lines == sheetLines + [
          "completed", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear",
          "B.viewDidAppear",
        ])
    }

    @Test func `64: a push without animation waits neither for a push nor for a presentation`() {
      let app = App()
      let navigation = app.stack("A")
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.pushViewController(app.screen("C"), animated: false)
      #expect(titles(navigation) == ["A", "B", "C"])
      app.settle()
      navigation.present(app.screen("S"), animated: true)
      navigation.pushViewController(app.screen("D"), animated: false)
      #expect(titles(navigation) == ["A", "B", "C", "D"])
    }

    @Test func `64: any other change first makes the pushes that wait`() {
      let app = App()
      let navigation = app.stack("A")
      let last = app.screen("C")
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.pushViewController(last, animated: true)
      #expect(navigation.popViewController(animated: true) === last)
      navigation.pushViewController(app.screen("D"), animated: true)
      navigation.viewControllers += [app.screen("E")]
      #expect(titles(navigation) == ["A", "B", "E"])
      app.settle()
      #expect(app.journal.lines.last == "E.viewDidAppear")
    }

    @Test func `64: a push waits for nothing off screen`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let navigation = UINavigationController(rootViewController: app.screen("B"))
      root.present(navigation, animated: true)
      navigation.pushViewController(app.screen("C"), animated: true)
      #expect(titles(navigation) == ["B", "C"])
      app.settle()
      #expect(app.journal.lines == ["C.viewWillAppear", "C.viewDidAppear"])
    }

    @Test func `64: a push that waits when its stack leaves the screen is made when it returns`() {
      let app = App()
      let navigation = app.stack("A")
      navigation.present(app.screen("S"), animated: true)
      navigation.pushViewController(app.screen("B"), animated: true)
      app.window.rootViewController = app.screen("C")
      app.settle()
      app.window.rootViewController = navigation
      app.settle()
      #expect(titles(navigation) == ["A", "B"])
      #expect(app.journal.lines.contains("B.viewDidAppear"))
    }

    @Test func `64: a second push of a controller that waits is a fault`() {
      let app = App()
      let navigation = app.stack("A")
      let twice = app.screen("C")
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.pushViewController(twice, animated: true)
      navigation.pushViewController(twice, animated: true)
      app.settle()
      #expect(app.broken == [.pushedTwice])
    }

    @Test(arguments: ["push", "pop", "popTo", "popToRoot", "set"], [false, true])
    func `65: while an alert comes or goes, the stack isn't changed, with UIKit's warning`(
      change: String, isDismissed: Bool
    ) {
      let app = App()
      let navigation = app.stack("A", "B", "C")
      let stack = navigation.viewControllers
      let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
      navigation.present(alert, animated: !isDismissed)
      if isDismissed { alert.dismiss(animated: true) }
      let method: String
      switch change {
      case "push":
        navigation.pushViewController(app.screen("D"), animated: false)
        method = "pushViewController:animated:"
      case "pop":
        #expect(navigation.popViewController(animated: true) == nil)
        method = "popViewControllerAnimated:"
      case "popTo":
        #expect(navigation.popToViewController(stack[0], animated: true) == nil)
        method = "popToViewController:transition:"
      case "popToRoot":
        #expect(navigation.popToRootViewController(animated: true) == nil)
        method = "popToRootViewControllerAnimated:"
      default:
        navigation.setViewControllers([stack[0]], animated: false)
        method = "setViewControllers:animated:"
      }
      #expect(app.broken == [.stackChangedDuringAlert])
      #expect(
        app.lastBreach?.detail
          == "\(method) called on UINavigationController while an existing transition or "
          + "presentation is occurring; the navigation stack will not be updated.")
      app.settle()
      #expect(navigation.viewControllers == stack)
      #expect((navigation.presentedViewController == nil) == isDismissed)
      app.journal.clear()
      navigation.dismiss(animated: false)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(titles(navigation) == ["A", "B"])
    }
  }
}
