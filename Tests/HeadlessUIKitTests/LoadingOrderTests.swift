import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// The point at which a view is loaded, relative to the appearance callbacks of the old screen.
  @Suite struct LoadingOrderTests {
    /// An app that shows a stack with the screens A and B, of which only B's view is loaded.
    private func stack(_ app: borrowing App) -> UINavigationController {
      let navigation = app.stack("A", "B")
      app.journal.kinds.insert(.load)
      return navigation
    }

    @Test(.bug(id: "U8"), arguments: [false, true])
    func `60: a pushed view is loaded before the old screen begins to disappear`(
      animated: Bool
    ) {
      let app = App()
      let navigation = stack(app)
      navigation.pushViewController(app.screen("C"), animated: animated)
      app.settle()
      #expect(
        app.journal.lines == [
          "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear",
          "C.viewDidAppear",
        ])
    }

    @Test(.bug(id: "U8")) func `60: so is the view of a screen that is first shown by a pop`() {
      let app = App()
      let navigation = stack(app)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
          "A.viewDidAppear",
        ])
    }

    @Test(.bug(id: "U8")) func `60: the app's animator is asked for before a view is loaded`() {
      let app = App()
      let navigation = stack(app)
      let animations = Animations(app.journal)
      navigation.delegate = animations
      navigation.pushViewController(app.screen("C"), animated: true)
      app.settle()
      #expect(
        app.journal.lines.prefix(4) == [
          "push B to C?", "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear",
        ])
    }

    @Test(.bug(id: "U8")) func `60: a presentation loads the view at once`() {
      let app = App()
      let navigation = stack(app)
      let cover = app.screen("C")
      cover.modalPresentationStyle = .fullScreen
      navigation.present(cover, animated: true)
      #expect(app.journal.lines == ["C.viewDidLoad"])
      app.settle()
      #expect(
        app.journal.lines == [
          "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear", "C.viewDidAppear",
          "B.viewDidDisappear",
        ])
    }

    @Test(.bug(id: "U8")) func `60: a tab's view is loaded before the old tab disappears`() {
      let app = App()
      app.journal.kinds.insert(.load)
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("A"), app.screen("B")]
      app.show(tabs)
      tabs.selectedIndex = 1
      #expect(
        app.journal.lines == [
          "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
          "B.viewDidAppear",
        ])
    }

    @Test(.bug(id: "U8"))
    func `60: transition(from:to:) loads the new child's view before the old child disappears`() {
      let app = App()
      app.journal.kinds.insert(.load)
      let container = UIViewController()
      let (old, new) = (app.screen("A"), app.screen("B"))
      for child in [old, new] { container.addChild(child) }
      container.view.addSubview(old.view)
      app.show(container)
      container.transition(from: old, to: new, duration: 0, options: [], animations: nil)
      #expect(
        app.journal.lines == [
          "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear",
          "B.viewDidAppear",
        ])
    }
  }
}
