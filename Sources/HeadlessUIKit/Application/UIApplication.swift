public import Foundation

/// The running app: its delegate, its windows, its state.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of the app.
  public enum State: Int, Sendable {
    /// Active, visible but inactive, or in the background.
    case active, inactive, background
  }

  /// The keys of a launch's options.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The keys of an opened URL's options.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bundle identifier of the app that sent the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "SourceApplication")
  }

  /// The keys of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app that claims the link may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UniversalLinksOnly")
  }

  /// The app of this process.
  ///
  /// There is only one at a time; a relaunch replaces it.
  public package(set) static var shared: UIApplication {
    get {
      if let current { return current }
      let application = UIApplication()
      current = application
      return application
    }
    set { current = newValue }
  }
  // A global without an initial value needs no once-token, which each access would check.
  private static var current: UIApplication?

  /// The app's delegate; a weak reference, as in UIKit.
  open weak var delegate: (any UIApplicationDelegate)? {
    didSet { delegateWatch?(delegate, .application) }
  }
  /// The current state of the app.
  open package(set) var applicationState = State.inactive
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on; stored, but not used.
  open var isIdleTimerDisabled = false

  /// The events since launch, up to a fixed number.
  package let log: ActivityLog
  /// Called with each delegate that the app sets, and the protocol of that delegate.
  package var delegateWatch: ((AnyObject?, DelegateProtocol) -> Void)?
  /// The fault that ended the app, if one did.
  package private(set) var crash: Crash? {
    didSet { isOver = crash != nil }
  }
  private var isOver = false
  private var visibleWindows: [WeakWindow] = []
  private var deferred: ContiguousArray<Deferred> = []
  private var nextDeferred = 0
  var nesting = 0
  var loadedScene: UIWindowScene?
  /// The living controllers of this launch.
  package let roster = ControllerRoster()

  nonisolated deinit {}

  /// Creates an application that isn't running yet.
  public convenience override init() { self.init(log: ActivityLog()) }

  /// Creates an application that uses an existing log.
  package init(log: ActivityLog) {
    log.removeAll()
    self.log = log
    super.init()
  }

  /// The windows that are visible, in the order in which they were first shown.
  open var windows: [UIWindow] { visibleWindows.compactMap(\.window) }

  /// The key window, which is the window that was last made key.
  open var keyWindow: UIWindow? {
    for entry in visibleWindows.reversed() {
      if let window = entry.window, window.isKeyWindow { return window }
    }
    return nil
  }

  /// The app's delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether some app would open a URL; always true here.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Pretends to pass a URL to another app, and records an event.
  ///
  /// The completion receives true when the app next settles.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    log.record(.openURL, detail: url.absoluteString)
    if let completion { settleLater(DeferredCall { completion(true) }) }
  }

  // MARK: Features without effect

  /// Whether the app is registered for remote notifications; always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Registers for remote notifications; none are ever sent.
  open func registerForRemoteNotifications() {}
  /// Unregisters for remote notifications.
  open func unregisterForRemoteNotifications() {}
  /// The quick actions of the app's icon; stored, but not shown.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Requests time in the background; granted, and never revoked.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Windows

  /// Whether a window is visible.
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
    for other in windows where other !== window { other.isKeyWindow = false }
  }

  // MARK: Work deferred to the end of the run loop's turn

  /// Whether transitions or completions are pending.
  package var isUnsettled: Bool { nextDeferred < deferred.count }

  var deferredCount: Int { deferred.count - nextDeferred }

  /// Defers work to the end of the run loop's turn, where UIKit would do it.
  func settleLater(_ work: Deferred) { deferred.append(work) }

  /// Does the deferred work in order, including work that it defers in turn, up to a limit.
  ///
  /// - Parameter limit: The maximum number of pieces of work; without one, a fault ends an app that
  ///   navigates endlessly.
  /// - Returns: Whether no work is left.
  @discardableResult
  package func settleTransitions(limit: Int? = nil) -> Bool {
    guard isUnsettled else { return true }
    var done = 0
    var rounds = 0
    var endOfRound = deferred.count
    while isUnsettled {
      if let limit, done == limit { break }
      if nextDeferred >= endOfRound {
        rounds += 1
        endOfRound = deferred.count
        guard rounds < Self.longestSettling || limit != nil else {
          reportLoop(of: nil, in: nil, "completions cause further completions")
          break
        }
      }
      let work = deferred[nextDeferred]
      nextDeferred += 1
      done += 1
      work.carryOut()
    }
    if nextDeferred < deferred.count {
      deferred.removeFirst(nextDeferred)
    } else {
      deferred.removeAll(keepingCapacity: true)
    }
    nextDeferred = 0
    return deferred.isEmpty
  }

  // MARK: Warnings and faults

  /// Whether a fault has ended the app; after that, nothing navigates.
  package var hasCrashed: Bool { isOver }

  /// Records a warning about something that UIKit would log, or that is a problem only on Linux.
  package func warn(
    _ rule: Rule, _ subject: UIViewController?, _ object: UIViewController? = nil,
    _ message: String
  ) {
    assert(!rule.isFault, "\(rule) ends the app")
    log.record(.warning, subject, object, detail: message, rule: rule)
  }

  func fault(
    _ rule: Rule, _ subject: UIViewController?, _ object: UIViewController? = nil,
    _ message: String
  ) {
    assert(rule.isFault, "\(rule) is a warning")
    log.record(.fault, subject, object, detail: message, rule: rule)
    guard crash == nil else { return }
    crash = Crash(rule: rule, message: message)
    let abandoned = deferred[nextDeferred...]
    deferred = []
    nextDeferred = 0
    for work in abandoned { work.abandon() }
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}
