import Foundation
import HeadlessUIKit

/// Overrides every member of `UIScene`.
final class EveryScene: UIScene {
  override var session: UISceneSession { super.session }
  override var delegate: (any UISceneDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var activationState: UIScene.ActivationState { super.activationState }
  override var title: String! {
    get { super.title }
    set { super.title = newValue }
  }
  override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  override var next: UIResponder? { super.next }
  override func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)?
  ) { super.open(url, options: options, completionHandler: completion) }
  override func extendStateRestoration() { super.extendStateRestoration() }
  override func completeStateRestoration() { super.completeStateRestoration() }
}

/// Overrides every member of `UIWindowScene`.
final class EveryWindowScene: UIWindowScene {
  override var windows: [UIWindow] { super.windows }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
  override var isFullScreen: Bool { super.isFullScreen }
  override var screen: UIScreen { super.screen }
  override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

/// Overrides every member of `UISceneSession`.
final class EverySceneSession: UISceneSession {
  override var role: UISceneSession.Role { super.role }
  override var scene: UIScene? { super.scene }
  override var configuration: UISceneConfiguration { super.configuration }
  override var persistentIdentifier: String { super.persistentIdentifier }
  override var userInfo: [String: Any]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  override var stateRestorationActivity: NSUserActivity? {
    get { super.stateRestorationActivity }
    set { super.stateRestorationActivity = newValue }
  }
}

/// Overrides every member of `UISceneConfiguration`.
final class EverySceneConfiguration: UISceneConfiguration {
  override var name: String? { super.name }
  override var role: UISceneSession.Role { super.role }
  override var sceneClass: AnyClass? {
    get { super.sceneClass }
    set { super.sceneClass = newValue }
  }
  override var delegateClass: AnyClass? {
    get { super.delegateClass }
    set { super.delegateClass = newValue }
  }
}

/// Overrides every member of `UIScene.OpenExternalURLOptions`.
final class EverySceneOpenExternalURLOptions: UIScene.OpenExternalURLOptions {
  override var universalLinksOnly: Bool {
    get { super.universalLinksOnly }
    set { super.universalLinksOnly = newValue }
  }
}

/// Overrides every member of `UIScene.ActivationRequestOptions`.
final class EverySceneActivationRequestOptions: UIScene.ActivationRequestOptions {
  override var requestingScene: UIScene? {
    get { super.requestingScene }
    set { super.requestingScene = newValue }
  }
}

/// Overrides every member of `UIApplicationShortcutItem`.
final class EveryApplicationShortcutItem: UIApplicationShortcutItem {
  override var type: String { super.type }
  override var localizedTitle: String { super.localizedTitle }
  override var localizedSubtitle: String? { super.localizedSubtitle }
  override var icon: UIApplicationShortcutIcon? { super.icon }
  override var userInfo: [String: any NSSecureCoding]? { super.userInfo }
  override var targetContentIdentifier: Any? { super.targetContentIdentifier }
}

/// Overrides every member of `UIMutableApplicationShortcutItem`.
final class EveryMutableApplicationShortcutItem: UIMutableApplicationShortcutItem {
  override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// Overrides every member of `UIOpenURLContext`.
final class EveryOpenURLContext: UIOpenURLContext {
  override var url: URL { super.url }
  override var options: UIScene.OpenURLOptions { super.options }
}
