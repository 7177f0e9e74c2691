import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct PresentationTests {
    @Test func `B4: modalPresentationStyle never reads automatic`() {
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == .pageSheet)
      controller.modalPresentationStyle = .fullScreen
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == .pageSheet)
    }

    @Test func `presenting on a controller that already presents causes only a warning`() {
      let app = App()
      let navigation = app.stack("A")
      let first = app.screen("B")
      navigation.present(first, animated: true)
      let journal = app.journal
      navigation.viewControllers[0].present(app.screen("C"), animated: true) {
        journal.note("completed")
      }
      app.settle()
      #expect(app.broken == [.presentedOnPresenting])
      #expect(app.lastBreach?.detail?.contains("which is already presenting Screen \"B\"") == true)
      #expect(navigation.presentedViewController === first)
      #expect(app.journal.lines == ["B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test func `presenting during a dismissal causes only a warning`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      root.present(sheet, animated: false)
      root.dismiss(animated: true)
      #expect(sheet.isBeingDismissed)
      #expect(root.presentedViewController === sheet)
      let journal = app.journal
      journal.clear()
      root.present(app.screen("C"), animated: true) { journal.note("completed") }
      sheet.present(app.screen("D"), animated: true) { journal.note("completed") }
      app.settle()
      #expect(app.broken == [.presentedOnPresenting, .presentedOnPresenting])
      #expect(root.presentedViewController == nil)
      #expect(app.journal.lines == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test func `presenting from a controller whose view is in no window is a warning`() {
      let app = App()
      let stranger = app.screen("A")
      stranger.present(app.screen("B"), animated: true)
      #expect(app.broken == [.presentedOffWindow])
      #expect(stranger.presentedViewController == nil)
      app.window.rootViewController = stranger
      stranger.present(app.screen("C"), animated: true)
      #expect(app.broken == [.presentedOffWindow, .presentedOffWindow])
    }

    @Test func `presenting works in the root's viewDidAppear but not in its viewWillAppear`() {
      let app = App()
      let root = app.screen("A")
      let (early, late) = (app.screen("B"), app.screen("C"))
      app.journal.reactions["A.viewWillAppear"] = { root.present(early, animated: true) }
      app.journal.reactions["A.viewDidAppear"] = { root.present(late, animated: true) }
      app.window.rootViewController = root
      app.window.makeKeyAndVisible()
      app.settle()
      #expect(app.broken == [.presentedOffWindow])
      #expect(root.presentedViewController === late)
    }

    /// It is well known that an app must wait for the completion of the first presentation.
    @Test func `presenting on a controller whose own presentation is pending is a warning`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      root.present(sheet, animated: true)
      sheet.present(app.screen("C"), animated: true)
      #expect(app.broken == [.presentedOffWindow])
    }

    @Test func `presenting from a popped controller is a warning`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let popped = navigation.popViewController(animated: false)
      popped?.present(app.screen("C"), animated: true)
      #expect(app.broken == [.presentedOffWindow])
    }

    @Test func `presenting a controller that is already in use is a fault`() {
      for makeActive in [0, 1, 2] {
        let app = App()
        let navigation = app.stack("A", "B")
        let active: UIViewController
        switch makeActive {
        case 0: active = navigation.viewControllers[1]
        case 1: active = navigation
        default:
          active = app.screen("C")
          navigation.present(active, animated: false)
        }
        let other = makeActive == 2 ? active : navigation
        other.present(active, animated: true)
        #expect(app.broken == [.presentedWhileActive])
      }
    }

    @Test func `the chain of presentations resolves through containers`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let tabs = UITabBarController()
      app.show(UIViewController())
      tabs.viewControllers = [navigation]
      app.show(tabs)
      let inner = app.screen("C")
      let sheet = UINavigationController(rootViewController: inner)
      navigation.viewControllers[0].present(sheet, animated: true)
      for controller in [tabs, navigation] + navigation.viewControllers {
        #expect(controller.presentedViewController === sheet)
      }
      #expect(sheet.presentingViewController === tabs)
      #expect(inner.presentingViewController === tabs)
      #expect(sheet.presentationController?.presentingViewController === tabs)
      #expect(app.window.frontmostChain == [sheet, tabs])
      #expect(app.window.frontmost === sheet)
    }

    @Test func `a sheet's presenter gets no disappearance callbacks`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      root.present(sheet, animated: true)
      app.settle()
      root.dismiss(animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
        ])
    }

    /// The order is well known: the new controller's `viewDidAppear` precedes the old one's
    /// `viewDidDisappear`.
    @Test func `a fullScreen presentation hides its presenter and shows it again`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let cover = app.screen("B")
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
        ])
      app.journal.clear()
      cover.dismiss(animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
        ])
    }

    @Test func `an overFullScreen presentation leaves its presenter visible`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let cover = app.screen("B")
      cover.modalPresentationStyle = .overFullScreen
      root.present(cover, animated: false)
      #expect(app.journal.lines == ["B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test
    func `the presented view is loaded within the call, and its appearance callbacks come later`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      app.journal.kinds.insert(.load)
      root.present(app.screen("B"), animated: true)
      #expect(app.journal.lines == ["B.viewDidLoad"])
    }

    @Test func `completions run after the chain of presentations is updated, animated or not`() {
      for animated in [true, false] {
        let app = App()
        let root = app.screen("A")
        app.show(root)
        let sheet = app.screen("B")
        let journal = app.journal
        root.present(sheet, animated: animated) {
          #expect(!sheet.isBeingPresented)
          journal.note("presented \(root.presentedViewController === sheet)")
        }
        #expect(root.presentedViewController === sheet)
        app.settle()
        root.dismiss(animated: animated) {
          #expect(!sheet.isBeingDismissed)
          journal.note("dismissed \(root.presentedViewController == nil)")
        }
        app.settle()
        #expect(
          app.journal.lines == [
            "B.viewWillAppear", "B.viewDidAppear", "presented true", "B.viewWillDisappear",
            "B.viewDidDisappear", "dismissed true",
          ])
      }
    }

    @Test func `isBeingPresented and isBeingDismissed are true during the callbacks`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      var states: [Bool] = []
      for line in ["B.viewWillAppear", "B.viewDidAppear"] {
        app.journal.reactions[line] = { states.append(sheet.isBeingPresented) }
      }
      for line in ["B.viewWillDisappear", "B.viewDidDisappear"] {
        app.journal.reactions[line] = { states.append(sheet.isBeingDismissed) }
      }
      root.present(sheet, animated: true)
      app.settle()
      root.dismiss(animated: true)
      app.settle()
      #expect(states == [true, true, true, true])
      #expect(!sheet.isBeingPresented && !sheet.isBeingDismissed)
    }

    @Test func `a screen presented in a completion is shown`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let (first, second) = (app.screen("B"), app.screen("C"))
      root.present(first, animated: true) {
        root.dismiss(animated: true) { root.present(second, animated: true) }
      }
      app.settle()
      #expect(root.presentedViewController === second)
      #expect(app.journal.lines.last == "C.viewDidAppear")
      #expect(app.broken.isEmpty)
    }

    @Test func `popping a controller that called present keeps the presentation of its container`()
    {
      let app = App()
      let navigation = app.stack("A", "B")
      let sheet = app.screen("C")
      navigation.viewControllers[1].present(sheet, animated: false)
      let popped = navigation.popViewController(animated: true)
      app.settle()
      #expect(popped?.presentedViewController == nil)
      #expect(navigation.presentedViewController === sheet)
      #expect(sheet.presentingViewController === navigation)
      #expect(app.broken.isEmpty)
    }

    @Test func `a presentation in a screen's presentation context disappears with the screen`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let context = navigation.viewControllers[1]
      context.definesPresentationContext = true
      let cover = app.screen("C")
      cover.modalPresentationStyle = .overCurrentContext
      context.present(cover, animated: false)
      #expect(cover.presentingViewController === context)
      #expect(app.window.frontmost === cover)
      app.journal.clear()
      navigation.popViewController(animated: true)
      app.settle()
      #expect(app.window.frontmost === navigation)
      #expect(
        app.journal.lines == [
          "B.viewWillDisappear", "C.viewWillDisappear", "A.viewWillAppear", "C.viewDidDisappear",
          "B.viewDidDisappear", "A.viewDidAppear",
        ])
    }

    @Test
    func `the presentation controller exists before the presentation and is replaced after it`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = UINavigationController(rootViewController: app.screen("B"))
      let before = sheet.presentationController
      #expect(before != nil)
      #expect(sheet.viewControllers[0].presentationController === before)
      root.present(sheet, animated: false)
      #expect(sheet.presentationController === before)
      root.dismiss(animated: false)
      #expect(sheet.presentationController !== before)
    }
  }
}
