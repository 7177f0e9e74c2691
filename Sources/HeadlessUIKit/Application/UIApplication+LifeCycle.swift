package import Foundation

extension UIApplication {
  /// Launches the app: notifies the delegate that launching has finished, and then that the app is
  /// active.
  ///
  /// The order follows Apple's "Managing your app's life cycle". An app that shows no window after
  /// launching is assumed to use scenes. In that case, a scene connects, and the
  /// scene's delegate receives the later notifications.
  package static func launch(
    delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]?
  ) {
    let application = shared
    let url = options?[.url] as? URL
    application.delegate = delegate
    let mayStart = delegate.application(application, willFinishLaunchingWithOptions: options)
    let mayOpen = delegate.application(application, didFinishLaunchingWithOptions: options)
    application.log.record(.didFinishLaunching)
    application.post("UIApplicationDidFinishLaunchingNotification")
    if !application.showsWindow, !application.hasCrashed, application.connectScene(url) {
      application.settleTransitions()
      application.announceForeground()
    } else {
      application.settleTransitions()
      if let url, mayStart, mayOpen { _ = application.deliver(url) }
    }
    application.becomeActive()
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
      storedDelegate?.applicationDidEnterBackground(self)
    }
    postFromScene("UISceneDidEnterBackgroundNotification")
    post("UIApplicationDidEnterBackgroundNotification")
  }

  /// Returns the app to the foreground.
  package func enterForeground() {
    guard applicationState == .background, !hasCrashed else { return }
    announceForeground()
    becomeActive()
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

  private func resignActive() {
    applicationState = .inactive
    log.record(.willResignActive)
    if let scene = loadedScene { scene.activationState = .foregroundInactive }
    if let scene = loadedScene, let delegate = scene.storedDelegate {
      delegate.sceneWillResignActive(scene)
    } else {
      storedDelegate?.applicationWillResignActive(self)
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
      storedDelegate?.applicationWillEnterForeground(self)
    }
    postFromScene("UISceneWillEnterForegroundNotification")
    post("UIApplicationWillEnterForegroundNotification")
  }

  private func becomeActive() {
    guard !hasCrashed else { return }
    applicationState = .active
    log.record(.didBecomeActive)
    if let scene = loadedScene { scene.activationState = .foregroundActive }
    if let scene = loadedScene, let delegate = scene.storedDelegate {
      delegate.sceneDidBecomeActive(scene)
    } else {
      storedDelegate?.applicationDidBecomeActive(self)
    }
    postFromScene("UISceneDidActivateNotification")
    post("UIApplicationDidBecomeActiveNotification")
  }
}

extension UIViewController {
  fileprivate func passOnMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passOnMemoryWarning() }
  }
}
