import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// What an app that a link launches is given.
  @Suite struct LaunchLinkTests {
    private func launch(_ delegate: any UIApplicationDelegate, _ link: String) throws {
      let url = try #require(URL(string: link))
      UIApplication.launch(delegate: delegate, options: [.url: url])
    }

    @Test func `a scene connects with a web link as a user activity, and with other links as URLs`()
      throws
    {
      let app = App()
      for (link, seen) in [
        ("https://example.org/a", ["activity /a"]), ("trips://b/c", ["url /c"]),
      ] {
        LinkSceneDelegate.seen = []
        try launch(SceneLinkAppDelegate(), link)
        #expect(LinkSceneDelegate.seen == seen)
      }
      #expect(app.broken.isEmpty)
    }

    @Test func `an app with a scene manifest has no launch options`() throws {
      let app = App()
      let delegate = SceneLinkAppDelegate()
      LaunchManifest.replacement = LaunchManifest([
        "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]
      ])
      defer { LaunchManifest.replacement = nil }
      try launch(delegate, "trips://b/c")
      #expect(delegate.launches == ["will: no options", "did: no options"])
      #expect(app.broken.isEmpty)
    }

    @Test(.bug(id: "U15")) func `an app that opens its own scheme gets the URL itself`() throws {
      let app = App()
      LaunchManifest.replacement = LaunchManifest([
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["Trips"]]]
      ])
      defer { LaunchManifest.replacement = nil }
      let delegate = LinkAppDelegate()
      try launch(delegate, "trips://launch")
      delegate.opened = []
      for link in ["trips://b/c", "https://example.org/a", "other://d"] {
        UIApplication.shared.open(try #require(URL(string: link)))
      }
      #expect(delegate.opened.isEmpty, "it isn't called within the call")
      app.settle()
      #expect(delegate.opened == ["trips://b/c"] && delegate.continued.isEmpty)
    }

    @Test func `without scenes, the launch options have a web link as a user activity`() throws {
      let app = App()
      let delegate = LinkAppDelegate()
      try launch(delegate, "https://example.org/a")
      #expect(delegate.options?[.url] == nil)
      let activity = delegate.options?[.userActivityDictionary] as? [AnyHashable: Any]
      let type = activity?[UIApplication.LaunchOptionsKey.userActivityType] as? String
      #expect(type == NSUserActivityTypeBrowsingWeb)
      #expect(delegate.continued == ["/a"])
      try launch(delegate, "trips://b/c")
      #expect(delegate.options?[.url] as? URL == URL(string: "trips://b/c"))
      #expect(delegate.options?[.userActivityDictionary] == nil)
      #expect(app.broken.isEmpty)
    }
  }
}

private final class LinkAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var options: [UIApplication.LaunchOptionsKey: Any]?
  var continued: [String] = []
  var opened: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    options = launchOptions
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append(url.absoluteString)
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    continued.append(userActivity.webpageURL?.path ?? "")
    return true
  }
}

private final class SceneLinkAppDelegate: UIResponder, UIApplicationDelegate {
  var launches: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches.append("will: \(launchOptions == nil ? "no options" : "options")")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches.append("did: \(launchOptions == nil ? "no options" : "options")")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LinkSceneDelegate.self
    return configuration
  }
}

private final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var seen: [String] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.seen += connectionOptions.urlContexts.map { "url \($0.url.path)" }
    Self.seen += connectionOptions.userActivities.map { "activity \($0.webpageURL?.path ?? "")" }
  }
}
