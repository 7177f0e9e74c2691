public import Foundation

/// The running app, with its delegate, windows, and state.
@preconcurrency @MainActor
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
  /// A relaunch replaces it. In a process that launches no app, such as the tests of a package, it is an
  /// active app with an empty key window, as in a hosted test bundle.
  public package(set) static var shared: UIApplication {
    get {
      if let current { return current }
      let application = UIApplication()
      current = application
      application.becomeHost()
      return application
    }
    set { current = newValue }
  }

  /// Forgets an app whose driver no longer exists.
  package static func forget(_ application: UIApplication) {
    if current === application { current = nil }
  }
  // A static property without an initial value isn't initialized lazily, so accessing it
  // requires no check.
  private static var current: UIApplication?

  /// The app's delegate.
  ///
  /// As in UIKit, the reference is weak.
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
  /// The number shown on the app's icon; stored, but not used.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on when the user is idle; stored, but not used.
  open var isIdleTimerDisabled = false

  /// The log of the most recent events since launch.
  package let log: ActivityLog
  /// A closure that is called whenever the app sets a delegate.
  ///
  /// It receives the delegate, the delegate's protocol, and the object whose delegate it is.
  package var delegateWatch: ((AnyObject?, DelegateProtocol, AnyObject) -> Void)?
  /// The fault that terminated the app; `nil` if the app hasn't crashed.
  package private(set) var crash: Crash? {
    didSet { isOver = crash != nil }
  }
  private var isOver = false
  private var visibleWindows: [WeakWindow] = []
  private var deferred: ContiguousArray<Deferred> = []
  private var nextDeferred = 0
  private var animationEnds = AnimationEnds()
  /// The transitions that the app animates and hasn't completed yet.
  var transitionsInFlight: [TransitionCoordinator] = []
  /// The interactive transition whose animation is being started, and stands still.
  var pausedTransition: TransitionContext?
  /// The number of times that the app has settled.
  private(set) var turn = 0
  var nesting = 0
  var loadedScene: UIWindowScene?
  /// What the app needs in a process that launches no app; otherwise, `nil`.
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
  open var windows: [UIWindow] { visibleWindows.compactMap(\.window) }

  /// The key window: the window that most recently became key.
  open var keyWindow: UIWindow? {
    for entry in visibleWindows.reversed() {
      if let window = entry.window, window.isKeyWindow { return window }
    }
    return host?.window
  }

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

  /// Simulates opening a URL in another app by recording an event.
  ///
  /// The completion handler receives `true` when deferred work is next performed.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    log.record(.openURL, detail: url.absoluteString)
    if let completion { settleLater(DeferredCall { completion(true) }) }
  }

  // MARK: Features without effect

  /// Whether the app is registered for remote notifications; always `false`.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing.
  ///
  /// In UIKit, registers for remote notifications.
  open func registerForRemoteNotifications() {}
  /// Does nothing.
  ///
  /// In UIKit, unregisters from remote notifications.
  open func unregisterForRemoteNotifications() {}
  /// The quick actions of the app's icon; stored, but not used.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Starts a background task.
  ///
  /// The task never expires.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Does nothing.
  ///
  /// In UIKit, ends a background task.
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
  @available(iOS, deprecated: 13.0)
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  /// Returns the supported orientations, which the delegate chooses.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }
  /// Never called, because there are no touches.
  open func sendEvent(_ event: UIEvent) {}
  /// Does nothing, because there is only one scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  /// Does nothing, because there is only one scene.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Windows

  /// Whether any window is visible.
  var showsWindow: Bool {
    for entry in visibleWindows where entry.window != nil { return true }
    return false
  }

  func windowBecameVisible(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    visibleWindows.append(WeakWindow(window: window))
  }

  func windowBecameHidden(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
  }

  func windowBecameKey(_ window: UIWindow) {
    for other in windows where other !== window && other.isKeyWindow {
      other.isKeyWindow = false
      other.resignKey()
      post("UIWindowDidResignKeyNotification", from: other)
    }
  }

  // MARK: Work deferred to the end of the run loop iteration

  /// Whether transitions or completions are pending.
  package var isUnsettled: Bool { nextDeferred < deferred.count || !animationEnds.isEmpty }

  var deferredCount: Int { deferred.count - nextDeferred + animationEnds.count }

  /// The class of the animator whose transition hasn't ended; `nil` if there is none.
  ///
  /// Until the animator completes the transition, UIKit ignores touches.
  package var runningAnimator: String? { transitionsInFlight.last?.context?.animatorName }

  /// Defers work to the end of the run loop iteration, as UIKit does.
  func settleLater(_ work: Deferred) {
    deferred.append(work)
    host?.settleSoon(self)
  }

  /// Ends an animation after the given time in seconds, when the app settles.
  ///
  /// While an interactive transition is being started, its animations stand still instead.
  func endAnimation(after seconds: TimeInterval, _ end: @escaping @MainActor () -> Void) {
    if let pausedTransition { return pausedTransition.pause(for: seconds, end) }
    animationEnds.add(after: seconds, DeferredCall(end))
    host?.settleSoon(self)
  }

  /// Calls a closure when the animations that have begun have ended.
  func callAfterAnimations(_ call: @escaping @MainActor () -> Void) {
    settleLater(
      DeferredCall { [self] in
        guard animationEnds.count > 0 else { return call() }
        animationEnds.add(after: animationEnds.remaining, DeferredCall(call))
      })
  }

  /// Performs the deferred work that belongs to the layout of the given view.
  func layOut(_ view: UIView) {
    var next = nextDeferred
    while next < deferred.count, !hasCrashed {
      deferred[next].layOut(view)
      next += 1
    }
  }

  /// Performs the deferred work in order, including any work that it schedules, and then ends the
  /// animations.
  ///
  /// - Parameter limit: The maximum number of work items to perform. If it is `nil`, a fault
  ///   terminates an app that navigates endlessly.
  /// - Returns: Whether all work is done.
  @discardableResult
  package func settleTransitions(limit: Int? = nil) -> Bool {
    guard isUnsettled else { return true }
    animationEnds.beginSettling()
    var done = 0
    var rounds = 0
    var endOfRound = deferred.count
    while isUnsettled {
      if let limit, done == limit { break }
      done += 1
      guard nextDeferred < deferred.count else {
        animationEnds.next()?.carryOut()
        continue
      }
      if nextDeferred >= endOfRound {
        rounds += 1
        endOfRound = deferred.count
        guard rounds < Self.longestSettling || limit != nil else {
          reportLoop(of: nil, in: nil, "completion handlers trigger each other")
          break
        }
      }
      let work = deferred[nextDeferred]
      nextDeferred += 1
      work.carryOut()
    }
    animationEnds.endSettling()
    turn += 1
    if nextDeferred < deferred.count {
      deferred.removeFirst(nextDeferred)
    } else {
      deferred.removeAll(keepingCapacity: true)
    }
    nextDeferred = 0
    return !isUnsettled
  }

  // MARK: Warnings and faults

  /// Whether a fault has terminated the app.
  ///
  /// After that, navigation has no effect.
  package var hasCrashed: Bool { isOver }

  /// Records a warning: a message that UIKit would log, or a problem that exists only on Linux.
  package func warn(
    _ rule: Rule, _ subject: UIViewController?, _ object: UIViewController? = nil,
    _ message: String
  ) {
    assert(!rule.isFault, "\(rule) ends the app")
    log.record(.warning, subject, object, detail: message, rule: rule)
    host?.warn(message)
  }

  func fault(
    _ rule: Rule, _ subject: UIViewController?, _ object: UIViewController? = nil,
    _ message: String
  ) {
    assert(rule.isFault, "\(rule) is a warning")
    log.record(.fault, subject, object, detail: message, rule: rule)
    host?.fail(message)
    guard crash == nil else { return }
    crash = Crash(rule: rule, message: message)
    abandonDeferredWork()
  }

  /// Discards the deferred work, because the app has ended.
  func abandonDeferredWork() {
    let abandoned = deferred[nextDeferred...]
    let running = transitionsInFlight
    deferred = []
    nextDeferred = 0
    transitionsInFlight = []
    for work in abandoned { work.abandon() }
    for work in animationEnds.removeAll() { work.abandon() }
    for transition in running { transition.abandon() }
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}
