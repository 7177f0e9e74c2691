extension AppSession {
  /// What the app left behind and still does: the same objects that the shell's `leaks` names.
  ///
  /// A test says `#expect(session.leaks.isEmpty)`. A finding that ends goes from the list. Classes of
  /// `keptOnPurpose` are left out. What work under way may hold is among them and says so:
  /// `isProvisional`.
  public var leaks: [Leak] { found.filter { !$0.isKept } }

  /// What is kept on purpose of what else would be a leak: caches, prepared screens.
  public var keptObjects: [Leak] { found.filter(\.isKept) }

  /// Grows whenever a finding is made or withdrawn.
  public var leakRevision: Int { leakDetector.revision }

  /// Whether the check was off for a part of this launch, so that what was left behind then is not
  /// known.
  package var leakCheckBeganLate: Bool { leakDetector.beganLate }

  private var found: [Leak] {
    leakDetector.findings.map { leak in
      var leak = leak
      leak.isKept = keptOnPurpose.contains(leak.type)
      return leak
    }
  }

  /// Forgets all that the check knows, and begins again with what is there if the check is on.
  func restartLeakCheck() {
    leakDetector = LeakDetector()
    beginLeakCheck(isLate: true)
  }

  /// Begins the check unless it has begun: before the first action, for a launch must take no longer.
  func beginLeakCheck(isLate: Bool = false) {
    guard findsLeaks, !leakDetector.hasBegun, isRunning, let application else { return }
    leakDetector.begin(application, isLate: isLate) { ownership }
  }

  /// Looks at what an action left behind.
  func checkForLeaks(after action: UserAction) {
    guard findsLeaks, isRunning, let application, let delegate else { return }
    var seconds = 0.0
    if case .wait(let duration) = action { seconds = duration }
    leakDetector.check(
      application, delegate, { ownership }, after: actionCount, waiting: seconds)
  }
}
