import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let appCoordinator = AppCoordinator(window: window)
    appCoordinator.start()
    window.makeKeyAndVisible()
    self.window = window
    self.appCoordinator = appCoordinator
    connectionOptions.urlContexts.first.map { appCoordinator.open($0.url) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    URLContexts.first.map { appCoordinator?.open($0.url) }
  }
}
