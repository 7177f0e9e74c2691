import AppBundle
public import Foundation

/// The running app, with its delegate, windows, and state.
open class UIApplication: UIResponder {
  /// The state of the app.
  public enum State: Int, Sendable {
    /// The app is visible and receives events.
    case active
    /// The app is visible, but doesn't receive events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// The app that runs in this process.
  ///
  /// A relaunch replaces it. In a process that launches no app, such as the tests of a package, it
  /// is an active app with an empty key window, as in a hosted test bundle.
  open class var shared: UIApplication { running }

  /// The app that runs in this process, as a property that drivers and tests can set.
  package static var running: UIApplication {
    get {
      if let current { return current }
      let application = UIApplication()
      replace(with: application)
      application.becomeHost()
      return application
    }
    set { replace(with: newValue) }
  }

  /// Forgets an app whose driver no longer exists.
  package static func forget(_ application: UIApplication) {
    if current === application { replace(with: nil) }
  }
  // Static properties without an initial value aren't initialized lazily, so accessing them
  // requires no check.
  private static var current: UIApplication?
  /// Leads to `current`, which keeps the app alive; `nil` if there is none.
  private static var currentLink: Link<UIApplication>?

  private static func replace(with application: UIApplication?) {
    // The old app may be freed only when nothing leads to it any more.
    let old = current
    if let application { currentLink = Link(application) } else { currentLink = nil }
    current = application
    withExtendedLifetime(old) {}
  }

  /// Whether a fault has terminated the app that runs in this process.
  ///
  /// It is asked for before each callback, so the app isn't retained, as it would be as `shared`.
  /// Nothing that could replace it runs meanwhile.
  static var hasCrashed: Bool {
    currentLink?.read { $0.isOver } ?? running.hasCrashed
  }

  /// The view controllers of the app that runs in this process; the app isn't retained meanwhile.
  static var runningRoster: ControllerRoster {
    currentLink?.read { $0.roster } ?? running.roster
  }

  /// Records an event of the app that runs in this process.
  ///
  /// The app isn't retained meanwhile, as it would be as `shared`. To record an event runs no code
  /// of an app, which could replace it.
  static func record(
    _ kind: ActivityEvent.Kind, _ subject: UIViewController? = nil,
    _ object: UIViewController? = nil, detail: String? = nil
  ) {
    if currentLink?.read({ $0.log.record(kind, subject, object, detail: detail) }) == nil {
      running.log.record(kind, subject, object, detail: detail)
    }
  }

  /// The app's delegate; a weak reference, as in UIKit.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      delegateWatch?(newValue, .application, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UIApplicationDelegate)?
  /// The current state of the app: active, inactive, or in the background.
  open package(set) var applicationState = State.inactive
  /// The number shown on the app's icon.
  ///
  /// At 0, the notifications that have arrived are removed, as on a device.
  open var applicationIconBadgeNumber: Int {
    get { NotificationList.shared.badge }
    set { NotificationList.shared.badge = newValue }
  }
  /// Whether the screen stays on when the user is idle; stored, but not used.
  open var isIdleTimerDisabled = false

