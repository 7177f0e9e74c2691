import Foundation

extension UIApplication {
  // MARK: Windows

  /// Whether any window is visible.
  var showsWindow: Bool { !visibleWindows.isEmpty }

  /// Releases the windows of an app that has ended.
  package func releaseWindows() { visibleWindows = [] }

  func windowBecameVisible(_ window: UIWindow) {
    firstResponderChanges += 1
    guard !(window is SystemWindow) else { return }
    visibleWindows.removeAll { $0 === window }
    visibleWindows.append(window)
  }

  /// Removes a window from the visible ones; the frontmost one that is left becomes key instead.
  func windowBecameHidden(_ window: UIWindow) {
    firstResponderChanges += 1
    visibleWindows.removeAll { $0 === window }
    guard window.isKeyWindow else { return }
    window.isKeyWindow = false
    window.resignKey()
    post("UIWindowDidResignKeyNotification", from: window)
    windows.last { $0.canBecomeKey }?.makeKey()
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
  package var isUnsettled: Bool { !deferred.isEmpty }

  /// Whether the app animates a transition that it hasn't completed.
  package var animatesTransition: Bool { transitionsInFlight.contains { $0.isVisible } }

  /// The class of the animator whose transition hasn't ended; `nil` if there is none.
  ///
  /// Until the animator completes the transition, UIKit ignores touches.
  package var runningAnimator: String? {
    transitionsInFlight.last { $0.isVisible }?.context?.animatorName
  }

  /// The class of the interaction controller that keeps that transition waiting for a finger; `nil`
  /// if there is none.
  package var waitingInteraction: String? {
    transitionsInFlight.last { $0.isVisible }?.context?.waitingInteraction
  }

  /// Defers work to the end of the run loop iteration, as UIKit does.
  func settleLater(_ work: Deferred) {
    deferred.add(work)
    host?.settleSoon(self)
  }

  /// Ends an animation after the given time in seconds, when the app settles.
  ///
  /// While an interactive transition is being started, its animations stand still instead.
  func endAnimation(after seconds: TimeInterval, _ end: @escaping @MainActor () -> Void) {
    if let pausedTransition { return pausedTransition.pause(for: seconds, end) }
    deferred.animations.add(after: seconds, DeferredCall(end))
    host?.settleSoon(self)
  }

  /// Whether animations and animated transitions take their time; by default, they take none.
  package var animationsTakeTime: Bool {
    get { deferred.animations.takeTime }
    set { deferred.animations.takeTime = newValue }
  }

  /// The time until the next animation ends, in seconds; `nil` if there is none.
  package var timeToNextAnimationEnd: Double? { deferred.animations.timeToNext }

  /// Calls a closure when the transitions that wait have begun, and the animations have ended that
  /// began after the given number of others.
  func call(afterAnimations number: Int, _ call: @escaping @MainActor () -> Void) {
    settleLater(
      DeferredCall { [self] in
        guard let time = deferred.animations.remaining(after: number) else { return call() }
        deferred.animations.add(after: time, DeferredCall(call))
      })
  }

  /// Performs the deferred work that belongs to the layout of the given view.
  func layOut(_ view: UIView) {
    var next = 0
    while !hasCrashed, let work = deferred.upcoming(next) {
      work.layOut(view)
      next += 1
    }
  }

  /// Performs the deferred work in order, including any work that it schedules, and then ends the
  /// animations.
  ///
  /// - Parameter limit: The maximum number of work items to perform. If it is `nil`, a fault
  ///   terminates an app whose work causes more work endlessly.
  /// - Returns: Whether all work is done.
  @discardableResult
  package func settleTransitions(limit: Int? = nil) -> Bool {
    AssociatedObjects.purge()
    guard isUnsettled else { return true }
    deferred.begin()
    var done = 0
    var repetitions = Repetitions(after: log.count)
    while isUnsettled {
      if let limit, done == limit { break }
      guard deferred.rounds < Self.longestSettling || limit != nil else {
        report(repetitions)
        break
      }
      done += 1
      let work = deferred.next()
      // Naming work takes time, so only the work of an app that may be endless is named.
      if deferred.rounds > Self.longestSettling / 2 { repetitions.note(work) }
      work?.carryOut()
    }
    deferred.end()
    turn += 1
    return !isUnsettled
  }

  // MARK: Warnings and faults

  /// Whether a fault has terminated the app; after that, navigation has no effect.
  package var hasCrashed: Bool { isOver }

  /// Records a warning: a message that UIKit would log, a mistake that it doesn't notice, or a
  /// problem that exists only on Linux.
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
    let crash = Crash(rule: rule, message: message)
    self.crash = crash
    abandonDeferredWork()
    onCrash?(crash)
  }

  /// Discards the deferred work, because the app has ended.
  func abandonDeferredWork() {
    let running = transitionsInFlight
    transitionsInFlight = []
    for work in deferred.removeAll() { work.abandon() }
    for transition in running { transition.abandon() }
  }
}
