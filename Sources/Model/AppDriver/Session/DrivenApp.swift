import AppBundle
import AppSandbox
import DeviceSettings
import Foundation
import HeadlessUIKit
import NetworkFixtures
import VirtualClock

/// The app that a session drives, across any number of launches.
///
/// Before the first launch and after `end()`, there is no app, and most methods have no effect.
final class DrivenApp {
  /// The launch arguments that `UserDefaults` has; `nil` for those of this program.
  private static var arguments: [String: String]?
  /// A closure that returns whether the user has interrupted the app.
  ///
  /// If it returns `true`, `run(for:)` ends early.
  var isInterrupted: () -> Bool = { false }
  /// A closure that is called when a fault terminates the app, whose code then runs until it
  /// returns.
  var onCrash: ((CrashReport) -> Void)?
  /// The running or crashed app; `nil` before the first launch and after `end()`.
  private(set) var application: UIApplication?
  /// The app's delegate; `nil` before the first launch and after `end()`.
  private(set) var delegate: (any UIApplicationDelegate)?
  /// The number of actions performed since launch.
  private(set) var actionCount = 0
  /// A counter that increases whenever the app may have changed.
  private(set) var revision = 0
  /// The links that the app was opened with, across its launches, without duplicates.
  ///
  /// Only the first 100 are kept.
  private(set) var openedLinks: [URL] = []

  /// Whether the app has been warned about the main queue, which hasn't run empty since the launch.
  private var hasEndlessWork = false
  /// The most passes of the run loop while the app settles.
  ///
  /// Nothing is gained by waiting for an app whose work has turned out to have no end.
  private var settlingPasses = AppSession.settlingPasses

  private let log: ActivityLog
  private let delegateCheck = DelegateCheck()
  private let pump = NetworkPump()
  /// The refused requests since `takeRefusedRequests()` was called last.
  private var refusedRequests: [RequestRefusal] = []
  private var device: Device
  private var owners: Ownership?

  init(log: ActivityLog, size: DeviceSize) {
    self.log = log
    device = Device(size)
  }

  isolated deinit {
    // Code that runs without a session afterwards needs an app that settles by itself.
    if let application { UIApplication.forget(application) }
  }

  // MARK: Launching

  /// Launches the app, ending it first if it is running.
  func launch(_ context: LaunchContext, _ makeDelegate: AppSession.DelegateMaker) {
    end()
    device = Device(context.size)
    actionCount = 0
    refusedRequests = []
    hasEndlessWork = false
    pump.beginLaunch()
    AppSandbox.noteUse()
    DeviceSettings.launch(permissions: context.permissions, location: context.location)
    Self.use(context.arguments)
    useLanguage(of: context)
    UIScreen.main.become(
      size: device.points, device.horizontal, device.vertical, device.idiom)
    let application = UIApplication(log: log)
    application.animationsTakeTime = context.transitions == .timed
    UIApplication.running = application
    self.application = application
    application.onCrash = { [unowned self] in onCrash?(CrashReport($0)) }
    delegateCheck.watch(application)
    let delegate = makeDelegate(context)
    self.delegate = delegate
    let notification = context.notification.map {
      UserNotification(
        payload: $0.values, identifier: NotificationList.shared.identifierForRemote())
    }
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    options[.url] = context.url
    options[.remoteNotification] = notification?.userInfo
    UIApplication.launch(
      delegate: delegate, options: options.isEmpty ? nil : options, notification: notification)
    if let url = context.url { noteLink(url) }
    revision += 1
  }

  /// Gives the process an app's launch arguments, in `UserDefaults` and in place of its own ones.
  private static func use(_ arguments: LaunchArguments) {
    ProcessArguments.use(arguments.words)
    guard arguments.values != self.arguments else { return }
    self.arguments = arguments.values
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(
      arguments.values.mapValues { value(of: $0) }, forName: UserDefaults.argumentDomain)
  }

  /// Notes that the app was opened with a link.
  func noteLink(_ url: URL) {
    if openedLinks.count < 100, !openedLinks.contains(url) { openedLinks.append(url) }
  }

  /// Ends the app, as swiping it away in the app switcher does.
  func end() {
    if isRunning { application?.terminate() }
    application?.releaseWindows()
    application = nil
    delegate = nil
    owners = nil
    revision += 1
    pump.endLaunch()
  }

  /// Whether the app was launched, has not crashed, and has not been replaced by another session.
  var isRunning: Bool {
    guard let application else { return false }
    return application === UIApplication.shared && !application.hasCrashed
  }

  // MARK: Acting

