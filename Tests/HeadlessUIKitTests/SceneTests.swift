import Foundation
import HeadlessUIKit
import Swift5Coordinators
import Testing

extension HeadlessUIKitTests {
  @Suite struct SceneTests {
    @Test func `in an app with scenes, the scene's delegate receives the life cycle callbacks`() {
      let app = App()
      SceneListener.journal = app.journal
      let delegate = ScenesAppDelegate()
      UIApplication.launch(delegate: delegate, options: nil)
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()
      UIApplication.shared.terminate()
      #expect(
        app.journal.lines == [
          "willConnect", "A.viewWillAppear", "A.viewDidAppear", "sceneWillEnterForeground",
          "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
          "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneDidDisconnect",
          "applicationWillTerminate",
        ])
    }

    @Test func `a scene gets a launch URL in its connection options and later URLs in a callback`()
    {
      let app = App()
      SceneListener.journal = app.journal
      let delegate = ScenesAppDelegate()
      let url = URL(fileURLWithPath: "/first")
      UIApplication.launch(delegate: delegate, options: [.url: url])
      #expect(app.journal.lines.contains("willConnect with first"))
      app.journal.clear()
      #expect(UIApplication.shared.deliver(URL(fileURLWithPath: "/later")))
      #expect(app.journal.lines == ["open later"])
    }

    @Test func `a web link is delivered as a user activity to a delegate that continues it`()
      throws
    {
      let app = App()
      SceneListener.journal = app.journal
      let delegate = ScenesAppDelegate()
      UIApplication.launch(delegate: delegate, options: nil)
      app.journal.clear()
      #expect(UIApplication.shared.deliver(try #require(URL(string: "https://example.org/a"))))
      #expect(app.journal.lines == ["continue /a"])
    }

    @Test func `the scene delegate of Xcode's template is found by name`() {
      let app = App()
      let delegate = SceneAppDelegate()
      UIApplication.launch(delegate: delegate, options: nil)
      #expect(UIApplication.shared.windows.count == 1)
      #expect(UIApplication.shared.keyWindow?.rootViewController is UINavigationController)
      #expect(app.broken.isEmpty)
    }

    @Test func `the delegates of an app and of a scene needn't be final, as in Xcode's template`() {
      let app = App()
      // `@main` creates the delegate in this way.
      let delegate = ClassInitializer.make(OpenAppDelegate.self)
      #expect(delegate.greeting == "hello")
      UIApplication.launch(delegate: delegate, options: nil)
      let scene = UIApplication.shared.connectedScenes.first
      let sceneDelegate = scene?.delegate as? OpenSceneDelegate
      #expect(sceneDelegate?.greeting == "moin" && sceneDelegate?.window != nil)
      #expect(app.broken.isEmpty)
    }

    @Test func `a scene configuration without a delegate class is a warning`() {
      let app = App()
      let delegate = NamelessAppDelegate()
      UIApplication.launch(delegate: delegate, options: nil)
      #expect(app.broken == [.sceneDelegateMissing])
    }

    @Test func `an app that shows a window has one scene that contains it`() {
      let app = App()
      app.show(app.screen("A"))
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      #expect(scenes.count == 1)
      #expect(scenes[0].windows == [app.window] && app.window.windowScene === scenes[0])
      #expect(scenes[0].keyWindow === app.window)
    }

    @Test func `a launch URL is also opened if the app finishes launching`() {
      let app = App()
      let delegate = WindowAppDelegate()
      UIApplication.launch(delegate: delegate, options: [.url: URL(fileURLWithPath: "/first")])
      #expect(delegate.opened == ["first"])
      _ = app.window
    }

    @Test func `a memory warning reaches the app's delegate before the controllers`() {
      final class Hungry: UIViewController {
        var journal: Journal?
        override func didReceiveMemoryWarning() { journal?.note("controller") }
      }
      let app = App()
      let delegate = WindowAppDelegate()
      let hungry = Hungry()
      (hungry.journal, delegate.journal) = (app.journal, app.journal)
      app.show(UINavigationController(rootViewController: hungry))
      UIApplication.shared.delegate = delegate
      UIApplication.shared.deliverMemoryWarning()
      #expect(app.journal.lines == ["delegate", "controller"])
    }

    @Test func `notifications are posted after the delegate is called`() {
      let app = App()
      let journal = app.journal
      let delegate = WindowAppDelegate()
      delegate.journal = journal
      UIApplication.launch(delegate: delegate, options: nil)
      let observer = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { journal.note("notification") } }
      UIApplication.shared.enterBackground()
      NotificationCenter.default.removeObserver(observer)
      #expect(app.journal.lines.suffix(2) == ["background", "notification"])
    }
  }
}

private final class ScenesAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneListener.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    SceneListener.journal?.note("applicationDidBecomeActive")
  }
  func applicationWillTerminate(_ application: UIApplication) {
    SceneListener.journal?.note("applicationWillTerminate")
  }
}

private final class NamelessAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

private final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var opened: [String] = []
  var journal: Journal?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    opened.append(url.lastPathComponent)
    return true
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    journal?.note("delegate")
  }
  func applicationDidEnterBackground(_ application: UIApplication) { journal?.note("background") }
}

final class SceneListener: UIResponder, UIWindowSceneDelegate {
  static var journal: Journal?
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let journal = Self.journal else { return }
    let url = connectionOptions.urlContexts.first?.url
    journal.note("willConnect" + (url.map { " with \($0.lastPathComponent)" } ?? ""))
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Screen("A", journal)
    window?.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) { Self.journal?.note("sceneDidDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { Self.journal?.note("sceneDidBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { Self.journal?.note("sceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) {
    Self.journal?.note("sceneWillEnterForeground")
  }
  func sceneDidEnterBackground(_ scene: UIScene) { Self.journal?.note("sceneDidEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { Self.journal?.note("open \(context.url.lastPathComponent)") }
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Self.journal?.note("continue \(userActivity.webpageURL?.path ?? "")")
  }
}

/// As Xcode's template declares it.
class OpenAppDelegate: UIResponder, UIApplicationDelegate {
  var greeting: String
  override init() {
    greeting = "hello"
    super.init()
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NorthernSceneDelegate.self
    return configuration
  }
}

/// As Xcode's template declares it.
class OpenSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var greeting = "hello"
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

class NorthernSceneDelegate: OpenSceneDelegate {
  override init() {
    super.init()
    greeting = "moin"
  }
}
