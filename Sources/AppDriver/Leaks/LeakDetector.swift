import HeadlessUIKit
import StrongReferences

/// Observes which screens come and go and who is in charge of them, and finds what stays behind.
///
/// After each action it goes through the controllers that are alive: one seen for the first time is
/// asked for its coordinators, one that no window leads to any more is suspect, and so is a
/// coordinator whose screens have all gone. Only suspects cost more: they are judged by what holds them.
final class LeakDetector {
  /// What it learns of classes holds for all launches.
  private static let reader = ReferenceReader()
  /// How many seconds of `wait` turn a provisional finding into one that stands.
  private static let patience = 1.0

  /// What was found, in the order in which it was found.
  private(set) var findings: [Leak] = []
  /// Grows whenever the findings change.
  private(set) var revision = 0
  /// Whether it began while the app was running, not with a launch.
  private(set) var beganLate = false
  /// The coordinators none of whose screens is up.
  private(set) var retired: Set<ObjectIdentifier> = []

  private var records = LeakRecords()
  /// How many events the log had after the last check.
  private var cursor = -1
  /// The suspects before whom unseen screens were asked last.
  private var known = LeakSuspects()
  private var judged = LeakSuspects()
  /// Whether somebody was let off as the owner of a screen: another owner may come.
  private var isVerdictOpen = false
  /// How long actions have waited since a provisional finding was made.
  private var waited: [LeakID: Double] = [:]

  nonisolated deinit {}

  /// Whether it has looked at the app before.
  var hasBegun: Bool { cursor >= 0 }

  /// Begins with what is there, so that the next action is judged as any other.
  ///
  /// - Parameters:
  ///   - application: the running app.
  ///   - isLate: whether actions went before: what they left behind is passed over, and screens that
  ///     were not seen yet are recorded with those that were.
  ///   - ownership: gives what knows whose screens are.
  func begin(_ application: UIApplication, isLate: Bool, _ ownership: () -> Ownership?) {
    beganLate = isLate
    records.begin(application, isLate: isLate, ownership)
    record(in: application.log)
  }

  /// Looks at the app after an action, and judges suspects, if there are any.
  ///
  /// - Parameters:
  ///   - application: the running app.
  ///   - delegate: its delegate.
  ///   - ownership: gives what knows whose screens are.
  ///   - action: the number of the action.
  ///   - seconds: how long the action has waited.
  /// - Complexity: Constant where no event was logged, but for a weak reference to each coordinator;
  ///   else linear in the number of controllers alive.
  func check(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate,
    _ ownership: () -> Ownership?, after action: Int, waiting seconds: Double
  ) {
    // What is freed without a word to UIKit shows in the number of controllers.
    let alive = records.controllersAlive
    let hasNews =
      application.log.count != cursor
      || !judged.detached.isEmpty && application.roster.controllers.count != alive
    if hasNews { records.look(application, ownership) }
    var suspects = records.suspects()
    if suspects != known, !suspects.isEmpty {
      // Before anybody is judged, screens that wait unseen, as those of a tab do, have their say.
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

  /// Whether one of the coordinators that a controller had when it was first seen is such a one; none
  /// is where the controller wasn't looked at.
  func hasCoordinator(_ controller: UIViewController, where body: (AnyObject) -> Bool) -> Bool {
    records.hasCoordinator(controller, where: body)
  }

  /// The coordinators that were found to be left behind and still are.
  var coordinatorsLeftBehind: Set<ObjectIdentifier> {
    let ids = findings.lazy.filter { $0.kind == .coordinator }.map(\.id)
    guard !ids.isEmpty else { return [] }
    let alive = records.coordinatorsByOrder
    return Set(
      ids.compactMap { id in
        guard case .coordinator(let order) = id else { return nil }
        return alive[order].map { ObjectIdentifier($0) }
      })
  }

  /// Logs which coordinators came and went; what the log says up to here needs no other look.
  private func record(in log: ActivityLog) {
    records.logMarks(in: log)
    cursor = log.count
  }

  // MARK: Judging

  private func judge(
    _ suspects: LeakSuspects, _ application: UIApplication,
    _ delegate: any UIApplicationDelegate, _ ownership: () -> Ownership?, after action: Int
  ) {
    let idle = records.coordinators(suspects.idle)
    retired = Set(idle.map { ObjectIdentifier($0.object) })
    let stillInCharge = retired.isEmpty ? [] : ownership()?.retiredInCharge() ?? []
    isVerdictOpen = !stillInCharge.isEmpty
    let classifier = LeakClassifier(
      reader: Self.reader, idle: idle, inCharge: records.inCharge, stillInCharge: stillInCharge,
      detached: records.controllers(suspects.detached),
      orphans: records.controllers(suspects.orphans),
      delegates: application.delegateRoots(delegate),
      retainedControllers: records.retainedControllers)
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
    guard found != findings else { return }
    findings = found
    revision += 1
  }

  /// Lets provisional findings stand for which the app was given enough time.
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
