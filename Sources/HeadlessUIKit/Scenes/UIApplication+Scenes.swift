import Foundation

extension UIApplication {
  /// The connected scenes: a single one, which holds all windows.
  public var connectedScenes: Set<UIScene> { [scene] }

  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { [scene.session] }

  /// Whether the app may show several scenes; always false here.
  public var supportsMultipleScenes: Bool { false }

  /// The scene that holds all windows.
  var scene: UIWindowScene {
    if let loadedScene { return loadedScene }
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions())
    if applicationState == .active { scene.activationState = .foregroundActive }
    loadedScene = scene
    return scene
  }

  /// The delegate of the scene, in an app that uses scenes.
  package var sceneDelegate: (any UISceneDelegate)? { loadedScene?.delegate }

  /// Connects the scene of an app that creates its window there instead of at launch.
  ///
  /// - Returns: Whether there is a scene delegate.
  func connectScene(_ url: URL?) -> Bool {
    guard let delegate else { return false }
    let options = UIScene.ConnectionOptions()
    if let url { options.urlContexts = [UIOpenURLContext(url)] }
    let session = UISceneSession(role: .windowApplication)
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    guard let maker = sceneDelegateType(configuration, of: delegate) else { return false }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    loadedScene = scene
    scene.delegate = maker.init()
    scene.activationState = .foregroundInactive
    log.record(.sceneWillConnect)
    if let url { log.record(.openURL, detail: url.absoluteString) }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    return true
  }

  /// Passes a URL or a web link to the scene's delegate.
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
      "The scene's configuration names no delegate class, and there is no class "
        + "\(module).SceneDelegate")
    return nil
  }
}
