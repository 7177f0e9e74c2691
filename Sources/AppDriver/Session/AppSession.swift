public import HeadlessUIKit

/// A running app that can be driven and observed.
///
/// A process has only one current session, just as UIKit has one `UIApplication.shared`. Launching
/// another session ends the previous one.
public final class AppSession {
  /// A closure that creates the app's delegate for each launch.
  public typealias DelegateMaker = (LaunchContext) -> any UIApplicationDelegate

  /// The maximum number of run loop passes while settling.
  ///
  /// An app that isn't idle by then is left running.
  package static let settlingPasses = 10_000

  /// The context of the last launch, which the next launch reuses.
  public private(set) var context: LaunchContext
  let makeDelegate: DelegateMaker
  /// The app's delegate; `nil` before the first launch and after `end()`.
  public private(set) var delegate: (any UIApplicationDelegate)?
  /// A closure that returns whether the user has interrupted the app.
  ///
  /// If so, the current wait ends early.
  package var isInterrupted: () -> Bool = { false }
  let log = ActivityLog()
  var application: UIApplication?
  var device: Device
  var owners: Ownership?
  var delegateCheck = DelegateCheck()
  /// Whether to check for leaks after each action.
  ///
  /// If false, `leaks` stays empty. A check takes under a microsecond if no objects were created or
  /// freed, and several microseconds for a new screen. If you turn this on while the app is
  /// running, the check starts from the current state and doesn't find earlier leaks. Turning it
  /// off discards all findings.
  public var findsLeaks = true {
    didSet {
      if findsLeaks != oldValue { restartLeakCheck() }
    }
  }
  /// The names of classes whose instances the app retains intentionally after their screens are
  /// removed.
  public var keptOnPurpose: Set<String> = []
  /// The number of actions performed since launch.
  package internal(set) var actionCount = 0
  var leakDetector = LeakDetector()
  var tracer: CallTracer?
  /// A counter that increases whenever the app may have changed.
  ///
  /// Cached readings are valid as long as the counter is unchanged.
  package internal(set) var revision = 0

  /// Creates a session.
  ///
  /// Call `launch` to start the app.
  public init(context: LaunchContext = LaunchContext(), makeDelegate: @escaping DelegateMaker) {
    self.context = context
    self.makeDelegate = makeDelegate
    device = Device(context.size)
  }

  /// Launches the app and waits until it has settled.
  ///
  /// If the app is running, ends it first. Call this only outside a main-actor job, as the shell
  /// does. In an asynchronous test, await the asynchronous form.
  ///
  /// - Parameter context: The context of the launch; by default, that of the previous launch.
  /// - Returns: The result of the launch, which is `.crashed` if a fault terminated the app, and
  ///   its events.
  @discardableResult
  public func launch(_ context: LaunchContext? = nil) -> Outcome {
    tracer?.enter()
    let start = startLaunch(context)
    settle()
    return outcome(since: start, refusal: nil)
  }

  /// Launches the app, then suspends until it has settled.
  ///
  /// If the app is running, ends it first.
  @discardableResult
  public func launch(_ context: LaunchContext? = nil) async -> Outcome {
    tracer?.enter()
    let start = startLaunch(context)
    tracer?.base = nil
    await settle()
    return outcome(since: start, refusal: nil)
  }

  /// Ends the app, as swiping it away in the app switcher does.
  ///
  /// Call `launch` to start it again.
  public func end() {
    if isRunning { application?.terminate() }
    application = nil
    delegate = nil
    owners = nil
    revision += 1
  }

  /// Whether the app was launched, has not crashed, and has not been replaced by another session.
  public var isRunning: Bool {
    guard let application else { return false }
    return application === UIApplication.shared && !application.hasCrashed
  }

  /// The crash that terminated the app; `nil` if it didn't crash.
  public var crash: CrashReport? {
    application?.crash.map {
      CrashReport(rule: $0.rule.rawValue, message: $0.message, remedy: $0.rule.remedy)
    }
  }

  /// Whether the app is in the background.
  public var isInBackground: Bool { application?.applicationState == .background }

  private func startLaunch(_ context: LaunchContext?) -> Int {
    if let context { self.context = context }
    end()
    device = Device(self.context.size)
    leakDetector = LeakDetector()
    actionCount = 0
    UIScreen.main.become(
      size: device.points, device.horizontal, device.vertical, device.idiom)
    let application = UIApplication(log: log)
    UIApplication.shared = application
    self.application = application
    delegateCheck.watch(application)
    let delegate = makeDelegate(self.context)
    self.delegate = delegate
    UIApplication.launch(
      delegate: delegate, options: self.context.url.map { [.url: $0] })
    revision += 1
    return 0
  }
}
