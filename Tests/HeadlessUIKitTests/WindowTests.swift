import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct WindowTests {
    @Test func `a root view controller appears only when its window becomes visible`() {
      let app = App()
      app.window.rootViewController = app.screen("A")
      #expect(app.journal.lines.isEmpty)
      app.window.makeKeyAndVisible()
      #expect(app.journal.lines == ["A.viewWillAppear", "A.viewDidAppear"])
      #expect(UIApplication.shared.windows == [app.window])
      #expect(UIApplication.shared.keyWindow === app.window)
    }

    @Test func `when a window gets another root, the old one disappears and the new one appears`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let sheet = app.screen("C")
      navigation.present(sheet, animated: false)
      app.journal.clear()
      app.window.rootViewController = app.screen("D")
      #expect(
        app.journal.lines == [
          "C.viewWillDisappear", "C.viewDidDisappear", "B.viewWillDisappear", "B.viewDidDisappear",
          "D.viewWillAppear", "D.viewDidAppear",
        ])
      #expect(app.window.frontmostChain.count == 1)
    }

    @Test func `a transition in a replaced hierarchy calls no more appearance callbacks`() {
      let app = App()
      let navigation = app.stack("A")
      let journal = app.journal
      navigation.present(app.screen("B"), animated: true) { journal.note("completed") }
      navigation.pushViewController(app.screen("C"), animated: true)
      app.window.rootViewController = app.screen("D")
      app.settle()
      #expect(
        app.journal.lines == [
          "A.viewWillDisappear", "A.viewDidDisappear", "D.viewWillAppear", "D.viewDidAppear",
          "completed",
        ])
    }

    @Test func `a dismissal in a replaced hierarchy calls no appearance callbacks`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let cover = app.screen("B")
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      root.dismiss(animated: true)
      app.window.rootViewController = app.screen("C")
      app.journal.clear()
      app.settle()
      #expect(app.journal.lines.isEmpty)
      #expect(root.presentedViewController == nil)
    }

    @Test func `a child or presented controller can become a window's root`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let inner = navigation.viewControllers[1]
      let sheet = app.screen("C")
      navigation.present(sheet, animated: false)
      app.window.rootViewController = sheet
      #expect(sheet.presentingViewController == nil && navigation.presentedViewController == nil)
      app.window.rootViewController = inner
      #expect(inner.parent == nil && navigation.viewControllers.count == 1)
      #expect(app.window.frontmost === inner)
      #expect(app.journal.lines.last == "B.viewDidAppear")
    }

    @Test(.bug(id: "U1"))
    func
      `a root replaced while it presents stays alive with what it presents, and a warning says so`()
    {
      let app = App()
      weak var root: UIViewController?
      weak var sheet: UIViewController?
      do {
        let (old, modal) = (app.screen("A"), app.screen("B"))
        (root, sheet) = (old, modal)
        app.show(old)
        old.present(modal, animated: false)
        app.window.rootViewController = app.screen("C")
      }
      app.settle()
      #expect(root != nil && sheet?.presentingViewController === root)
      #expect(sheet?.view.window == nil && app.window.frontmost?.title == "C")
      #expect(app.broken == [.rootReplacedWhilePresenting])
      #expect(
        app.lastBreach?.detail
          == "The window's rootViewController was replaced while Screen \"A\" presents Screen "
          + "\"B\", so both stay in memory")
      sheet?.dismiss(animated: true)
      app.settle()
      #expect(root == nil && sheet == nil)
    }

    @Test(.bug(id: "U1"))
    func `a root that is replaced when its modal has been dismissed, or will be, is freed`() {
      let app = App()
      weak var root: UIViewController?
      for animated in [false, true] {
        do {
          let old = app.screen("A")
          root = old
          app.show(old)
          old.present(app.screen("B"), animated: false)
          old.dismiss(animated: animated)
          app.window.rootViewController = app.screen("C")
        }
        app.settle()
        #expect(root == nil)
      }
      #expect(app.broken.isEmpty)
    }

    @Test(.bug(id: "U1"))
    func `what is presented in a context inside the old root goes with it`() {
      let app = App()
      weak var card: UIViewController?
      do {
        let context = app.screen("A")
        context.definesPresentationContext = true
        app.show(UINavigationController(rootViewController: context))
        let modal = app.screen("B")
        card = modal
        modal.modalPresentationStyle = .overCurrentContext
        context.present(modal, animated: false)
        app.window.rootViewController = app.screen("C")
      }
      app.settle()
      #expect(card == nil && app.broken.isEmpty)
    }

    @Test func `a former root that becomes the root again shows what it presents`() {
      let app = App()
      let (root, sheet) = (app.screen("A"), app.screen("B"))
      app.show(root)
      root.present(sheet, animated: false)
      app.window.rootViewController = app.screen("C")
      app.journal.clear()
      app.window.rootViewController = root
      #expect(
        app.journal.lines == [
          "C.viewWillDisappear", "C.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear",
          "B.viewWillAppear", "B.viewDidAppear",
        ])
      #expect(app.window.frontmost === sheet)
    }

    @Test func `a presented controller that becomes another window's root uncovers its presenter`()
    {
      let app = App()
      let (root, cover) = (app.screen("A"), app.screen("B"))
      app.show(root)
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      let other = UIWindow(frame: app.window.frame)
      app.journal.clear()
      other.rootViewController = cover
      #expect(
        app.journal.lines == [
          "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear",
        ])
    }

    @Test func `hiding or showing a window calls its visible controllers' appearance callbacks`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let cover = app.screen("B")
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      cover.present(app.screen("C"), animated: false)
      app.journal.clear()
      app.window.isHidden = true
      #expect(UIApplication.shared.windows.isEmpty)
      app.window.isHidden = false
      #expect(
        app.journal.lines == [
          "C.viewWillDisappear", "C.viewDidDisappear", "B.viewWillDisappear", "B.viewDidDisappear",
          "B.viewWillAppear", "B.viewDidAppear", "C.viewWillAppear", "C.viewDidAppear",
        ])
    }

    @Test func `the window that was last made key is the key window`() {
      let app = App()
      app.window.makeKeyAndVisible()
      let other = UIWindow()
      other.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow === other)
      #expect(!app.window.isKeyWindow)
      #expect(UIApplication.shared.windows == [app.window, other])
    }

    @Test(.bug(id: "U24")) func `66: the scene keeps a window as long as it is visible`() {
      let app = App()
      weak var kept: UIWindow?
      do {
        let window = UIWindow()
        window.makeKeyAndVisible()
        kept = window
      }
      #expect(kept != nil && UIApplication.shared.windows == [kept])
      kept?.isHidden = true
      #expect(kept == nil && UIApplication.shared.windows.isEmpty)
      _ = app.window
    }

    @Test(.bug(id: "U24")) func `66: a window whose scene is nil has left the screen`() {
      let app = App()
      app.show(app.screen("A"))
      let overlay = UIWindow(frame: UIScreen.main.bounds)
      overlay.rootViewController = app.screen("B")
      overlay.makeKeyAndVisible()
      app.journal.clear()
      overlay.windowScene = nil
      #expect(app.journal.lines == ["B.viewWillDisappear", "B.viewDidDisappear"])
      #expect(UIApplication.shared.windows == [app.window] && app.window.isKeyWindow)
      #expect(overlay.windowScene == nil && !overlay.isHidden)
      overlay.windowScene = app.window.windowScene
      #expect(app.journal.lines.last == "B.viewDidAppear")
    }

    @Test(.bug(id: "U24"), arguments: [false, true])
    func `66: a controller in a hidden window can present`(animated: Bool) {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      app.window.isHidden = true
      let (sheet, next) = (app.screen("B"), app.screen("C"))
      let journal = app.journal
      journal.clear()
      root.present(sheet, animated: animated) { journal.note("presented") }
      app.settle()
      sheet.present(next, animated: animated) { journal.note("presented again") }
      app.settle()
      #expect(root.presentedViewController === sheet && sheet.presentedViewController === next)
      #expect(app.broken.isEmpty && journal.lines == ["presented", "presented again"])
      app.window.isHidden = false
      #expect(journal.lines.last == "C.viewDidAppear")
      app.window.isHidden = true
      root.dismiss(animated: animated) { journal.note("dismissed") }
      app.settle()
      #expect(root.presentedViewController == nil && journal.lines.last == "dismissed")
    }

    /// Tests of apps add a view to a window that they never show.
    @Test(.bug(id: "U24")) func `66: so can one whose view was added to a hidden window`() {
      let app = App()
      let (screen, sheet) = (app.screen("A"), app.screen("B"))
      app.window.addSubview(screen.view)
      screen.present(sheet, animated: false)
      #expect(screen.presentedViewController === sheet && app.broken.isEmpty)
    }

    @Test func `a key window that is hidden is no longer key, and the one behind it is`() {
      let app = App()
      app.show(app.screen("A"))
      let overlay = UIWindow(frame: UIScreen.main.bounds)
      overlay.rootViewController = app.screen("B")
      overlay.makeKeyAndVisible()
      #expect(overlay.isKeyWindow && !app.window.isKeyWindow)
      overlay.isHidden = true
      #expect(!overlay.isKeyWindow && app.window.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === app.window)
      app.window.isHidden = true
      #expect(!app.window.isKeyWindow && UIApplication.shared.keyWindow == nil)
    }

    @Test func `a controller's view has the size of the screen`() {
      let app = App()
      app.show(app.screen("A"))
      #expect(app.window.rootViewController?.view.frame == UIScreen.main.bounds)
    }
  }
}
