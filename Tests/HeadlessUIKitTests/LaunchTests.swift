import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Launches as the information property list says.
  @Suite struct LaunchTests {
    /// Launches an app whose property list has the given values.
    private func launch(
      _ values: [String: Any], _ delegate: any UIApplicationDelegate, _ url: URL? = nil
    ) {
      LaunchManifest.replacement = LaunchManifest(values)
      defer { LaunchManifest.replacement = nil }
      UIApplication.launch(delegate: delegate, options: url.map { [.url: $0] })
    }

    private static func scenes(_ configurations: [String: String]...) -> [String: Any] {
      [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]
        ]
      ]
    }

    private static let storyboardScene = [
      "UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Trips",
      "UISceneDelegateClassName": "HeadlessUIKitTests.StoryboardSceneDelegate",
    ]

    private var root: UIViewController? { UIApplication.shared.keyWindow?.rootViewController }

    // MARK: Without scenes

    @Test func `the main storyboard is loaded before the delegate is called, and then shown`() {
      let app = App()
      let delegate = StoryboardAppDelegate()
      launch(["UIMainStoryboardFile": "Trips"], delegate)
      #expect(delegate.rootAtLaunch is UINavigationController && delegate.wasHidden)
      #expect(root === delegate.rootAtLaunch)
      #expect(app.broken.isEmpty)
    }

    @Test func `a delegate may replace the main storyboard's window`() {
      let app = App()
      let delegate = StoryboardAppDelegate()
      delegate.replacesWindow = true
      launch(["UIMainStoryboardFile": "Trips"], delegate)
      #expect(root?.title == "Own" && UIApplication.shared.windows.count == 1)
      #expect(app.broken.isEmpty)
    }

    @Test func `a main storyboard needs the delegate's window property`() {
      let app = App()
      let delegate = WindowlessAppDelegate()
      launch(["UIMainStoryboardFile": "Trips"], delegate)
      #expect(app.broken == [.windowPropertyMissing])
      #expect(UIApplication.shared.keyWindow == nil)
    }

    @Test func `a main storyboard that doesn't exist ends the app`() {
      let app = App()
      let delegate = StoryboardAppDelegate()
      launch(["UIMainStoryboardFile": "Nowhere"], delegate)
      #expect(app.broken == [.storyboardMissing])
    }

    @Test func `a tablet has a main storyboard of its own`() {
      let app = App()
      UIScreen.main.become(size: CGSize(width: 834, height: 1194), .regular, .regular, .pad)
      let manifest = LaunchManifest([
        "UIMainStoryboardFile": "Phone", "UIMainStoryboardFile~ipad": "Pad",
      ])
      let delegate = StoryboardAppDelegate()
      LaunchManifest.replacement = manifest
      defer { LaunchManifest.replacement = nil }
      UIApplication.launch(delegate: delegate, options: nil)
      #expect(app.lastBreach?.detail == "Could not find a storyboard named 'Pad'")
    }

    // MARK: With scenes

    @Test func `the manifest names the scene's delegate and its storyboard`() throws {
      let app = App()
      let delegate = WindowlessAppDelegate()
      launch(Self.scenes(Self.storyboardScene), delegate)
      let scene = try #require(UIApplication.shared.connectedScenes.first)
      let sceneDelegate = try #require(scene.delegate as? StoryboardSceneDelegate)
      #expect(scene.session.configuration.name == "Default")
      #expect(sceneDelegate.rootAtConnection is UINavigationController)
      #expect(root === sceneDelegate.rootAtConnection)
      #expect(app.broken.isEmpty)
    }

    @Test func `a scene's delegate may replace the storyboard's window`() {
      let app = App()
      StoryboardSceneDelegate.replacesWindow = true
      defer { StoryboardSceneDelegate.replacesWindow = false }
      let delegate = WindowlessAppDelegate()
      launch(Self.scenes(Self.storyboardScene), delegate)
      #expect(root?.title == "Own" && UIApplication.shared.windows.count == 1)
      #expect(app.broken.isEmpty)
    }

    @Test func `a configuration that the app's delegate names is that of the manifest`() {
      let app = App()
      let delegate = ConfiguringAppDelegate()
      launch(Self.scenes(["UISceneConfigurationName": "Other"], Self.storyboardScene), delegate)
      #expect(root is UINavigationController)
      #expect(app.broken.isEmpty)
    }

    @Test func `a configuration without a name has only what the app's delegate sets`() {
      let app = App()
      let delegate = ConfiguringAppDelegate()
      delegate.name = nil
      launch(Self.scenes(Self.storyboardScene), delegate)
      #expect(app.broken == [.sceneDelegateMissing] && UIApplication.shared.keyWindow == nil)
    }

    @Test func `a storyboard is shown in a scene that has no delegate`() {
      let app = App()
      let delegate = WindowlessAppDelegate()
      launch(Self.scenes(["UISceneStoryboardFile": "Trips"]), delegate)
      #expect(root is UINavigationController)
      #expect(app.broken.isEmpty)
    }

    @Test func `a manifest without a delegate shows nothing, even if SceneDelegate exists`() {
      let app = App()
      let delegate = WindowlessAppDelegate()
      let manifest: [String: Any] = [
        "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
      ]
      launch(["UIApplicationSceneManifest": manifest], delegate)
      #expect(app.broken == [.sceneDelegateMissing] && UIApplication.shared.keyWindow == nil)
    }

    @Test func `a storyboard with an empty name is none`() {
      let app = App()
      let delegate = StoryboardAppDelegate()
      delegate.replacesWindow = true
      launch(["UIMainStoryboardFile": ""], delegate)
      #expect(app.broken.isEmpty && UIApplication.shared.keyWindow != nil)
    }

    @Test func `a scene's storyboard with an empty name is none`() {
      let app = App()
      let delegate = WindowlessAppDelegate()
      launch(Self.scenes(["UISceneStoryboardFile": ""]), delegate)
      #expect(app.broken == [.sceneDelegateMissing])
    }

    @Test func `with an empty manifest, the app's delegate shows its window`() {
      let app = App()
      let delegate = StoryboardAppDelegate()
      delegate.replacesWindow = true
      launch(
        ["UIApplicationSceneManifest": ["UISceneConfigurations": [String: Any]()]], delegate)
      #expect(app.broken.isEmpty && UIApplication.shared.keyWindow != nil)
    }

    @Test func `a scene delegate that doesn't exist is named`() {
      let app = App()
      let delegate = WindowlessAppDelegate()
      launch(Self.scenes(["UISceneDelegateClassName": "Gone.Delegate"]), delegate)
      #expect(
        app.lastBreach?.detail
          == "Info.plist names the scene delegate Gone.Delegate, and there is no UISceneDelegate of this name"
      )
    }

    @Test func `a class may be named for another module's name, or without one`() {
      for name in ["StoryboardSceneDelegate", "My_App.StoryboardSceneDelegate"] {
        let app = App()
        let delegate = WindowlessAppDelegate()
        launch(
          Self.scenes(["UISceneDelegateClassName": name, "UISceneStoryboardFile": "Trips"]),
          delegate)
        #expect(root is UINavigationController, "\(name)")
        #expect(app.broken.isEmpty)
      }
    }

    @Test func `in an app with scenes, a window of the app's delegate isn't shown`() throws {
      let app = App()
      let delegate = StoryboardAppDelegate()
      delegate.replacesWindow = true
      launch(Self.scenes(Self.storyboardScene), delegate)
      #expect(root is UINavigationController && UIApplication.shared.windows.count == 1)
      #expect(app.broken == [.windowWithoutScene])
      #expect(delegate.window?.windowScene == nil && delegate.window?.isKeyWindow == false)
      // It is shown as soon as it is in the scene.
      delegate.window?.windowScene =
        UIApplication.shared.connectedScenes.first as? UIWindowScene
      delegate.window?.makeKeyAndVisible()
      #expect(root?.title == "Own")
    }

    @Test func `in an app with scenes, the app's delegate isn't called for the scene's changes`() {
      let app = App()
      let delegate = WindowlessAppDelegate()
      launch(Self.scenes(["UISceneStoryboardFile": "Trips"]), delegate)
      UIApplication.shared.enterBackground()
      #expect(delegate.calls.isEmpty && app.events.contains(.didEnterBackground))
    }

    @Test func `a launch link is in the options of the scene's connection`() {
      let app = App()
      let delegate = WindowlessAppDelegate()
      launch(Self.scenes(Self.storyboardScene), delegate, URL(string: "trips://lake"))
      let scene = UIApplication.shared.connectedScenes.first
      #expect((scene?.delegate as? StoryboardSceneDelegate)?.link?.host() == "lake")
      #expect(app.broken.isEmpty)
    }

    @Test func `link schemes are read in their order, each once`() {
      let manifest = LaunchManifest([
        "CFBundleURLTypes": [
          ["CFBundleURLSchemes": ["trips", ""]], ["CFBundleURLName": "x"],
          ["CFBundleURLSchemes": ["fb1", "trips"]],
        ]
      ])
      #expect(manifest.linkSchemes == ["trips", "fb1"])
      #expect(LaunchManifest(["CFBundleURLTypes": 3]).linkSchemes == [])
    }
  }
}

private final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var replacesWindow = false
  var rootAtLaunch: UIViewController?
  var wasHidden = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    rootAtLaunch = window?.rootViewController
    wasHidden = window?.isHidden == true
    guard replacesWindow else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.title = "Own"
    window?.makeKeyAndVisible()
    return true
  }
}

private final class WindowlessAppDelegate: UIResponder, UIApplicationDelegate {
  var calls: [String] = []
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
}

private final class ConfiguringAppDelegate: UIResponder, UIApplicationDelegate {
  var name: String? = "Default"
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
  }
}

/// As Xcode's template declares it for an app with a storyboard.
class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var replacesWindow = false
  var window: UIWindow?
  var rootAtConnection: UIViewController?
  var link: URL?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = (scene as? UIWindowScene) else { return }
    rootAtConnection = window?.rootViewController
    link = connectionOptions.urlContexts.first?.url
    guard Self.replacesWindow else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.title = "Own"
    window?.makeKeyAndVisible()
  }
}
