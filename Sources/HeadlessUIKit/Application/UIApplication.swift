public import Foundation

/// The running app: its delegate, its windows, its state.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Where the app stands between the screen and the background.
  public enum State: Int, Sendable {
    /// On screen and in use, on screen and not in use, or off screen.
    case active, inactive, background
  }

  /// What a launch may be told about.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// What an opened URL may be told about.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bundle identifier of the app that sent the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "SourceApplication")
  }

  /// What may be asked for when the app opens a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app that claims the link may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UniversalLinksOnly")
  }

  /// The app of this process: there is one at a time, and a relaunch replaces it.
  public package(set) static var shared: UIApplication {
    get {
      if let current { return current }
      let application = UIApplication()
      current = application
      return application
    }
    set { current = newValue }
  }
  // Without an initial value a global needs no once-token, which each access would ask for.
  private static var current: UIApplication?

  /// The app's delegate; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UIApplicationDelegate)? {
    didSet { delegateWatch?(delegate, .application) }
  }
  /// Where the app stands.
  open package(set) var applicationState = State.inactive
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on; kept, never used.
  open var isIdleTimerDisabled = false

  /// What happened since launch, to a bound.
  package let log: ActivityLog
  /// Is called with each delegate that the app sets, and with what it is set as.
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
  /// The controllers that are alive since launch.
  package let roster = ControllerRoster()

  nonisolated deinit {}

  /// Makes an application that nothing runs in yet.
  public convenience override init() { self.init(log: ActivityLog()) }

  /// Makes an application that writes to a log that was used before.
  package init(log: ActivityLog) {
    log.removeAll()
    self.log = log
    super.init()
  }

  /// The windows that are visible, in the order in which they were first shown.
  open var windows: [UIWindow] { visibleWindows.compactMap(\.window) }

  /// The window that takes the keys: the one last made key.
  open var keyWindow: UIWindow? {
    for entry in visibleWindows.reversed() {
      if let window = entry.window, window.isKeyWindow { return window }
    }
    return nil
  }

  /// The app's delegate.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether some app would open a URL; on this device one always would.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Hands a URL to another app, which is an event and nothing more; the completion is told true
  /// when the app next settles.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    log.record(.openURL, detail: url.absoluteString)
    if let completion { settleLater(DeferredCall { completion(true) }) }
  }

  // MARK: What does nothing here

  /// Whether notifications from elsewhere may come; they never do.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks for notifications from elsewhere; nobody sends any.
  open func registerForRemoteNotifications() {}
  /// Wants notifications from elsewhere no longer.
  open func unregisterForRemoteNotifications() {}
  /// The quick actions of the app's icon; kept, never shown.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Asks to go on in the background; granted, and never taken back.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Says that what went on in the background is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Windows

  /// Whether some window is on the screen.
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

  // MARK: What waits for the end of the run loop's turn

  /// Whether transitions or completions wait to be settled.
  package var isUnsettled: Bool { nextDeferred < deferred.count }

  var deferredCount: Int { deferred.count - nextDeferred }

  /// Puts work off to where UIKit would do it: the end of the run loop's turn.
  func settleLater(_ work: Deferred) { deferred.append(work) }

  /// Does what was put off, and what that puts off in turn, in order, to a bound.
  ///
  /// - Parameter limit: how many pieces of work are done at most; without one, an app that
  ///   navigates without end is ended by a fault.
  /// - Returns: whether nothing is left.
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
          reportLoop(of: nil, in: nil, "completions lead to more of the same")
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

  /// Whether a fault has ended the app: from then on nothing navigates.
  package var hasCrashed: Bool { isOver }

  /// Notes what UIKit would have logged, or what only Linux makes go wrong.
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
