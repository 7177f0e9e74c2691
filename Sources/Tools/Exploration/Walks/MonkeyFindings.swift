/// The findings of a random walk that other walks have proven.
struct MonkeyFindings {
  /// The number of failed proofs after which a group is dropped.
  static let mostDisproofs = 3

  /// The screens of the findings.
  private(set) var map = AppMap()
  private var findingList = FindingList()
  private var disproofs: [FindingGroup: Int] = [:]
  /// The numbers of further suspicions, which count once a finding is proven.
  private var repetitions: [FindingGroup: Int] = [:]
  /// The groups of differences between coordinators with known causes.
  private var explained: Set<FindingGroup> = []

  // MARK: Results

  /// The number of groups.
  var count: Int { findingList.entries.count }

  /// The findings, the gravest kinds first.
  var findings: [Finding] {
    let all = findingList.findings
    // Leave out a finding without a walk if another one of the same cause has one.
    return all.filter { finding in
      guard !finding.isRepeated, finding.walk.isEmpty else { return true }
      return !all.contains {
        $0.isRepeated && $0.kind == finding.kind && $0.subject == finding.subject
      }
    }
  }

  /// Whether a group has a finding whose walk shows it again.
  func isProven(_ group: FindingGroup) -> Bool { findingList.isProven(group) }

  /// Removes and returns the groups that need no further proof.
  mutating func takeKnownGroups() -> [KnownGroup] {
    var groups = findingList.takeNewGroups() + explained.map { KnownGroup(group: $0, steps: 0) }
    explained = []
    for (group, count) in disproofs where count >= Self.mostDisproofs {
      groups.append(KnownGroup(group: group, steps: 0))
      disproofs[group] = nil
    }
    return groups
  }

  // MARK: Adding

  mutating func add(_ record: FindingRecord, on screen: ScreenFacts? = nil) {
    findingList.add(record)
    guard let screen, !map.screens.contains(where: { $0.id == screen.id }) else { return }
    map.screens.append(
      MapScreen(
        id: screen.id, type: screen.type, title: screen.title, style: screen.style,
        tab: screen.tab, flow: screen.flow, stateCount: 1, walk: [], isDeadEnd: false,
        isCut: false))
  }

  /// Counts another suspicion of a group's finding.
  mutating func count(_ group: FindingGroup) { findingList.count(group, 1) }

  /// Notes the numbers of suspicions beside those to prove.
  mutating func noteRepetitions(_ counts: [FindingGroup: Int]) {
    repetitions.merge(counts, uniquingKeysWith: +)
  }

  /// Adds the noted numbers to findings that are proven by now.
  mutating func countRepetitions() {
    for (group, count) in repetitions { findingList.count(group, count) }
    repetitions = [:]
  }

  // MARK: Suspicions

  /// Takes the suspicions to prove next: one of each group that still needs a proof.
  mutating func takeTurn(from left: inout [Suspicion]) -> [Suspicion] {
    var turn: [Suspicion] = []
    var others: [Suspicion] = []
    var groups: Set<FindingGroup> = []
    for suspicion in left {
      if findingList.contains(suspicion.group) {
        findingList.count(suspicion.group, 1)
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
    guard let proof, proof.counts else {
      disproofs[suspicion.group, default: 0] += 1
      return
    }
    var group = suspicion.group
    if group.kind == .coordinators {
      explained.insert(group)
      group = CoordinatorDifference.group(of: proof.verdict)
    }
    add(
      FindingRecord(
        group: group, verdict: proof.verdict, action: suspicion.action,
        screen: suspicion.screen, walk: proof.steps, isRepeated: proof.outcome == .shown),
      on: proof.screen)
  }
}
