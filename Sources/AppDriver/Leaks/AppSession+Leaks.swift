extension AppSession {
  /// What the app left behind and still does: the same objects that the shell's `leaks` names.
  ///
  /// A test says `#expect(session.leaks.isEmpty)`. A finding that ends goes from the list. Classes of
  /// `keptOnPurpose` are left out.
  public var leaks: [Leak] { found.filter { !$0.isKept } }

  /// What is kept on purpose of what else would be a leak: caches, prepared screens.
  public var keptObjects: [Leak] { found.filter(\.isKept) }

  /// Grows whenever a finding is made or withdrawn.
  public var leakRevision: Int { leakWatch.judge.revision }

  /// Whether the check was off for a part of this launch, so that what was left behind then is not
  /// known.
  package var leakCheckBeganLate: Bool { leakWatch.beganLate }

  private var found: [Leak] {
    leakWatch.judge.findings.map { leak in
      keptOnPurpose.contains(leak.type) ? leak.kept : leak
    }
  }

  /// Forgets all that the check knows, and begins again with what is there if the check is on.
  func restartLeakCheck() {
    leakWatch = LeakWatch()
    guard findsLeaks, isRunning, let application else { return }
    leakWatch.beginLate(application) { coordinatorTree }
  }

  /// Looks at what an action left behind; a launch has left nothing yet, and shall take no longer.
  func checkForLeaks() {
    guard findsLeaks, isRunning, let application, let delegate else { return }
    leakWatch.check(application, delegate, { coordinatorTree }, after: actionCount)
  }
}

extension Leak {
  /// The same, declared as kept.
  fileprivate nonisolated var kept: Leak {
    Leak(
      kind: kind, type: type, title: title, id: id, with: with, path: path, noPath: noPath,
      action: action, isKept: true)
  }
}
