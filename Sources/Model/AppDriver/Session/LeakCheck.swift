import HeadlessUIKit

/// A session's leak check: whether it is on, what it has found since launch, and what the app keeps
/// on purpose.
final class LeakCheck {
  /// Whether to check for leaks after each action.
  private(set) var isOn = true
  /// Whether objects that actions leave behind are only recorded, until this is false again.
  var isPostponed = false
  /// The names of classes whose instances the app retains intentionally after their screens are
  /// removed.
  var keptOnPurpose: Set<String> = []
  private var detector = LeakDetector()
  private var survivors = Survivors()
  /// The total revision of the detectors of earlier launches.
  private var earlierRevisions = 0
  /// The state of the findings other than the detector's, and the revision up to which changes
  /// aren't known because it changed.
  private var base = (earlier: 0, survivors: 0, revision: 0)

  nonisolated deinit {}

  // MARK: Checking

  /// Turns the check on or off, and discards all findings.
  func turn(on isOn: Bool) {
    self.isOn = isOn
    forget()
    survivors.removeAll()
  }

  /// Discards all findings about the running app, as for a new launch.
  func forget() {
    earlierRevisions += detector.list.revision + 1
    if detector.hasBegun { detector = LeakDetector() }
  }

  /// Starts the check from the app's current state, if it is on and hasn't started yet.
  func begin(_ app: DrivenApp, isLate: Bool, _ ownership: () -> Ownership?) {
    guard isOn, !detector.hasBegun, app.isRunning, let application = app.application else {
      return
    }
    detector.begin(application, isLate: isLate, ownership)
  }

  /// Checks for objects that leaked during an action.
  func check(_ app: DrivenApp, after action: UserAction, _ ownership: () -> Ownership?) {
    guard isOn else { return }
    survivors.removeFreed()
    guard app.isRunning, let application = app.application, let delegate = app.delegate else {
      return
    }
    var seconds = 0.0
    if case .wait(let duration) = action { seconds = duration }
    detector.check(
      application, delegate, ownership, after: app.actionCount, waiting: seconds,
      classifies: !isPostponed)
  }

  // MARK: The end of the app

  /// Returns the objects of an app that is about to end; `nil` if the check is off or the app isn't
  /// running.
  func objects(of app: DrivenApp) -> EndedApp? {
    guard isOn, app.isRunning, let application = app.application else { return nil }
    return EndedApp(application, detector)
  }

  /// Finds the objects that outlived their app.
  func findSurvivors(of app: EndedApp) {
    app.releaseHandlers()
    guard app.hasSurvivors else { return }
    survivors.add(SurvivorSearch(reader: LeakDetector.reader).findings(about: app))
  }

  /// Discards the findings about objects that outlived their app.
  func forgetSurvivors() { survivors.removeAll() }

  /// Takes over the objects that outlived the app of an earlier session.
  ///
  /// Those that the earlier session kept on purpose remain excluded from the leaks.
  func takeOver(from other: LeakCheck) {
    survivors = other.survivors
    survivors.keep(classes: other.keptOnPurpose)
  }

  // MARK: Findings

  /// The objects that have leaked and still exist, and those that would count as leaks if the app
  /// didn't keep them on purpose.
  var found: [Leak] { (survivors.leaks + detector.findings).map(marked) }

  /// Returns the changes of the findings since a revision; `nil` if they aren't known one by one.
  func changes(since revision: Int) -> LeakChanges? {
    guard base.earlier == earlierRevisions, base.survivors == survivors.revision else {
      base = (earlierRevisions, survivors.revision, self.revision)
      return nil
    }
    let list = detector.list
    guard revision >= base.revision,
      let ids = list.changes(since: revision - base.earlier - base.survivors)
    else { return nil }
    var changes = LeakChanges()
    for id in ids.sorted() {
      if let leak = list[id] {
        changes.changed.append(marked(leak))
      } else {
        changes.removed.append(id)
      }
    }
    changes.changed.sort { ($0.action, $0.id) < ($1.action, $1.id) }
    return changes
  }

  private func marked(_ leak: Leak) -> Leak {
    var leak = leak
    if keptOnPurpose.contains(leak.type) { leak.isKept = true }
    return leak
  }

  /// Returns whether a finding was discarded, because there are too many, rather than because its
  /// object was freed.
  func hasDiscarded(_ id: LeakID) -> Bool {
    if case .survivor(let number) = id { number <= survivors.lastDiscarded } else { false }
  }

  /// A counter that increases whenever the findings change.
  var revision: Int { earlierRevisions + detector.list.revision + survivors.revision }

  /// The amount of work since the launch, as the number of objects that were examined.
  var work: Int { detector.work }

  /// Whether the check was off during part of this launch, so that earlier leaks are unknown.
  var beganLate: Bool { detector.beganLate }

  /// The coordinators without a visible screen.
  var retired: Set<ObjectIdentifier> { detector.retired }

  /// The leaked coordinators that are still alive.
  var coordinatorsLeftBehind: Set<ObjectIdentifier> { detector.coordinatorsLeftBehind }

  /// Returns whether any coordinator that was recorded for a controller at its first scan satisfies
  /// a predicate.
  func hasCoordinator(_ controller: UIViewController, where body: (AnyObject) -> Bool) -> Bool {
    detector.hasCoordinator(controller, where: body)
  }
}
