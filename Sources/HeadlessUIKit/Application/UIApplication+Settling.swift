extension UIApplication {
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
  package var isUnsettled: Bool { nextDeferred < deferred.count }

  var deferredCount: Int { deferred.count - nextDeferred }

  /// Defers work to the end of the run loop iteration, as UIKit does.
  func settleLater(_ work: Deferred) {
    deferred.append(work)
    host?.settleSoon(self)
  }

  /// Performs the deferred work that belongs to the layout of the given view.
  func layOut(_ view: UIView) {
    var next = nextDeferred
    while next < deferred.count, !hasCrashed {
      deferred[next].layOut(view)
      next += 1
    }
  }

  /// Performs the deferred work in order, including any work that it schedules.
  ///
  /// - Parameter limit: The maximum number of work items to perform. If it is `nil`, a fault
  ///   terminates an app that navigates endlessly.
  /// - Returns: Whether all work is done.
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
          reportLoop(of: nil, in: nil, "completion handlers trigger each other")
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
    deferred = []
    nextDeferred = 0
    for work in abandoned { work.abandon() }
  }
}

/// A weak reference to a window.
struct WeakWindow {
  weak var window: UIWindow?
}
