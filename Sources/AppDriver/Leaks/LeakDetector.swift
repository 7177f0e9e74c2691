import HeadlessUIKit
import StrongReferences

/// A detector that observes the app's screens and the coordinators in charge of them, and finds
/// leaks.
///
/// After each action, it scans the controllers that are alive. When it first sees a controller, it
/// looks up the controller's coordinators. A controller that is no longer in a window becomes a
/// suspect, and so does a coordinator whose screens have all been removed. The detector
/// searches for holders only if there are suspects.
final class LeakDetector {
  /// The reader that all launches share.
  ///
  /// Its cached information about classes stays valid.
  static let reader = ReferenceReader()
  /// The total number of seconds of `wait` actions that makes a provisional finding final.
  private static let patience = 1.0

  /// The findings, ordered by the action after which they were made.
  private(set) var findings: [Leak] = []
  /// A counter that increases whenever the findings change.
  private(set) var revision = 0
  /// Whether the check started while the app was already running.
  private(set) var beganLate = false
  /// The coordinators without a visible screen.
  private(set) var retired: Set<ObjectIdentifier> = []

  private let records = LeakRecords()
  /// The number of events in the log after the latest check; -1 before the check has started.
  private var cursor = -1
  /// The suspects after the most recent scan that included screens that were never shown.
  private var known = LeakSuspects()
  private var judged = LeakSuspects()
  /// Whether a suspect was cleared because it is in charge of a screen.
  ///
  /// If so, the suspect must be examined again, because the screen may later get another owner.
  private var isVerdictOpen = false
  /// The total duration of `wait` actions, in seconds, since each provisional finding was made.
  private var waited: [LeakID: Double] = [:]

  nonisolated deinit {}

  /// Whether the check has started.
  var hasBegun: Bool { cursor >= 0 }

  /// Starts the check from the app's current state, so that the next action is checked like any
  /// other.
  ///
  /// - Parameters:
  ///   - application: The running app.
  ///   - isLate: Whether actions have already been performed. If so, objects that have already
  ///     leaked are ignored, and screens that were never shown are recorded too.
  ///   - ownership: A closure that returns the analysis of which coordinators own the app's
  ///     screens.
  func begin(_ application: UIApplication, isLate: Bool, _ ownership: () -> Ownership?) {
    beganLate = isLate
    records.begin(application, isLate: isLate, ownership)
    record(in: application.log)
  }

  /// Scans the app after an action and, if there are suspects, determines which of them have
  /// leaked.
  ///
  /// - Parameters:
  ///   - application: The running app.
  ///   - delegate: The app's delegate.
  ///   - ownership: A closure that returns the analysis of which coordinators own the app's
  ///     screens.
  ///   - action: The number of the action.
  ///   - seconds: The number of seconds for which the action waited.
  /// - Complexity: If no event was logged, linear in the number of coordinators. Otherwise, linear in the
  ///   number of living controllers.
  func check(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate,
    _ ownership: () -> Ownership?, after action: Int, waiting seconds: Double
  ) {
    // A transition that the app animates holds its controllers, so the check waits for its end.
    guard !application.animatesTransition else { return }
    // UIKit logs no event when a controller is freed, but the number of living controllers
    // decreases.
    let alive = records.controllersAlive
    let hasNews =
      application.log.count != cursor
      || !judged.detached.isEmpty && application.roster.controllers.count != alive
    if hasNews { records.look(application, ownership) }
    var suspects = records.suspects()
    if suspects != known, !suspects.isEmpty {
      // Before classifying suspects, also scan screens that haven't appeared yet, such as those of
      // other tabs.
      records.look(application, ownership, includingUnseen: true)
      suspects = records.suspects()
      known = suspects
    }
    record(in: application.log)
    guard !suspects.isEmpty || !findings.isEmpty || !retired.isEmpty else { return }
    if seconds > 0 { confirm(after: seconds) }
    guard suspects != judged || isVerdictOpen && hasNews else { return }
    judged = suspects
    judge(suspects, application, delegate, ownership, after: action)
  }

