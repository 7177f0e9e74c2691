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

    @Test func `the app doesn't retain its windows`() {
      let app = App()
      weak var gone: UIWindow?
      do {
        let window = UIWindow()
        window.makeKeyAndVisible()
        gone = window
      }
      #expect(gone == nil)
      #expect(UIApplication.shared.windows.isEmpty)
      _ = app.window
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
