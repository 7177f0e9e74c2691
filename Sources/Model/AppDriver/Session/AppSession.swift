import AppSandbox
import Files
package import Foundation
public import HeadlessUIKit
package import NetworkFixtures
import VirtualClock

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
  /// Whether an app of this process has had work on the main queue without end, which may still go
  /// on.
  package internal(set) static var hasEndlessWork = false
  /// A closure that ends the process, which an app has damaged so that no app can be launched in
  /// it, and receives why.
  package static var endUnusableProcess: (String) -> Never = { fatalError($0) }
  /// The context of the last launch, which the next launch reuses.
  public private(set) var context: LaunchContext
  private let makeDelegate: DelegateMaker
  let app: DrivenApp
  let log: TracedLog
  let leakCheck = LeakCheck()
  /// The reason the references between objects can't be read in this session.
  package lazy var readingObstacle = Self.readingObstacle
  /// The actions that a swipe offers, if a drawing has asked for them before the swipe.
  var keptSwipe: (target: ElementTarget, actions: [Content.Action])?
  /// The last reading of the screen, unless code of the app may have run since.
  let reading = ScreenReading()
  /// Whether one of the app's own gesture recognizers took the last action's finger.
  package internal(set) var isGestureTakenByApp = false
  /// Whether the last action dismissed a popover by a tap outside.
  package internal(set) var isTapOutside = false

  /// The crash of the app that the last launch ended; `nil` if that app was still running.
  package private(set) var crashBeforeLaunch: CrashReport?

  /// Creates a session.
  ///
  /// Call `launch` to start the app.
  public init(context: LaunchContext = LaunchContext(), makeDelegate: @escaping DelegateMaker) {
    MainQueue.rememberExecutor()
    self.context = context
    self.makeDelegate = makeDelegate
    let log = ActivityLog()
    self.log = TracedLog(log)
    app = DrivenApp(log: log, size: context.size)
  }

  /// Creates a session that replaces another one, which has ended.
  ///
  /// The new session lists the objects that outlived the other session's app.
  package convenience init(
    context: LaunchContext, replacing other: AppSession, makeDelegate: @escaping DelegateMaker
  ) {
    self.init(context: context, makeDelegate: makeDelegate)
    leakCheck.takeOver(from: other.leakCheck)
    onCrash = other.onCrash
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
    launch(context, findsSurvivors: true, startsAfresh: false)
  }

  /// Launches the app, then suspends until it has settled.
  ///
  /// If the app is running, ends it first.
  @discardableResult
  public func launch(_ context: LaunchContext? = nil) async -> Outcome {
    await Self.outsideJobs { self.launch(context) }
  }

  /// Launches the app and waits until it has settled.
  ///
  /// - Parameters:
  ///   - context: The context of the launch; by default, that of the previous launch.
  ///   - findsSurvivors: Whether to find the objects that outlive the app that the launch ends.
  ///   - startsAfresh: Whether the app finds nothing that an app has left in this process's
  ///     sandbox, such as files and `UserDefaults`.
  /// - Returns: The result of the launch and its events.
  package func launch(
    _ context: LaunchContext?, findsSurvivors: Bool, startsAfresh: Bool
  ) -> Outcome {
    VirtualClock.runApp {
      reading.forget()
      log.enterApp()
      // Work on the main queue runs before a person has reached the app's icon.
      if isRunning { app.settle() }
      crashBeforeLaunch = crash
      end(findsSurvivors: findsSurvivors)
      startLaunch(context, startsAfresh)
      settle()
      Self.awaitingThreads { app.awaitAnimations(within: TimeBudget()) }
      app.checkDelegates()
      return Outcome(result: crash.map { .crashed($0) } ?? .done, events: 0..<log.count)
    }
  }

  private func startLaunch(_ context: LaunchContext?, _ startsAfresh: Bool) {
    if startsAfresh {
      do throws(FileError) {
        try AppSandbox.startAfresh()
      } catch {
        // The path is another one in each process.
        Self.endUnusableProcess("can't create folders for the app: \(error)")
      }
    }
    if let context { self.context = context }
    reading.forget()
    leakCheck.forget()
    log.beginLaunch()
    app.launch(self.context, makeDelegate)
  }

  /// Ends the app, as swiping it away in the app switcher does.
  ///
  /// Call `launch` to start it again. `leaks` then lists the objects that outlived the app.
  public func end() { end(findsSurvivors: true) }

  private func end(findsSurvivors: Bool) {
    reading.forget()
    let ended = findsSurvivors ? leakCheck.objects(of: app) : nil
    app.end()
    guard let ended, ended.hasSurvivors else { return }
    // Inside a main-actor job, the run loop can't drain the main queue.
    if MainQueue.canBeDrained { MainQueue.drain(passes: Self.settlingPasses) }
    leakCheck.findSurvivors(of: ended)
  }

  // MARK: State

  /// The app's delegate; `nil` before the first launch and after `end()`.
  public var delegate: (any UIApplicationDelegate)? { app.delegate }

  /// Whether the app was launched, has not crashed, and has not been replaced by another session.
  public var isRunning: Bool { app.isRunning }

  /// The crash that terminated the app; `nil` if it didn't crash.
  public var crash: CrashReport? {
    guard let application = app.application, application.hasCrashed else { return nil }
    return application.crash.map { CrashReport($0) }
  }

  /// A closure that is called when a fault terminates the app, whose code then runs until it
  /// returns.
  package var onCrash: ((CrashReport) -> Void)? {
    get { app.onCrash }
    set { app.onCrash = newValue }
  }

  /// Whether the app is in the background.
  public var isInBackground: Bool { app.application?.applicationState == .background }

  /// Removes and returns the app's requests that have been refused since the last call.
  package func takeRefusedRequests() -> [RequestRefusal] { app.takeRefusedRequests() }

  /// The links that the app was opened with in this session, across its launches.
  package var openedLinks: [URL] { app.openedLinks }

  /// The schemes of the links that the app's information property list declares.
  package var linkSchemes: [String] { LaunchManifest.current.linkSchemes }

  /// Whether the device is in landscape orientation.
  package var isLandscape: Bool { app.traits.isLandscape }

  /// The number of actions performed since launch.
  package var actionCount: Int { app.actionCount }

  /// A counter that increases whenever the app may have changed.
  ///
  /// Cached readings are valid as long as the counter is unchanged.
  package var revision: Int { app.revision }

  /// A closure that returns whether the user has interrupted the app.
  ///
  /// If so, the current wait ends early.
  package var isInterrupted: () -> Bool {
    get { app.isInterrupted }
    set { app.isInterrupted = newValue }
  }
}
