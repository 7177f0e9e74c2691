import Foundation
import HeadlessUIKit

/// Overrides every member of `UIApplication`.
final class EveryApplication: UIApplication {
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
  override func sendEvent(_ event: UIEvent) {}
  override func registerForRemoteNotifications() {}

  override var applicationIconBadgeNumber: Int {
    get { super.applicationIconBadgeNumber }
    set { super.applicationIconBadgeNumber = newValue }
  }
  override var isIdleTimerDisabled: Bool {
    get { super.isIdleTimerDisabled }
    set { super.isIdleTimerDisabled = newValue }
  }
  override var next: UIResponder? { super.next }
  override func openURL(_ url: URL) -> Bool { super.openURL(url) }
  override func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)?
  ) { super.open(url, options: options, completionHandler: completion) }
  override var isRegisteredForRemoteNotifications: Bool { super.isRegisteredForRemoteNotifications }
  override func unregisterForRemoteNotifications() { super.unregisterForRemoteNotifications() }
  override var shortcutItems: [UIApplicationShortcutItem]? {
    get { super.shortcutItems }
    set { super.shortcutItems = newValue }
  }
  override func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    super.beginBackgroundTask(withName: taskName, expirationHandler: handler)
  }
  override func beginBackgroundTask(expirationHandler handler: (() -> Void)?)
    -> UIBackgroundTaskIdentifier
  { super.beginBackgroundTask(expirationHandler: handler) }
  override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    super.endBackgroundTask(identifier)
  }
  override var backgroundTimeRemaining: TimeInterval { super.backgroundTimeRemaining }
  override var isProtectedDataAvailable: Bool { super.isProtectedDataAvailable }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    super.preferredContentSizeCategory
  }
  override var applicationSupportsShakeToEdit: Bool {
    get { super.applicationSupportsShakeToEdit }
    set { super.applicationSupportsShakeToEdit = newValue }
  }
  override var supportsAlternateIcons: Bool { super.supportsAlternateIcons }
  override var alternateIconName: String? { super.alternateIconName }
  override var isNetworkActivityIndicatorVisible: Bool {
    get { super.isNetworkActivityIndicatorVisible }
    set { super.isNetworkActivityIndicatorVisible = newValue }
  }
  override var statusBarOrientation: UIInterfaceOrientation {
    get { super.statusBarOrientation }
    set { super.statusBarOrientation = newValue }
  }
  override func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask
  { super.supportedInterfaceOrientations(for: window) }
  override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
  override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
  override var isIgnoringInteractionEvents: Bool { super.isIgnoringInteractionEvents }
  override var statusBarStyle: UIStatusBarStyle {
    get { super.statusBarStyle }
    set { super.statusBarStyle = newValue }
  }
  override var isStatusBarHidden: Bool {
    get { super.isStatusBarHidden }
    set { super.isStatusBarHidden = newValue }
  }
  override var statusBarFrame: CGRect { super.statusBarFrame }
  override var statusBarOrientationAnimationDuration: TimeInterval {
    super.statusBarOrientationAnimationDuration
  }
  override func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    super.setMinimumBackgroundFetchInterval(minimumBackgroundFetchInterval)
  }
  override var backgroundRefreshStatus: UIBackgroundRefreshStatus { super.backgroundRefreshStatus }
  override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.userInterfaceLayoutDirection
  }
  override func beginReceivingRemoteControlEvents() { super.beginReceivingRemoteControlEvents() }
  override func endReceivingRemoteControlEvents() { super.endReceivingRemoteControlEvents() }
  override func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)?
  ) { super.setAlternateIconName(alternateIconName, completionHandler: completionHandler) }
  override func extendStateRestoration() { super.extendStateRestoration() }
  override func completeStateRestoration() { super.completeStateRestoration() }
  override func ignoreSnapshotOnNextApplicationLaunch() {
    super.ignoreSnapshotOnNextApplicationLaunch()
  }
  override func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)?
  ) {
    super.requestSceneSessionActivation(
      sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler)
  }
  override func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)?
  ) {
    super.requestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler)
  }
  override func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    super.requestSceneSessionRefresh(sceneSession)
  }
}

/// Overrides every member of `UIDevice`.
final class EveryDevice: UIDevice {
  override class var current: UIDevice { super.current }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
  override var orientation: UIDeviceOrientation { super.orientation }
  override var name: String { super.name }
  override var model: String { super.model }
  override var localizedModel: String { super.localizedModel }
  override var systemName: String { super.systemName }
  override var systemVersion: String { super.systemVersion }
  override var identifierForVendor: UUID? { super.identifierForVendor }
  override var isBatteryMonitoringEnabled: Bool {
    get { super.isBatteryMonitoringEnabled }
    set { super.isBatteryMonitoringEnabled = newValue }
  }
  override var batteryLevel: Float { super.batteryLevel }
  override var isGeneratingDeviceOrientationNotifications: Bool {
    super.isGeneratingDeviceOrientationNotifications
  }
  override func beginGeneratingDeviceOrientationNotifications() {
    super.beginGeneratingDeviceOrientationNotifications()
  }
  override func endGeneratingDeviceOrientationNotifications() {
    super.endGeneratingDeviceOrientationNotifications()
  }
  override var batteryState: UIDevice.BatteryState { super.batteryState }
  override var isProximityMonitoringEnabled: Bool {
    get { super.isProximityMonitoringEnabled }
    set { super.isProximityMonitoringEnabled = newValue }
  }
  override var proximityState: Bool { super.proximityState }
  override func playInputClick() { super.playInputClick() }
  override var isMultitaskingSupported: Bool { super.isMultitaskingSupported }
}

/// Overrides every member of `UIScreen`.
final class EveryScreen: UIScreen {
  override class var main: UIScreen { super.main }
  override var bounds: CGRect { super.bounds }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
  override var fixedCoordinateSpace: any UICoordinateSpace { super.fixedCoordinateSpace }
  override var isCaptured: Bool { super.isCaptured }
  override var scale: CGFloat { super.scale }
  override var nativeScale: CGFloat { super.nativeScale }
  override var nativeBounds: CGRect { super.nativeBounds }
  override var maximumFramesPerSecond: Int { super.maximumFramesPerSecond }
  override var brightness: CGFloat {
    get { super.brightness }
    set { super.brightness = newValue }
  }
}

/// Overrides every member of `UIWindow`.
final class EveryWindow: UIWindow {
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

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override var screen: UIScreen {
    get { super.screen }
    set { super.screen = newValue }
  }
  override var canResizeToFitContent: Bool {
    get { super.canResizeToFitContent }
    set { super.canResizeToFitContent = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var window: UIWindow? { super.window }
  override var next: UIResponder? { super.next }
}
