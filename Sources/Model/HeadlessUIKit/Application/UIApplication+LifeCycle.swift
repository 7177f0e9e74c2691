import AppBundle
package import Foundation

extension UIApplication {
  /// Launches the app: notifies the delegate that launching has finished, and then that the app is
  /// active.
  ///
  /// The order follows Apple's "Managing your app's life cycle". The main storyboard is loaded
  /// before the delegate is notified, and shown afterwards. In an app with a scene manifest, and in
  /// one that shows no window after launching, a scene connects, and the scene's delegate receives
  /// the later notifications.
  package static func launch(
    delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]?,
    notification: UserNotification? = nil
  ) {
    let application = shared
    application.launchNotification = notification
    NotificationList.shared.prepareForLaunch()
    let url = options?[.url] as? URL
    application.delegate = delegate
    let manifest = LaunchManifest.current
    application.usesScenes = manifest.usesScenes
    application.awaitsScene = manifest.usesScenes
    if let path = BuiltBundles.missing {
      application.warn(.resourcesMissing, nil, nil, "The app's resources aren't at \(path)")
    }
    let window = application.loadMainStoryboard(manifest)
    let options = manifest.usesScenes ? nil : options.map { withActivity($0) }
    let mayStart = delegate.application(application, willFinishLaunchingWithOptions: options)
    let mayOpen = delegate.application(application, didFinishLaunchingWithOptions: options)
    application.isLaunched = true
    application.log.record(.didFinishLaunching)
    application.post("UIApplicationDidFinishLaunchingNotification")
    if let window, delegate.window === window, !application.hasCrashed {
      window.makeKeyAndVisible()
    }
    if !manifest.usesScenes, application.windows.contains(where: { $0.rootViewController == nil }) {
      application.fault(
        .windowWithoutRoot, nil, nil,
        "Application windows are expected to have a root view controller at the end of application "
          + "launch")
    }
    if !application.showsWindow, !application.hasCrashed, application.connectScene(url, manifest) {
      application.settleTransitions()
      application.announceForeground()
    } else {
      application.settleTransitions()
      if let url, mayStart, mayOpen { _ = application.deliver(url) }
    }
    if let notification { NotificationList.shared.answer(notification, .tap) }
    application.becomeActive()
    if application.systemAlerts.window != nil { application.resignActive() }
  }

  /// Returns launch options that have a web link as a user activity, in place of its URL.
  private static func withActivity(_ options: [LaunchOptionsKey: Any]) -> [LaunchOptionsKey: Any] {
    guard let url = options[.url] as? URL, let activity = NSUserActivity(link: url) else {
      return options
    }
    var options = options
    options[.url] = nil
    options[.userActivityDictionary] =
      [
        LaunchOptionsKey.userActivityType: activity.activityType,
        // UIKit has no constant for this key.
        LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityKey"): activity,
      ] as [AnyHashable: Any]
    return options
  }

  /// Creates the window of the main storyboard of an app without scenes, and gives it to the
  /// delegate.
  private func loadMainStoryboard(_ manifest: LaunchManifest) -> UIWindow? {
    guard !manifest.usesScenes, let name = manifest.mainStoryboard, let delegate = storedDelegate
    else { return nil }
    let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard !hasCrashed else { return nil }
    window.rootViewController = initialController(of: storyboard, "UIMainStoryboardFile")
    delegate.window = window
    if delegate.window !== window {
      warn(
        .windowPropertyMissing, nil, nil,
        "The app delegate must implement the window property if it wants to use a main storyboard")
    }
    return window
  }

  /// Sends the app to the background, as the gesture that returns to the Home Screen does.
  package func enterBackground() {
    guard applicationState != .background, !hasCrashed else { return }
    resignActive()
    applicationState = .background
    log.record(.didEnterBackground)
    if let scene = loadedScene { scene.activationState = .background }
    if let scene = loadedScene, let delegate = scene.storedDelegate {
      delegate.sceneDidEnterBackground(scene)
    } else {
      lifeCycleDelegate?.applicationDidEnterBackground(self)
    }
    postFromScene("UISceneDidEnterBackgroundNotification")
    post("UIApplicationDidEnterBackgroundNotification")
  }

  /// Returns the app to the foreground.
  package func enterForeground() {
    guard applicationState == .background, !hasCrashed else { return }
    announceForeground()
    becomeActive()
    if systemAlerts.window != nil { resignActive() }
  }

  /// Terminates the app, as a swipe in the app switcher does.
  ///
  /// A foreground app must first enter the background.
  package func terminate() {
    guard !hasCrashed else { return }
    log.record(.willTerminate)
    if let scene = loadedScene, let delegate = scene.storedDelegate {
      scene.activationState = .unattached
      log.record(.sceneDidDisconnect)
      delegate.sceneDidDisconnect(scene)
    }
    postFromScene("UISceneDidDisconnectNotification")
    storedDelegate?.applicationWillTerminate(self)
    post("UIApplicationWillTerminateNotification")
    loadedScene = nil
    isLaunched = false
    abandonDeferredWork()
  }

  /// Delivers a URL to the app, as if the URL came from another app or a link.
  ///
  /// A web link is first offered as a user activity. If the app doesn't continue the activity, the
  /// link is opened as a URL.
  ///
  /// - Returns: Whether the app handled the URL.
  package func deliver(_ url: URL) -> Bool {
    guard !hasCrashed, let delegate = storedDelegate else { return false }
    if let scene = loadedScene, let sceneDelegate = scene.storedDelegate {
      return deliver(url, to: scene, sceneDelegate)
    }
    if let activity = NSUserActivity(link: url) {
      log.record(.continueUserActivity, detail: url.absoluteString)
      let goesOn = delegate.application(self, continue: activity, restorationHandler: { _ in })
      if goesOn || hasCrashed { return goesOn }
    }
    log.record(.openURL, detail: url.absoluteString)
    return delegate.application(self, open: url, options: [:])
  }

  /// Sends a memory warning to the delegate, and then to the view controllers.
  package func deliverMemoryWarning() {
    guard !hasCrashed else { return }
    log.record(.didReceiveMemoryWarning)
    storedDelegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows {
      for controller in window.frontmostChain.reversed() { controller.passOnMemoryWarning() }
    }
    post("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The delegate of an app without scenes, which is notified of events of its window.
  private var lifeCycleDelegate: (any UIApplicationDelegate)? { usesScenes ? nil : storedDelegate }

  func resignActive() {
    applicationState = .inactive
    log.record(.willResignActive)
    if let scene = loadedScene { scene.activationState = .foregroundInactive }
    if let scene = loadedScene, let delegate = scene.storedDelegate {
      delegate.sceneWillResignActive(scene)
    } else {
      lifeCycleDelegate?.applicationWillResignActive(self)
    }
    postFromScene("UISceneWillDeactivateNotification")
    post("UIApplicationWillResignActiveNotification")
  }

  private func announceForeground() {
    guard !hasCrashed else { return }
    applicationState = .inactive
    log.record(.willEnterForeground)
    if let scene = loadedScene { scene.activationState = .foregroundInactive }
    if let scene = loadedScene, let delegate = scene.storedDelegate {
      delegate.sceneWillEnterForeground(scene)
    } else {
      lifeCycleDelegate?.applicationWillEnterForeground(self)
    }
    postFromScene("UISceneWillEnterForegroundNotification")
    post("UIApplicationWillEnterForegroundNotification")
  }

  func becomeActive() {
    guard !hasCrashed else { return }
    applicationState = .active
    log.record(.didBecomeActive)
    if let scene = loadedScene { scene.activationState = .foregroundActive }
    if let scene = loadedScene, let delegate = scene.storedDelegate {
      delegate.sceneDidBecomeActive(scene)
    } else {
      lifeCycleDelegate?.applicationDidBecomeActive(self)
    }
    postFromScene("UISceneDidActivateNotification")
    post("UIApplicationDidBecomeActiveNotification")
  }
}

extension UIViewController {
  fileprivate func passOnMemoryWarning() {
    call(.didReceiveMemoryWarning) { didReceiveMemoryWarning() }
    for child in children { child.passOnMemoryWarning() }
  }
}
