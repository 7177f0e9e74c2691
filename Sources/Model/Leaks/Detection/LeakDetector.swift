import CallStacks
package import HeadlessUIKit
package import StrongReferences

/// A detector that observes the app's screens and the coordinators in charge of them, and finds
/// leaks.
///
/// After each action, it scans the controllers that are alive. When it first sees a controller, it
/// looks up the controller's coordinators. A controller that is no longer in a window becomes a
/// suspect, and so does a coordinator whose screens have all been removed. The detector
/// searches for holders only if there are suspects. What it has reported is dormant: it is examined
/// again only when something happens to it, so that the work is in proportion to what an action has
/// changed, however much is left behind.
package final class LeakDetector {
  /// The reader that all launches share.
  ///
  /// Its cached information about classes stays valid.
  package static let reader = ReferenceReader(place: {
    CallTracer.shared.reader.call(to: $0)?.place
  })
  /// The total number of seconds of `wait` actions that makes a provisional finding final.
  private static let patience = 1.0

  /// The findings.
  package private(set) var list = LeakList()
  /// Whether the check started while the app was already running.
  package private(set) var beganLate = false
  /// The coordinators without a visible screen.
  package private(set) var retired: Set<ObjectIdentifier> = []

  private let records = LeakRecords()
  /// The findings whose objects aren't dormant.
  private var open: Set<LeakID> = []
  /// The coordinators in `retired` that aren't dormant.
  private var idle: Set<ObjectIdentifier> = []
  /// The coordinators that were in charge of a screen when suspects were classified last.
  private var inCharge: Set<ObjectIdentifier> = []
  /// The number of events in the log after the latest check; -1 before the check has started.
  private var cursor = -1
  /// The suspects after the most recent scan that included screens that were never shown.
  private var known = LeakSuspects()
  private var judged = LeakSuspects()
  /// Whether a suspect was cleared because it is in charge of a screen.
  ///
  /// If so, the suspect must be examined again, because the screen may later get another owner.
  private var isVerdictOpen = false
  /// Whether there were news after which nothing was classified, because checks on a way don't.
  private var hasUnclassifiedNews = false
  /// The total duration of `wait` actions, in seconds, since each provisional finding was made.
  private var waited: [LeakID: Double] = [:]
  /// The number of objects that classification has read.
  private var reads = 0

  package init() {}

  nonisolated deinit {}

  /// The findings, ordered by the action after which they were made.
  package var findings: [Leak] { list.leaks }

  /// The number of controllers that scans have looked at, and of objects that classification has
  /// read.
  package var work: Int { records.looks + reads }

  /// Whether the check has started.
  package var hasBegun: Bool { cursor >= 0 }

  /// Starts the check from the app's current state, so that the next action is checked like any
  /// other.
  ///
  /// - Parameters:
  ///   - application: The running app.
  ///   - isLate: Whether actions have already been performed. If so, objects that have already
  ///     leaked are ignored, and screens that were never shown are recorded too.
  ///   - ownership: A closure that returns the analysis of which coordinators own the app's
  ///     screens.
  package func begin(_ application: UIApplication, isLate: Bool, _ ownership: () -> Ownership?) {
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
  ///   - classifies: Whether to determine which suspects have leaked. Otherwise, the next check
  ///     that does so finds what this one would have found.
  /// - Complexity: Linear in the number of controllers and coordinators that aren't dormant, and in
  ///   what has changed. Of each dormant coordinator, only its number of references is read. In an
  ///   app that doesn't use the `Coordinators` module, the app's objects are read if a coordinator
  ///   has come into charge while others are dormant.
  package func check(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate,
    _ ownership: () -> Ownership?, after action: Int, waiting seconds: Double,
    classifies: Bool
  ) {
    // A transition that the app animates holds its controllers, so the check waits for its end.
    guard !application.animatesTransition else { return }
    let hasWoken = records.wake(in: application.roster)
    // UIKit logs no event when a controller is freed.
    let hasNews =
      hasWoken || application.log.count != cursor
      || application.roster.freed != records.controllersFreed
    if hasNews { records.look(application, ownership) }
    var suspects = records.suspects()
    if hasNews || suspects.orphans != judged.orphans,
      records.findOtherCoordinators(of: suspects.orphans, ownership)
    {
      records.look(application, ownership)
      suspects = records.suspects()
    }
    if suspects != known, !suspects.isEmpty {
      // Before classifying suspects, also scan screens that haven't appeared yet, such as those of
      // other tabs.
      records.look(application, ownership, includingUnseen: true)
      suspects = records.suspects()
      known = suspects
    }
    record(in: application.log)
    guard !suspects.isEmpty || !list.leaks.isEmpty || !retired.isEmpty else { return }
    if seconds > 0 { confirm(after: seconds) }
    hasUnclassifiedNews = hasUnclassifiedNews || hasNews
    guard classifies else { return }
    let mayChangeVerdict = isVerdictOpen && hasUnclassifiedNews
    hasUnclassifiedNews = false
    guard records.hasWoken || suspects != judged || mayChangeVerdict else { return }
    if suspects.isEmpty, open.isEmpty, !records.hasWoken, records.usesPattern {
      // The scan would have woken what has come into charge.
      judged = suspects
      return
    }
    judge(suspects, application, delegate, ownership, after: action)
  }

  /// Returns whether any coordinator that was recorded for a controller at its first scan satisfies
  /// a predicate.
  package func hasCoordinator(_ controller: UIViewController, where body: (AnyObject) -> Bool)
    -> Bool
  {
    records.hasCoordinator(controller, where: body)
  }

  /// The recorded coordinators that are still alive, in the order in which they were first seen.
  package var coordinators: [AnyObject] {
    records.coordinators.byOrder.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a recorded coordinator is still alive.
  var hasCoordinators: Bool { records.coordinators.hasAny }

  /// The leaked coordinators that are still alive.
  package var coordinatorsLeftBehind: Set<ObjectIdentifier> {
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
    var suspects = suspects
    var result = classify(suspects, application, delegate, ownership, after: action)
    // Each round wakes at least one finding.
    while records.wake(result.reached, in: application.roster) {
      records.look(application, ownership)
      suspects = records.suspects()
      result = classify(suspects, application, delegate, ownership, after: action)
    }
    inCharge = Set(records.coordinators.inCharge.keys)
    let found = Set(result.leaks.map(\.id))
    for id in open where !found.contains(id) && !records.isDormant(id) {
      list.remove(id)
    }
    for leak in result.leaks { list.set(leak) }
    for finding in result.findings where finding.kind != .screen && found.contains(finding.id) {
      records.makeDormant(finding, in: application.roster)
    }
    open = found.filter { !records.isDormant($0) }
    judged = records.suspects()
    known = judged
  }

  /// The result of classification.
  private struct Verdict {
    var findings: [LeakFinding] = []
    var leaks: [Leak] = []
    /// The dormant findings that must be examined together with the suspects.
    var reached: Set<LeakID> = []
  }

  private func classify(
    _ suspects: LeakSuspects, _ application: UIApplication,
    _ delegate: any UIApplicationDelegate, _ ownership: () -> Ownership?, after action: Int
  ) -> Verdict {
    let idle = records.coordinators.coordinators(at: suspects.idle)
    retire(idle.map { ObjectIdentifier($0.object) })
    let analysis = ownership()
    let tree = analysis?.tree
    let stillInCharge =
      retired.isEmpty
      ? []
      : analysis?.retiredInCharge(in: tree) { records.hasCoordinator($0, where: $1) } ?? []
    isVerdictOpen = !stillInCharge.isEmpty
    var verdict = Verdict()
    verdict.reached = Set(stillInCharge.compactMap(records.dormantFinding(aboutCoordinator:)))
    if tree == nil { verdict.reached.formUnion(findingsOfStarters()) }
    // Usually, each coordinator without a screen of its own is in charge of one through others.
    let isClear =
      suspects.detached.isEmpty && suspects.orphans.isEmpty
      && idle.allSatisfy { stillInCharge.contains(ObjectIdentifier($0.object)) }
    guard !isClear, verdict.reached.isEmpty else { return verdict }
    findLeaks(
      among: suspects, idle, stillInCharge, application, delegate, tree, after: action, &verdict)
    return verdict
  }

  /// Notes which coordinators have no visible screen, in addition to the dormant ones.
  private func retire(_ idle: [ObjectIdentifier]) {
    let woken = records.takeWoken()
    open.formUnion(woken.findings)
    retired.subtract(woken.coordinators)
    for coordinator in self.idle where records.dormantFinding(aboutCoordinator: coordinator) == nil
    {
      retired.remove(coordinator)
    }
    self.idle = Set(idle)
    retired.formUnion(idle)
  }

  /// Returns dormant findings about coordinators that hold one that has come into charge of a
  /// screen, and may have started it.
  private func findingsOfStarters() -> Set<LeakID> {
    let now = records.coordinators.inCharge
    let new = now.keys.filter { !inCharge.contains($0) }
    guard !records.hasNoDormant, !new.isEmpty else { return [] }
    let graph = ReferenceGraph(from: records.coordinators.dormantRoots, reader: Self.reader) {
      $0.object is UIResponder || now[ObjectIdentifier($0.object)] != nil ? .pass : .follow
    }
    reads += graph.count
    var found: Set<LeakID> = []
    for index in 0..<graph.count where new.contains(ObjectIdentifier(graph[index].object)) {
      found.formUnion(
        graph.ancestors(of: index).compactMap { records.dormantFinding(about: $0.object) })
    }
    return found
  }

  /// Finds the leaks among the suspects.
  private func findLeaks(
    among suspects: LeakSuspects, _ idle: [(object: AnyObject, order: Int)],
    _ stillInCharge: Set<ObjectIdentifier>, _ application: UIApplication,
    _ delegate: any UIApplicationDelegate, _ tree: PatternTree?, after action: Int,
    _ verdict: inout Verdict
  ) {
    let dormantFinding = { [records] in records.dormantFinding(about: $0) }
    var classifier = LeakClassifier(
      reader: Self.reader, idle: idle, inCharge: records.coordinators.inCharge,
      stillInCharge: stillInCharge,
      detached: records.screens.controllers(at: suspects.detached),
      orphans: records.orphans(suspects.orphans),
      delegates: application.delegateRoots(delegate),
      retainedControllers: records.screens.retainedControllers,
      pagers: records.screens.pagers, dormantFinding: dormantFinding)
    verdict.findings = classifier.findings()
    verdict.reached.formUnion(classifier.reached)
    reads += classifier.reads
    guard verdict.reached.isEmpty else { return }
    let left = Set(
      verdict.findings.lazy.filter { $0.kind == .coordinator }.map { ObjectIdentifier($0.object) })
    var holders = HolderSearch(
      reader: Self.reader, roots: application.referenceRoots(delegate), tree: tree,
      others: { [records] in records.otherRoots },
      isLeftBehind: { left.contains(ObjectIdentifier($0)) || dormantFinding($0) != nil },
      dormantFinding: dormantFinding)
    for finding in verdict.findings {
      if let known = list[finding.id], known.with == finding.with {
        verdict.leaks.append(known)
      } else if let leak = holders.leak(finding, action: list[finding.id]?.action ?? action) {
        verdict.leaks.append(leak)
      }
    }
    verdict.reached.formUnion(holders.reached)
    reads += holders.reads
  }

  /// Makes provisional findings final if the app has had enough time to finish its work.
  private func confirm(after seconds: Double) {
    for var leak in list.leaks where leak.isProvisional {
      waited[leak.id, default: 0] += seconds
      guard waited[leak.id, default: 0] >= Self.patience else { continue }
      leak.isProvisional = false
      list.set(leak)
    }
    let provisional = Set(findings.lazy.filter(\.isProvisional).map(\.id))
    waited = waited.filter { provisional.contains($0.key) }
  }
}
