import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ApplicationTests {
    @Test func `the app becomes active after launch finishes`() {
      let app = App()
      let delegate = launch(app)
      #expect(
        app.journal.lines == [
          "willFinishLaunching", "didFinishLaunching", "A.viewWillAppear", "A.viewDidAppear",
          "didBecomeActive",
        ])
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.delegate === delegate)
    }

    @Test func `entering the background and returning calls the delegate in Apple's order`() {
      let app = App()
      let delegate = launch(app)
      app.journal.clear()
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterBackground()
      #expect(UIApplication.shared.applicationState == .background)
      UIApplication.shared.enterForeground()
      UIApplication.shared.enterForeground()
      UIApplication.shared.terminate()
      #expect(
        app.journal.lines == [
          "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
          "willTerminate",
        ])
      _ = delegate
    }

    @Test func `events are those of the app that runs, also after it has replaced another one`() {
      let app = App()
      let navigation = app.stack("A")
      let first = UIApplication.shared
      var captured = 0
      first.log.captureStack = {
        captured += 1
        return 7
      }
      navigation.pushViewController(app.screen("B"), animated: false)
      let count = first.log.count
      #expect(captured > 0 && (0..<count).contains { first.log[$0].stack == 7 })
      navigation.pushViewController(navigation, animated: false)
      #expect(first.hasCrashed)
      let events = first.log.count
      UIApplication.running = UIApplication()
      defer { UIApplication.running = first }
      let other = UINavigationController(rootViewController: app.screen("C"))
      other.pushViewController(app.screen("D"), animated: false)
      #expect(other.viewControllers.count == 2 && !UIApplication.shared.hasCrashed)
      #expect(UIApplication.shared.log.count > 0 && first.log.count == events)
      UIApplication.running = first
      other.pushViewController(app.screen("E"), animated: false)
      #expect(other.viewControllers.count == 2 && first.log.count == events)
    }

    @Test func `the app's delegate receives a URL and returns whether it opened it`() {
      let app = App()
      let delegate = launch(app)
      app.journal.clear()
      #expect(UIApplication.shared.deliver(URL(fileURLWithPath: "/yes")))
      #expect(!UIApplication.shared.deliver(URL(fileURLWithPath: "/no")))
      #expect(app.journal.lines == ["open yes", "open no"])
      _ = delegate
    }

    @Test func `opening a URL in another app is logged as an event, and the completion runs later`()
    {
      let app = App()
      let journal = app.journal
      UIApplication.shared.open(URL(fileURLWithPath: "/web")) { opened in
        journal.note("opened \(opened)")
      }
      #expect(app.events == [.openURL])
      #expect(app.journal.lines.isEmpty)
      app.settle()
      #expect(app.journal.lines == ["opened true"])
    }

    @Test func `after a fault, the app's delegate receives no more calls`() {
      let app = App()
      let delegate = launch(app)
      UINavigationController().pushViewController(UINavigationController(), animated: false)
      app.journal.clear()
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()
      UIApplication.shared.terminate()
      #expect(!UIApplication.shared.deliver(URL(fileURLWithPath: "/yes")))
      #expect(app.journal.lines.isEmpty)
      _ = delegate
    }

    @Test func `only the first fault is reported as the crash`() {
      let app = App()
      let navigation = app.stack("A")
      navigation.popToViewController(app.screen("B"), animated: false)
      navigation.popToViewController(app.screen("C"), animated: false)
      #expect(UIApplication.shared.crash?.rule == .poppedToStranger)
      #expect(UIApplication.shared.crash?.message.contains("\"B\"") == true)
    }

    @Test func `settling stops at a limit if the app navigates endlessly`() {
      let app = App()
      let navigation = app.stack("A")
      func pushAgain() {
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in pushAgain() }
      }
      pushAgain()
      #expect(!UIApplication.shared.settleTransitions(limit: 10))
      #expect(navigation.viewControllers.count == 12)
      #expect(UIApplication.shared.isUnsettled)
    }

    @Test func `settling within a callback doesn't disturb the transition in progress`() {
      let app = App()
      let navigation = app.stack("A")
      app.journal.reactions["A.viewWillDisappear"] = {
        UIApplication.shared.settleTransitions()
      }
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.present(app.screen("C"), animated: true)
      app.settle()
      #expect(app.journal.lines.filter { $0.hasSuffix("DidAppear") }.count == 2)
      #expect(!UIApplication.shared.isUnsettled)
    }

    @Test func `the delegate is weak`() {
      let app = App()
      var delegate: AppDelegate? = AppDelegate()
      UIApplication.shared.delegate = delegate
      delegate = nil
      #expect(UIApplication.shared.delegate == nil)
      _ = app.window
    }

    private func launch(_ app: borrowing App) -> AppDelegate {
      let delegate = AppDelegate()
      delegate.journal = app.journal
      UIApplication.launch(delegate: delegate, options: nil)
      return delegate
    }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var journal = Journal()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.note("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.note("didFinishLaunching")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Screen("A", journal)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    journal.note("didBecomeActive")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    journal.note("willResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    journal.note("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    journal.note("willEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { journal.note("willTerminate") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    journal.note("open \(url.lastPathComponent)")
    return url.lastPathComponent == "yes"
  }
}