  /// The log of the most recent events since launch.
  package let log: ActivityLog
  /// A closure that is called whenever the app sets a delegate.
  ///
  /// It receives the delegate, the delegate's protocol, and the object whose delegate it is.
  package var delegateWatch: ((AnyObject?, DelegateProtocol, AnyObject) -> Void)?
  /// The fault that terminated the app; `nil` if the app hasn't crashed.
  package internal(set) var crash: Crash? {
    didSet { isOver = crash != nil }
  }
  /// A closure that is called when a fault terminates the app.
  ///
  /// The app's code runs on until it returns, so it may end the process before anybody asks for
  /// `crash`.
  package var onCrash: ((Crash) -> Void)?
  private(set) var isOver = false
  /// The visible windows, which the scene keeps, in the order in which they became visible.
  var visibleWindows: [UIWindow] = []
  /// The work that waits for the end of the run loop iteration.
  var deferred = DeferredWork()
  /// The transitions that the app animates and hasn't completed yet.
  var transitionsInFlight: [TransitionCoordinator] = []
  /// The interactive transition whose animation is being started, and stands still.
  var pausedTransition: TransitionContext?
  /// The views on which the app has set what all views of their classes have, by the class.
  var appearances: [ObjectIdentifier: UIView] = [:]
  /// The contents of the pasteboards, by name.
  var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
  /// Whether the keyboard is shown.
  var keyboardIsUp = false
  /// The number of layouts that take place inside each other because the app asked for each at
  /// once.
  var nestedLayouts = 0
  /// Whether there has been a first responder in any window.
  var hasHadFirstResponder = false
  /// The number of times that a window's first responder, or the visible windows, may have changed.
  var firstResponderChanges = 0
  /// The number of responders that are about to become the first one.
  var responderChanges = 0
  /// The layout that takes place when the app settles; `nil` if there has been none.
  var layoutPass: LayoutPass?
  /// The menu of a long press that is under way; `nil` if it isn't kept.
  var pressedMenu: PressedMenu?
  /// Whether animations have a duration.
  var animationsEnabled = true
  /// The number of times that the app has settled.
  var turn = 0
  /// The traits for resolving colors, if the app has set them.
  var currentTraits: UITraitCollection?
  /// The alerts of the system over the app.
  let systemAlerts = SystemAlerts()
  /// Whether the app is registered for remote notifications.
  var isRegisteredForRemote = false
  /// Whether the delegate knows that the app was launched, and the app hasn't ended.
  package internal(set) var isLaunched = false
  /// The notification that the user has tapped to launch the app.
  package internal(set) var launchNotification: UserNotification?
  private var ignoring = 0
  var nesting = 0
  var loadedScene: UIWindowScene?
  /// Whether the app has a scene manifest.
  var usesScenes = false
  /// Whether the app uses scenes, and none has connected yet; until then, no window is on the
  /// screen.
  var awaitsScene = false
  /// The host of the app in a process that launches none; otherwise, `nil`.
  var host: TestHost?
  /// The view controllers of this launch that haven't been freed.
  package let roster = ControllerRoster()

  nonisolated deinit {}

  /// Creates an application that isn't running yet.
  public override init() {
    log = ActivityLog()
    super.init()
  }

  /// Creates an application that clears and reuses an existing log.
  package init(log: ActivityLog) {
    log.removeAll()
    self.log = log
    super.init()
  }

  /// The visible windows, in the order in which they became visible.
  @available(iOS, deprecated: 15.0, message: "Use UIWindowScene.windows")
  open var windows: [UIWindow] { visibleWindows }

  /// The key window: the window that most recently became key.
  @available(iOS, deprecated: 13.0, message: "Use UIWindowScene.keyWindow")
  open var keyWindow: UIWindow? { visibleWindows.last { $0.isKeyWindow } }

  /// The connected scenes: always a single scene, which contains all windows.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// The sessions of the app's scenes: always a single session.
  open var openSessions: Set<UISceneSession> { [scene.session] }

  /// Whether the app supports multiple scenes; always `false`.
  open var supportsMultipleScenes: Bool { false }

  /// The app's delegate, if it is a responder.
  open override var next: UIResponder? { storedDelegate as? UIResponder }

  /// Returns whether an installed app can open the given URL; always `true`.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Opens a URL in another app, or in this one if its Info.plist names the URL's scheme.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    send(url)
    return true
  }

