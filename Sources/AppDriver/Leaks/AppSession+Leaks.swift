extension AppSession {
  /// The objects that the app has left behind and that still exist, as the shell's `leaks` lists
  /// them.
  ///
  /// A test can check `#expect(session.leaks.isEmpty)`. A finding disappears when its object is
  /// freed. Objects of the classes in `keptOnPurpose` are excluded. Objects that running work may
  /// still hold are included and marked `isProvisional`.
  public var leaks: [Leak] { found.filter { !$0.isKept } }

  /// The objects that would be leaks if the app didn't keep them on purpose, such as caches and
  /// prepared screens.
  public var keptObjects: [Leak] { found.filter(\.isKept) }

  /// A counter that increases whenever a finding is added or withdrawn.
  public var leakRevision: Int { leakDetector.revision }

  /// Whether the check was off for a part of this launch, so that earlier leaks are unknown.
  package var leakCheckBeganLate: Bool { leakDetector.beganLate }

  private var found: [Leak] {
    leakDetector.findings.map { leak in
      var leak = leak
      leak.isKept = keptOnPurpose.contains(leak.type)
      return leak
    }
  }

  /// Discards all state of the check and, if the check is on, starts again from the app's current
  /// state.
  func restartLeakCheck() {
    leakDetector = LeakDetector()
    beginLeakCheck(isLate: true)
  }

  /// Starts the check if it hasn't started yet.
  ///
  /// This happens before the first action, to keep launches fast.
  func beginLeakCheck(isLate: Bool = false) {
    guard findsLeaks, !leakDetector.hasBegun, isRunning, let application else { return }
    leakDetector.begin(application, isLate: isLate) { ownership }
  }

  /// Looks for objects that an action left behind.
  func checkForLeaks(after action: UserAction) {
    guard findsLeaks, isRunning, let application, let delegate else { return }
    var seconds = 0.0
    if case .wait(let duration) = action { seconds = duration }
    leakDetector.check(
      application, delegate, { ownership }, after: actionCount, waiting: seconds)
  }
}
