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

  /// Connects the scene of an app that doesn't create its window at launch.
  ///
  /// - Returns: Whether there is a scene delegate.
  func connectScene(_ url: URL?) -> Bool {
    guard let delegate = storedDelegate else { return false }
    let options = UIScene.ConnectionOptions()
    if let url { options.urlContexts = [UIOpenURLContext(url)] }
    let session = UISceneSession(role: .windowApplication)
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    guard let maker = sceneDelegateType(configuration, of: delegate) else { return false }
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    loadedScene = scene
    scene.delegate = ClassInitializer.make(maker)
    scene.activationState = .foregroundInactive
    log.record(.sceneWillConnect)
    if let url { log.record(.openURL, detail: url.absoluteString) }
    scene.storedDelegate?.scene(scene, willConnectTo: session, options: options)
    postFromScene("UISceneWillConnectNotification")
    return true
  }

  /// Delivers a URL or web link to the scene's delegate.
  ///
  /// - Returns: Whether the delegate received it.
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
    _ configuration: UISceneConfiguration, of delegate: any UIApplicationDelegate
  ) -> (any UISceneDelegate.Type)? {
    if let type = configuration.delegateClass as? any UISceneDelegate.Type { return type }
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