  /// Notes that the app may have changed without notifying UIKit.
  func noteChange() { revision += 1 }

  /// Notes that an action begins.
  func beginAction() {
    revision += 1
    actionCount += 1
  }

  /// Changes the size of the device.
  func resize(to size: DeviceSize) {
    device.size = size
    resize()
  }

  /// Turns the device, unless the app doesn't support the orientation.
  func rotate() -> Refusal? {
    let isLandscape = !device.isLandscape
    switch application?.authority(refusing: isLandscape, on: device.idiom) {
    case nil:
      device.isLandscape = isLandscape
      resize()
      return nil
    case .app: return .orientationNotSupported(isLandscape: isLandscape, by: nil)
    case .controller(let controller):
      return .orientationNotSupported(
        isLandscape: isLandscape, by: TypeNames.name(of: type(of: controller)))
    }
  }

  /// Warns about delegates that have been freed although their controllers are in use.
  func checkDelegates() {
    if let application { delegateCheck.findFreed(application) }
  }

  private func resize() {
    application?.resize(
      to: device.points, device.horizontal, device.vertical, device.idiom)
  }

  // MARK: Settling

  /// Completes transitions and runs all work that is ready on the main queue.
  ///
  /// After the app has made requests that fixtures answer, this also waits for other threads and
  /// for the replies.
  func settle() {
    guard let application else { return }
    drain(application)
    guard pump.mayBeActive else { return }
    let isEndless = pump.settle(
      drain: { drain(application) }, note: { note($0, application.log) })
    revision += 1
    if isEndless {
      application.warn(
        .workWithoutEnd, nil, nil,
        "the app's work didn't end within \(TimePassage.longestWork) of processor time; the"
          + " command went on without it")
    }
  }

  private func drain(_ application: UIApplication) {
    var passes = 0
    repeat {
      application.settleTransitions()
      guard MainQueue.isReady else { break }
      MainQueue.drain(passes: 1)
      revision += 1
      passes += 1
    } while passes < settlingPasses
    application.settleTransitions()
    if passes == settlingPasses, MainQueue.isReady { noteEndlessWork(application) }
  }

  /// Warns once about an app that always has work on the main queue, so that users know the screen
  /// may still change.
  private func noteEndlessWork(_ application: UIApplication) {
    AppSession.hasEndlessWork = true
    settlingPasses = 200
    guard !hasEndlessWork else { return }
    hasEndlessWork = true
    application.warn(
      .workWithoutEnd, nil, nil,
      "the main queue always has work; commands don't wait until it is done")
  }

  /// Adds what has happened to the app's requests to the log.
  private func note(_ events: [NetworkEvent], _ log: ActivityLog) {
    for event in events {
      log.record(event.activity, detail: event.detail)
      if let refusal = event.refusal { refusedRequests.append(refusal) }
    }
  }

  /// Removes and returns the requests that have been refused since the last call.
  func takeRefusedRequests() -> [RequestRefusal] {
    defer { refusedRequests = [] }
    return refusedRequests
  }

  /// Runs timers and completed background work that are ready, without waiting.
  func runReadyWork() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

  /// Runs the work that is ready on the main thread, and returns whether there was any.
  func runUntilIdle() -> Bool {
    let wasReady = MainQueue.isReady || application?.isUnsettled == true || pump.isActive
    settle()
    // Besides the main queue, the run loop has two sources of its own. A pass handles one.
    runReadyWork()
    runReadyWork()
    revision += 1
    let isReady = MainQueue.isReady || application?.isUnsettled == true
    return wasReady || isReady
  }

  // MARK: Observing

  /// The window in front: the app's key window, unless the system shows an alert.
  var touchableWindow: UIWindow? { application?.touchableWindow }

  /// A snapshot of the size and orientation of the interface.
  var traits: TraitSnapshot {
    let shown = shownDevice
    return TraitSnapshot(
      width: shown.size, height: shown.vertical == .compact ? .compact : .regular,
      isLandscape: shown.isLandscape)
  }

  /// The device, held as the interface is turned.
  private var shownDevice: Device {
    guard isRunning else { return device }
    var shown = device
    let size = UIScreen.main.bounds.size
    shown.isLandscape = size.width > size.height
    return shown
  }

  /// Returns the analysis of which coordinators own the app's screens, created on first use after
  /// each launch; `nil` if there is no app.
  func ownership(tracer: CallTracer?, retired: Set<ObjectIdentifier>) -> Ownership? {
    if owners == nil, let delegate, let application {
      owners = Ownership(application: application, delegate: delegate)
    }
    owners?.tracer = tracer
    owners?.retired = retired
    return owners
  }
}
