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
  open weak var delegate: (any UIApplicationDelegate)?
  /// Where the app stands.
  open package(set) var applicationState = State.inactive
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on; kept, never used.
  open var isIdleTimerDisabled = false

  /// What happened since launch, to a bound.
  package let log: ActivityLog
  /// The fault that ended the app, if one did.
  package private(set) var crash: Crash? {
    didSet { isOver = crash != nil }
  }
  private var isOver = false
  private var visibleWindows: [WeakWindow] = []
  private var deferred: ContiguousArray<Deferred> = []
  private var nextDeferred = 0
  private var controllersMade = 0

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
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    log.record(.openURL, detail: url.absoluteString)
    if let completion { settleLater(DeferredCall { completion(true) }) }
  }

  func nextControllerNumber() -> Int {
    controllersMade += 1
    return controllersMade
  }

  // MARK: Windows

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

  /// Puts work off to where UIKit would do it: the end of the run loop's turn.
  func settleLater(_ work: Deferred) { deferred.append(work) }

  /// Does what was put off, and what that puts off in turn, in order, to a bound.
  ///
  /// - Parameter limit: how many pieces of work are done at most, so that an app that navigates
  ///   without end still returns.
  /// - Returns: whether nothing is left.
  @discardableResult
  package func settleTransitions(limit: Int = 10_000) -> Bool {
    guard isUnsettled else { return true }
    var done = 0
    while isUnsettled, done < limit {
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

  func warn(
    _ rule: Rule, _ subject: UIViewController?, _ object: UIViewController? = nil,
    _ message: String
  ) {
    log.record(.warning, subject, object, detail: message, rule: rule)
  }

  func fault(
    _ rule: Rule, _ subject: UIViewController?, _ object: UIViewController? = nil,
    _ message: String
  ) {
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
