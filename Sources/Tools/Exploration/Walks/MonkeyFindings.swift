/// What a random walk has found, as far as other walks have proven it.
struct MonkeyFindings {
  /// How often something may turn out to be no finding before it isn't looked at any more.
  static let mostDisproofs = 3

  /// The screens that findings are about.
  private(set) var map = AppMap()
  private var faults = FaultList()
  private var disproofs: [FindingGroup: Int] = [:]
  /// How often findings were seen besides, which are counted once they are proven.
  private var repetitions: [FindingGroup: Int] = [:]
  /// The groups of differences between coordinators whose causes are known.
  private var explained: Set<FindingGroup> = []

  // MARK: Results

  /// The number of groups.
  var count: Int { faults.list.count }

  /// The findings, the gravest kinds first.
  var findings: [Finding] {
    let all = faults.findings
    // Nobody knows the way to a finding, and there is another one of the same cause with a way.
    return all.filter { finding in
      guard !finding.isRepeated, finding.walk.isEmpty else { return true }
      return !all.contains {
        $0.isRepeated && $0.kind == finding.kind && $0.subject == finding.subject
      }
    }
  }

  /// Whether a finding of a group is known whose walk shows it again.
  func isProven(_ group: FindingGroup) -> Bool { faults.isProven(group) }

  /// Takes the groups that need no further proof and haven't been taken.
  mutating func takeKnownGroups() -> [KnownGroup] {
    var groups = faults.takeNewGroups() + explained.map { KnownGroup(group: $0, steps: 0) }
    explained = []
    for (group, count) in disproofs where count >= Self.mostDisproofs {
      groups.append(KnownGroup(group: group, steps: 0))
      disproofs[group] = nil
    }
    return groups
  }

  // MARK: Adding

  /// Adds a finding, and the screen that it is about.
  mutating func add(_ fault: FoundFault, on screen: ScreenFacts? = nil) {
    faults.add(fault)
    guard let screen, !map.screens.contains(where: { $0.id == screen.id }) else { return }
    map.screens.append(
      MapScreen(
        id: screen.id, type: screen.type, title: screen.title, style: screen.style,
        tab: screen.tab, flow: screen.flow, stateCount: 1, walk: [], isDeadEnd: false,
        isCut: false))
  }

  /// Counts that the finding of a group was seen again.
  mutating func count(_ group: FindingGroup) { faults.count(group, 1) }

  /// Notes how often findings were seen besides those that are to be proven.
  mutating func noteRepetitions(_ counts: [FindingGroup: Int]) {
    repetitions.merge(counts, uniquingKeysWith: +)
  }

  /// Counts what was noted, for findings that are proven by now.
  mutating func countRepetitions() {
    for (group, count) in repetitions { faults.count(group, count) }
    repetitions = [:]
  }

  // MARK: Suspicions

  /// Takes the suspicions to prove next: one of each group that still needs a proof.
  mutating func takeTurn(from left: inout [Suspicion]) -> [Suspicion] {
    var turn: [Suspicion] = []
    var others: [Suspicion] = []
    var groups: Set<FindingGroup> = []
    for suspicion in left {
      if faults.contains(suspicion.group) {
        faults.count(suspicion.group, 1)
      } else if explained.contains(suspicion.group) {
        continue
      } else if disproofs[suspicion.group, default: 0] >= Self.mostDisproofs {
        continue
      } else if groups.insert(suspicion.group).inserted {
        turn.append(suspicion)
      } else {
        others.append(suspicion)
      }
    }
    left = others
    return turn
  }

  /// Adds the result of a suspicion; the proof is `nil` if repeating its walk has ended the
  /// process.
  mutating func add(_ suspicion: Suspicion, _ proof: Proof?) {
    let isGrave: Bool =
      switch suspicion.verdict.kind {
      case .crash, .hang, .leak, .warning: true
      default: false
      }
    guard let proof, proof.outcome == .shown || proof.outcome == .notRepeated && isGrave else {
      disproofs[suspicion.group, default: 0] += 1
      return
    }
    var group = suspicion.group
    if group.kind == .coordinators {
      explained.insert(group)
      group = CoordinatorDifference.group(of: proof.verdict)
    }
    add(
      FoundFault(
        group: group, verdict: proof.verdict, action: suspicion.action,
        screen: suspicion.screen, walk: proof.steps, isRepeated: proof.outcome == .shown),
      on: proof.screen)
  }
}
