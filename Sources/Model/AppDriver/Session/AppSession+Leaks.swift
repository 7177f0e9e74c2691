import StrongReferences

extension AppSession {
  /// The reason the references between objects can't be read in this process, so that no leaks and
  /// only some coordinators can be found; `nil` if there is none.
  package static var readingObstacle: String? { ReferenceReader.obstacle?.reason }

  /// Whether to check for leaks after each action.
  ///
  /// If false, `leaks` stays empty. A check takes under a microsecond if no objects were created or
  /// freed, and several microseconds for a new screen. If you turn this on while the app is
  /// running, the check starts from the current state and doesn't find earlier leaks. Turning it
  /// off discards all findings.
  public var findsLeaks: Bool {
    get { leakCheck.isOn }
    set {
      guard newValue != findsLeaks else { return }
      leakCheck.turn(on: newValue)
      beginLeakCheck(isLate: true)
    }
  }

  /// The names of classes whose instances the app retains intentionally after their screens are
  /// removed.
  public var keptOnPurpose: Set<String> {
    get { leakCheck.keptOnPurpose }
    set { leakCheck.keptOnPurpose = newValue }
  }

  /// The objects that have leaked and still exist, as listed by the `leaks` command.
  ///
  /// A test can check `#expect(session.leaks.isEmpty)`. A finding disappears when its object is
  /// freed. Instances of the classes in `keptOnPurpose` are excluded. Objects that running work may
  /// still hold are included and marked `isProvisional`. Objects that are still alive although a
  /// launch or `end()` has ended their app come first and are marked `outlivedApp`; the session
  /// lists only the latest 256 of them.
  public var leaks: [Leak] { leakCheck.found.filter { !$0.isKept } }

  /// The objects that would count as leaks if the app didn't retain them intentionally, such as
  /// caches and prepared screens.
  public var keptObjects: [Leak] { leakCheck.found.filter(\.isKept) }

  /// Returns whether the finding was removed from `leaks` because there are too many, so that its
  /// object may still exist.
  package func hasDiscarded(_ id: LeakID) -> Bool { leakCheck.hasDiscarded(id) }

  /// Removes the objects that outlived their app from `leaks`.
  package func forgetSurvivors() { leakCheck.forgetSurvivors() }

  /// A counter that increases whenever the list of findings changes.
  public var leakRevision: Int { leakCheck.revision }

  /// Returns the changes of the findings since a value of `leakRevision`; `nil` if they aren't
  /// known one by one, as after a launch.
  package func leakChanges(since revision: Int) -> LeakChanges? {
    leakCheck.changes(since: revision)
  }

  /// Whether the check was off during part of this launch, so that earlier leaks are unknown.
  package var leakCheckBeganLate: Bool { leakCheck.beganLate }

  /// Whether objects that actions leave behind are only recorded, as on a way that was checked
  /// before.
  ///
  /// Screens and their coordinators are recorded nevertheless, so that what such actions leave
  /// behind is found as if each had been checked, after the first action that is checked again.
  package var postponesLeakCheck: Bool {
    get { leakCheck.isPostponed }
    set { leakCheck.isPostponed = newValue }
  }

  /// Finds what actions have left behind since the leak check was postponed.
  package func checkForPostponedLeaks() {
    guard leakCheck.isPostponed else { return }
    leakCheck.isPostponed = false
    checkForLeaks(after: .wait(seconds: 0))
  }

  /// Starts the leak check if it hasn't started yet.
  ///
  /// The check starts before the first action rather than at launch, to keep launches fast.
  func beginLeakCheck(isLate: Bool = false) {
    leakCheck.begin(app, isLate: isLate) { ownership }
  }

  /// Checks for objects that leaked during an action.
  func checkForLeaks(after action: UserAction) {
    leakCheck.check(app, after: action) { ownership }
  }
}
