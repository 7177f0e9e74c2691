extension AppSession {
  /// The objects that have leaked and still exist, as listed by the `leaks` command.
  ///
  /// A test can check `#expect(session.leaks.isEmpty)`. A finding disappears when its object is
  /// freed. Instances of the classes in `keptOnPurpose` are excluded. Objects that running work may
  /// still hold are included and marked `isProvisional`.
  public var leaks: [Leak] { found.filter { !$0.isKept } }

  /// The objects that would count as leaks if the app didn't retain them intentionally, such as
  /// caches and prepared screens.
  public var keptObjects: [Leak] { found.filter(\.isKept) }

  /// A counter that increases whenever the list of findings changes.
  public var leakRevision: Int { leakDetector.revision }

  /// Whether the check was off during part of this launch, so that earlier leaks are unknown.
  package var leakCheckBeganLate: Bool { leakDetector.beganLate }

  private var found: [Leak] {
    leakDetector.findings.map { leak in
      var leak = leak
      leak.isKept = keptOnPurpose.contains(leak.type)
      return leak
    }
  }

  /// Discards the leak check's state and, if the check is on, restarts it from the app's current
  /// state.
  func restartLeakCheck() {
    leakDetector = LeakDetector()
    beginLeakCheck(isLate: true)
  }

  /// Starts the leak check if it hasn't started yet.
  ///
  /// The check starts before the first action rather than at launch, to keep launches fast.
  func beginLeakCheck(isLate: Bool = false) {
    guard findsLeaks, !leakDetector.hasBegun, isRunning, let application else { return }
    leakDetector.begin(application, isLate: isLate) { ownership }
  }

  /// Checks for objects that leaked during an action.
  func checkForLeaks(after action: UserAction) {
    guard findsLeaks, isRunning, let application, let delegate else { return }
    var seconds = 0.0
    if case .wait(let duration) = action { seconds = duration }
    leakDetector.check(
      application, delegate, { ownership }, after: actionCount, waiting: seconds)
  }
}
