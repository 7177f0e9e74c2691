import Foundation
import HeadlessUIKit

final class OverridingApplication: UIApplication {
  override var delegate: (any UIApplicationDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var windows: [UIWindow] { super.windows }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var connectedScenes: Set<UIScene> { super.connectedScenes }
  override var openSessions: Set<UISceneSession> { super.openSessions }
  override var supportsMultipleScenes: Bool { false }
  override func canOpenURL(_ url: URL) -> Bool { false }
  override func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  override func sendEvent(_ event: UIEvent) {}
  override func registerForRemoteNotifications() {}
}

final class OverridingWindow: UIWindow {
  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { super.rootViewController = newValue }
  }
  override var windowScene: UIWindowScene? {
    get { super.windowScene }
    set { super.windowScene = newValue }
  }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override var canBecomeKey: Bool { true }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func becomeKey() {}
  override func resignKey() {}
  override func sendEvent(_ event: UIEvent) {}
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var windowLevel: UIWindow.Level {
    get { super.windowLevel }
    set { super.windowLevel = newValue }
  }
}

final class OverridingItem: UINavigationItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var backAction: UIAction? {
    get { super.backAction }
    set { super.backAction = newValue }
  }
  override var leftBarButtonItem: UIBarButtonItem? {
    get { super.leftBarButtonItem }
    set { super.leftBarButtonItem = newValue }
  }
  override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setRightBarButton(item, animated: animated)
  }
}

final class OverridingButton: UIBarButtonItem {
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var target: AnyObject? {
    get { super.target }
    set { super.target = newValue }
  }
  override var action: Selector? {
    get { super.action }
    set { super.action = newValue }
  }
}