  /// Opens a URL in another app.
  ///
  /// - Returns: `true`.
  @available(iOS, deprecated: 10.0, message: "Use open(_:options:completionHandler:)")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url, options: [:], completionHandler: nil)
    return true
  }

  /// Simulates opening a URL in another app by recording an event.
  ///
  /// A URL with a scheme that the app's Info.plist names is delivered to the app itself, when
  /// deferred work is next performed. The completion handler receives `true` when deferred work is
  /// next performed.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    send(url)
    if let completion { settleLater(DeferredCall { completion(true) }) }
  }

  private func send(_ url: URL) {
    let scheme = url.scheme?.lowercased()
    guard LaunchManifest.current.linkSchemes.contains(where: { $0.lowercased() == scheme }) else {
      return log.record(.openURL, detail: url.absoluteString)
    }
    settleLater(DeferredCall { _ = self.deliver(url) })
  }

  /// Calls a method of a target, or else of the first responder that has it.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { dispatch(action, to: target, from: sender, for: event) }

  // MARK: Remote notifications

  /// Whether the app is registered for remote notifications.
  open var isRegisteredForRemoteNotifications: Bool { isRegisteredForRemote }
  /// Registers for remote notifications, of which the delegate receives the result.
  open func registerForRemoteNotifications() { register() }
  /// Unregisters from remote notifications.
  open func unregisterForRemoteNotifications() { isRegisteredForRemote = false }

  // MARK: Features without effect

  /// The quick actions of the app's icon; stored, but not used.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Starts a background task; the task never expires.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Starts a background task; the task never expires.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Does nothing; UIKit ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time for which the app may run in the background, in seconds; always unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether protected data is available; always `true`.
  open var isProtectedDataAvailable: Bool { true }
  /// The preferred text size; always `large`.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether shaking the device undoes; stored, but not used.
  open var applicationSupportsShakeToEdit = true
  /// Whether the app has other icons; always `false`.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon; always `nil`, which is the main icon.
  open var alternateIconName: String? { nil }
  /// Whether a network activity indicator is shown; stored, but not used.
  @available(iOS, deprecated: 13.0)
  open var isNetworkActivityIndicatorVisible = false
  /// The orientation of the status bar, derived from the size of the screen.
  ///
  /// Setting this property has no effect.
  @available(iOS, deprecated: 13.0)
  open var statusBarOrientation: UIInterfaceOrientation {
    get { scene.interfaceOrientation }
    set {}
  }
  /// Returns the supported orientations: those that the delegate chooses, or else those in
  /// Info.plist.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    storedDelegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? LaunchManifest.current.orientations ?? .deviceDefault
  }
  /// Never called, because there are no touches.
  open func sendEvent(_ event: UIEvent) {}
  /// Counts a request to ignore touches; the count is stored, but not used.
  @available(iOS, deprecated: 13.0, message: "Use UIView.isUserInteractionEnabled")
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Ends a request to ignore touches.
  @available(iOS, deprecated: 13.0, message: "Use UIView.isUserInteractionEnabled")
  open func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }
  /// Whether there are more requests to ignore touches than have ended.
  @available(iOS, deprecated: 13.0, message: "Use UIView.isUserInteractionEnabled")
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  /// The style of the status bar; stored, but not used.
  @available(iOS, deprecated: 13.0)
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden; stored, but not used.
  @available(iOS, deprecated: 13.0)
  open var isStatusBarHidden = false
  /// The frame of the status bar; always empty, because there is no layout.
  @available(iOS, deprecated: 13.0)
  open var statusBarFrame: CGRect { .zero }
  /// The duration of the status bar's animation during a rotation, in seconds; always 0.
  @available(iOS, deprecated: 13.0)
  open var statusBarOrientationAnimationDuration: TimeInterval { 0 }
  /// Does nothing, because there are no background fetches.
  @available(iOS, deprecated: 13.0)
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Whether the app can be refreshed in the background; always available.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The reading direction of the language in which the app runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    DeviceLocale.isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// Does nothing, because there is no remote control.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing, because there is no remote control.
  open func endReceivingRemoteControlEvents() {}
  /// Reports that the feature isn't supported.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    settleLater(DeferredCall { completionHandler(CocoaError(.featureUnsupported)) })
  }
  /// Throws an error, because the feature isn't supported.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Does nothing, because the state isn't restored.
  open func extendStateRestoration() {}
  /// Does nothing, because the state isn't restored.
  open func completeStateRestoration() {}
  /// Does nothing, because there are no snapshots.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing, because there is only one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Does nothing, because there is only one scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  /// Does nothing, because there is only one scene.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
