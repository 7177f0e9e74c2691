import Foundation

extension UIApplication {
  /// The scene that contains all windows.
  var scene: UIWindowScene {
    if let loadedScene { return loadedScene }
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions())
    if applicationState == .active { scene.activationState = .foregroundActive }
    loadedScene = scene
    return scene
  }

  /// The delegate of the scene; `nil` if the app doesn't use scenes.
  package var sceneDelegate: (any UISceneDelegate)? { loadedScene?.storedDelegate }

  /// Connects the scene of an app that has a scene manifest, or that doesn't create its window at
  /// launch; returns whether the app uses scenes.
  func connectScene(_ url: URL?, _ manifest: LaunchManifest) -> Bool {
    guard let delegate = storedDelegate else { return false }
    let options = UIScene.ConnectionOptions()
    let activity = url.flatMap { NSUserActivity(link: $0) }
    if let activity {
      options.userActivities = [activity]
    } else if let url {
      options.urlContexts = [UIOpenURLContext(url)]
    }
    let session = UISceneSession(role: .windowApplication)
    var configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    if configuration.isDefault {
      let scene = manifest.scene(nil, role: session.role)
      configuration = UISceneConfiguration(scene?.name, session.role, scene)
      configuration.isDefault = true
    }
    session.configuration = configuration
    let maker = sceneDelegateType(configuration, of: delegate, manifest)
    guard maker != nil || manifest.usesScenes else { return false }
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    loadedScene = scene
    awaitsScene = false
    if let maker { scene.delegate = ClassInitializer.make(maker) }
    scene.activationState = .foregroundInactive
    log.record(.sceneWillConnect)
    if let url {
      log.record(activity == nil ? .openURL : .continueUserActivity, detail: url.absoluteString)
    }
    let window = configuration.storyboard.map { storyboard in
      self.window(of: storyboard, in: scene)
    }
    scene.storedDelegate?.scene(scene, willConnectTo: session, options: options)
    show(window, in: scene)
    postFromScene("UISceneWillConnectNotification")
    return true
  }

  /// Creates the window of a storyboard, and gives it to the scene's delegate.
  private func window(of storyboard: UIStoryboard, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = initialController(of: storyboard, "UISceneStoryboardFile")
    if let delegate = scene.storedDelegate as? any UIWindowSceneDelegate {
      delegate.window = window
    } else if scene.storedDelegate == nil {
      scene.storyboardWindow = window
    }
    return window
  }

  /// Shows the window of a storyboard, unless the delegate has replaced it.
  private func show(_ window: UIWindow?, in scene: UIWindowScene) {
    guard let window, !hasCrashed else { return }
    let delegate = scene.storedDelegate as? any UIWindowSceneDelegate
    if delegate?.window === window || scene.storyboardWindow === window {
      window.makeKeyAndVisible()
    } else if !showsWindow {
      warn(
        .windowPropertyMissing, nil, nil,
        "The scene's delegate doesn't keep the window of its storyboard")
    }
  }

  /// Creates the initial controller of a storyboard that the information property list names.
  func initialController(of storyboard: UIStoryboard, _ key: String) -> UIViewController? {
    if let controller = storyboard.instantiateInitialViewController() { return controller }
    guard !hasCrashed else { return nil }
    warn(
      .initialControllerMissing, nil, nil,
      "Failed to instantiate the default view controller for \(key) '\(storyboard.name)'")
    return nil
  }

  /// Delivers a URL or web link to the scene's delegate; returns whether the delegate received it.
  func deliver(_ url: URL, to scene: UIWindowScene, _ delegate: any UISceneDelegate) -> Bool {
    scene.ignoredURLs = false
    if let activity = NSUserActivity(link: url) {
      log.record(.continueUserActivity, detail: url.absoluteString)
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
      guard scene.ignoredURLs else { return true }
      scene.ignoredURLs = false
    }
    log.record(.openURL, detail: url.absoluteString)
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    return !scene.ignoredURLs
  }

  private func sceneDelegateType(
    _ configuration: UISceneConfiguration, of delegate: any UIApplicationDelegate,
    _ manifest: LaunchManifest
  ) -> (any UISceneDelegate.Type)? {
    if let type = configuration.delegateClass as? any UISceneDelegate.Type { return type }
    if let name = configuration.missingDelegateClass {
      warn(
        .sceneDelegateMissing, nil, nil,
        "Info.plist names the scene delegate \(name), and there is no UISceneDelegate of this name")
      return nil
    }
    if manifest.usesScenes {
      if configuration.storyboard == nil {
        warn(
          .sceneDelegateMissing, nil, nil,
          "The scene's configuration, \(configuration.name.map { "'\($0)'" } ?? "without a name"), "
            + "specifies neither a delegate class nor a storyboard")
      }
      return nil
    }
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    if let type = NSClassFromString("\(module).SceneDelegate") as? any UISceneDelegate.Type {
      return type
    }
    guard !configuration.isDefault else { return nil }
    warn(
      .sceneDelegateMissing, nil, nil,
      "The scene's configuration doesn't specify a delegate class, and no class "
        + "\(module).SceneDelegate exists")
    return nil
  }
}
