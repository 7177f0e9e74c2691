public import HeadlessUIKit

/// A running app that can be driven and observed.
///
/// A process has one current session, as UIKit has one `UIApplication.shared`: launching another
/// session ends the previous one.
public final class AppSession {
  /// Creates the app's delegate at a launch.
  public typealias DelegateMaker = (LaunchContext) -> any UIApplicationDelegate

  /// The maximum number of run loop passes while settling.
  ///
  /// An app that is never idle is left running after that.
  package static let settlingPasses = 10_000

  /// The context of the last launch, which the next launch reuses.
  public private(set) var context: LaunchContext
  let makeDelegate: DelegateMaker
  /// The app's delegate, nil before the first launch.
  public private(set) var delegate: (any UIApplicationDelegate)?
  /// Returns whether to end a wait early because the user interrupted it.
  package var isInterrupted: () -> Bool = { false }
  let log = ActivityLog()
  var application: UIApplication?
  var device: Device
  var owners: Ownership?
  var delegateCheck = DelegateCheck()
  /// Whether to look for leaks after each action; if not, `leaks` stays empty.
  ///
  /// A check takes under a microsecond if no object came or went, and some microseconds for a new
  /// screen. If turned on while an app runs, the check starts from the current state: earlier leaks
  /// are not found. If turned off, it forgets its findings.
  public var findsLeaks = true {
    didSet {
      if findsLeaks != oldValue { restartLeakCheck() }
    }
  }
  /// Names of classes whose objects the app keeps on purpose after their screens are gone.
  public var keptOnPurpose: Set<String> = []
  /// The number of actions performed since launch.
  package internal(set) var actionCount = 0
  var leakDetector = LeakDetector()
  var tracer: CallTracer?
  /// Increases whenever the app may have changed; until then, cached readings stay valid.
  package internal(set) var revision = 0

  /// Creates a session; `launch` starts the app.
  public init(context: LaunchContext = LaunchContext(), makeDelegate: @escaping DelegateMaker) {
    self.context = context
    self.makeDelegate = makeDelegate
    device = Device(context.size)
  }

  /// Launches the app and settles it; if the app is running, ends it first.
  ///
  /// Must be called outside a main-actor job, as the shell does; in an asynchronous test, await the
  /// other form.
  /// - Parameter context: The context of the launch; by default that of the last launch.
  /// - Returns: Whether the app is running or a fault ended it.
  @discardableResult
  public func launch(_ context: LaunchContext? = nil) -> Outcome {
    tracer?.enter()
    let start = startLaunch(context)
    settle()
    return outcome(since: start, refusal: nil)
  }

  /// Launches the app and settles it by suspending; if the app is running, ends it first.
  @discardableResult
  public func launch(_ context: LaunchContext? = nil) async -> Outcome {
    tracer?.enter()
    let start = startLaunch(context)
    tracer?.base = nil
    await settle()
    return outcome(since: start, refusal: nil)
  }

  /// Ends the app, as a swipe in the app switcher does; `launch` starts it again.
  public func end() {
    if isRunning { application?.terminate() }
    application = nil
    delegate = nil
    owners = nil
    revision += 1
  }

  /// Whether the app was launched, has not crashed, and was not replaced by another session.
  public var isRunning: Bool {
    guard let application else { return false }
    return application === UIApplication.shared && !application.hasCrashed
  }

  /// The fault that ended the app; nil if there was none.
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
