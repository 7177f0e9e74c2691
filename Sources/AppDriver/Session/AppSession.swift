public import HeadlessUIKit

/// A running app, with the finger that drives it and the eye that looks at it.
///
/// A process has one current session, as UIKit has one `UIApplication.shared`: launching another
/// ends the one before.
public final class AppSession {
  /// Makes the app's delegate at a launch.
  public typealias DelegateMaker = (LaunchContext) -> any UIApplicationDelegate

  /// How many passes of the run loop one settling may take; an app that never comes to rest is
  /// left at work after that.
  public static let settlingPasses = 10_000

  /// What the last launch brought, and the next one brings again.
  public private(set) var context: LaunchContext
  let makeDelegate: DelegateMaker
  /// The app's delegate, nil before the first launch.
  public private(set) var delegate: (any UIApplicationDelegate)?
  /// Whether a wait is to end early: a person has stopped it.
  public var isInterrupted: () -> Bool = { false }
  let log = ActivityLog()
  var application: UIApplication?
  var device: Device
  var owners: Ownership?
  var delegateCheck = DelegateCheck()
  /// Whether what the app leaves behind is looked for after each action; else `leaks` stays empty.
  ///
  /// That takes under a microsecond where nothing came or went; some microseconds for a new screen.
  /// Turned on while an app runs, the check begins with what is there: nothing that was left behind
  /// before is found. Turned off, it forgets what it found.
  public var findsLeaks = true {
    didSet {
      if findsLeaks != oldValue { restartLeakCheck() }
    }
  }
  /// Classes, by their names, whose objects the app keeps on purpose after their screens have gone.
  public var keptOnPurpose: Set<String> = []
  /// How many actions were performed since launch.
  public internal(set) var actionCount = 0
  var leakDetector = LeakDetector()
  var tracer: CallTracer?
  /// Grows whenever the app may have changed, so that what was read before can be kept till then.
  public internal(set) var revision = 0

  /// Prepares a session; `launch` starts the app.
  public init(context: LaunchContext = LaunchContext(), makeDelegate: @escaping DelegateMaker) {
    self.context = context
    self.makeDelegate = makeDelegate
    device = Device(context.size)
  }

  /// Launches the app, or ends it and launches it anew, and settles it.
  ///
  /// Must be called outside a main-actor job, as the shell does; in an asynchronous test await the
  /// other form.
  /// - Parameter context: what the launch brings; what the last one brought, unless given.
  /// - Returns: whether the app is running or a fault ended it.
  @discardableResult
  public func launch(_ context: LaunchContext? = nil) -> Outcome {
    tracer?.enter()
    let start = startLaunch(context)
    settle()
    return outcome(since: start, refusal: nil)
  }

  /// Launches the app, or ends it and launches it anew, and settles it by suspending.
  @discardableResult
  public func launch(_ context: LaunchContext? = nil) async -> Outcome {
    tracer?.enter()
    let start = startLaunch(context)
    tracer?.base = nil
    await settle()
    return outcome(since: start, refusal: nil)
  }

  /// Ends the app, as the app switcher does; `launch` starts it again.
  public func end() {
    if isRunning { application?.terminate() }
    application = nil
    delegate = nil
    owners = nil
    revision += 1
  }

  /// Whether the app was launched, has not crashed, and no other session has taken its place.
  public var isRunning: Bool {
    guard let application else { return false }
    return application === UIApplication.shared && !application.hasCrashed
  }

  /// The fault that ended the app, nil while it is well.
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