  /// Returns whether any coordinator that was recorded for a controller at its first scan satisfies
  /// a predicate.
  func hasCoordinator(_ controller: UIViewController, where body: (AnyObject) -> Bool) -> Bool {
    records.hasCoordinator(controller, where: body)
  }

  /// The recorded coordinators that are still alive, in the order in which they were first seen.
  var coordinators: [AnyObject] {
    records.coordinators.byOrder.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a recorded coordinator is still alive.
  var hasCoordinators: Bool { records.coordinators.hasAny }

  /// The leaked coordinators that are still alive.
  var coordinatorsLeftBehind: Set<ObjectIdentifier> {
    let ids = findings.lazy.filter { $0.kind == .coordinator }.map(\.id)
    guard !ids.isEmpty else { return [] }
    let alive = records.coordinators.byOrder
    return Set(
      ids.compactMap { id in
        guard case .coordinator(let order) = id else { return nil }
        return alive[order].map { ObjectIdentifier($0) }
      })
  }

  /// Logs which coordinators have appeared or been freed, and records the number of events in the
  /// log.
  private func record(in log: ActivityLog) {
    records.coordinators.logMarks(in: log)
    cursor = log.count
  }

  // MARK: Classification

  private func judge(
    _ suspects: LeakSuspects, _ application: UIApplication,
    _ delegate: any UIApplicationDelegate, _ ownership: () -> Ownership?, after action: Int
  ) {
    let idle = records.coordinators.coordinators(at: suspects.idle)
    retired = Set(idle.map { ObjectIdentifier($0.object) })
    let stillInCharge =
      retired.isEmpty
      ? [] : ownership()?.retiredInCharge { records.hasCoordinator($0, where: $1) } ?? []
    isVerdictOpen = !stillInCharge.isEmpty
    // Usually, each coordinator without a screen of its own is in charge of one through others.
    let isClear =
      suspects.detached.isEmpty && suspects.orphans.isEmpty
      && idle.allSatisfy { stillInCharge.contains(ObjectIdentifier($0.object)) }
    let found =
      isClear
      ? [] : leaks(suspects, idle, stillInCharge, application, delegate, after: action)
    guard found != findings else { return }
    findings = found
    revision += 1
  }

  /// Returns the leaks among the suspects, the earliest first.
  private func leaks(
    _ suspects: LeakSuspects, _ idle: [(object: AnyObject, order: Int)],
    _ stillInCharge: Set<ObjectIdentifier>, _ application: UIApplication,
    _ delegate: any UIApplicationDelegate, after action: Int
  ) -> [Leak] {
    let classifier = LeakClassifier(
      reader: Self.reader, idle: idle, inCharge: records.coordinators.inCharge,
      stillInCharge: stillInCharge,
      detached: records.screens.controllers(at: suspects.detached),
      orphans: records.orphans(suspects.orphans),
      delegates: application.delegateRoots(delegate),
      retainedControllers: records.screens.retainedControllers,
      pagers: records.screens.pagers)
    let holders = HolderSearch(
      reader: Self.reader, roots: application.referenceRoots(delegate),
      others: records.otherRoots)
    let classified = classifier.findings()
    let left = Set(
      classified.lazy.filter { $0.kind == .coordinator }.map { ObjectIdentifier($0.object) })
    var found = classified.compactMap { finding -> Leak? in
      let known = findings.first { $0.id == finding.id }
      if let known, known.with == finding.with { return known }
      return holders.leak(finding, action: known?.action ?? action, leftBehind: left)
    }
    found.sort { ($0.action, $0.id) < ($1.action, $1.id) }
    return found
  }

  /// Makes provisional findings final if the app has had enough time to finish its work.
  private func confirm(after seconds: Double) {
    var isChanged = false
    for place in findings.indices where findings[place].isProvisional {
      waited[findings[place].id, default: 0] += seconds
      guard waited[findings[place].id, default: 0] >= Self.patience else { continue }
      findings[place].isProvisional = false
      isChanged = true
    }
    if isChanged { revision += 1 }
    let provisional = Set(findings.lazy.filter(\.isProvisional).map(\.id))
    waited = waited.filter { provisional.contains($0.key) }
  }
}
