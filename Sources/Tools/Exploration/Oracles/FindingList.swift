/// The findings of an exploration, each with the count of its group, and the suspicions that may
/// become findings.
struct FindingList {
  /// The number of failed proofs after which a group is dropped.
  private static let mostDisproofs = 3

  /// The groups of findings that another pass has found, which don't count again.
  private let others: Set<FindingGroup>
  /// The names of screens whose titles vary, by their identities.
  var screenNames: [String: String] = [:]
  private(set) var entries: [(record: FindingRecord, ways: Int, actions: [String])] = []
  private var places: [FindingGroup: Int] = [:]
  private var disproofs: [FindingGroup: Int] = [:]
  /// Further steps that may show findings, which count once these are proven.
  private var repetitions: [Suspicion.Repetition] = []

  /// Creates an empty list that leaves out the findings of another pass.
  init(besides others: Set<FindingGroup> = []) { self.others = others }

  // MARK: Adding

  /// Adds a finding, or counts it if its group is known.
  mutating func add(_ record: FindingRecord) {
    guard !others.contains(record.group) else { return }
    guard let place = places[record.group] else {
      places[record.group] = entries.count
      entries.append((record, 1, [record.action].filter { !$0.isEmpty }))
      return
    }
    count(place, record.action)
    guard let walk = record.walk else { return }
    let known = entries[place].record
    if known.isRepeated == record.isRepeated
      ? walk.count < known.walk?.count ?? .max : record.isRepeated
    {
      entries[place].record = record
    }
  }

  /// Notes further steps that may show findings.
  mutating func add(_ more: [Suspicion.Repetition]) { repetitions += more }

  /// Counts the noted steps of findings that are proven by now.
  mutating func countRepetitions() {
    for step in repetitions { if let place = places[step.group] { count(place, step.action) } }
    repetitions = []
  }

  private mutating func count(_ place: Int, _ action: String) {
    entries[place].ways += 1
    if !action.isEmpty, entries[place].actions.count < 8, !entries[place].actions.contains(action) {
      entries[place].actions.append(action)
    }
  }

  /// Whether there is a finding of a group whose walk shows it again, or another pass has one.
  func isProven(_ group: FindingGroup) -> Bool {
    places[group].map { entries[$0].record.isRepeated } ?? others.contains(group)
  }

  /// The groups that need no further proof, unless a walk is shorter.
  var known: KnownGroups {
    var known = disproofs.filter { $0.value >= Self.mostDisproofs }.mapValues { _ in 0 }
    for group in others { known[group] = 0 }
    for entry in entries { known[entry.record.group] = entry.record.walk?.count ?? 0 }
    return known
  }

  // MARK: Suspicions

  /// Returns whether a suspicion is to be proven, because its group still needs a proof or may get
  /// a shorter walk.
  mutating func needsProof(of suspicion: Suspicion) -> Bool {
    guard !others.contains(suspicion.group) else { return false }
    if let place = places[suspicion.group],
      entries[place].record.walk?.count ?? 0 <= suspicion.short.count
    {
      repetitions.append(suspicion.repetition)
      return false
    }
    return disproofs[suspicion.group, default: 0] < Self.mostDisproofs
  }

  /// Adds the result of a suspicion; the proof is `nil` if repeating its walk has ended the
  /// process.
  mutating func add(_ suspicion: Suspicion, _ proof: Proof?) {
    guard let proof, proof.counts else {
      // Elsewhere, the control may do nothing from the beginning.
      disproofs[suspicion.group, default: 0] += 1
      return
    }
    var group = suspicion.group
    if group.kind == .coordinators {
      // Other suspicions have the same cause, and the same difference on several screens has, too.
      disproofs[group] = Self.mostDisproofs
      group = CoordinatorDifference.group(of: proof.verdict)
    }
    // Any control may do it again, of which only the first few are interesting.
    if group.kind == .quickTap { group = FindingGroup(proof.verdict, after: nil) }
    add(
      FindingRecord(
        group: group, verdict: proof.verdict, action: suspicion.action,
        screen: suspicion.screen, walk: proof.steps, isRepeated: proof.outcome == .shown))
  }

  // MARK: Results

  /// The findings, sorted.
  var findings: [Finding] {
    let all = entries.map { record, ways, actions in
      Finding(
        kind: record.verdict.kind, subject: record.verdict.subject,
        message: message(of: record).text(naming: screenNames),
        extraCoordinator: record.verdict.extraCoordinator,
        missingCoordinator: record.verdict.missingCoordinator, screen: record.screen,
        walk: record.walk ?? [], actions: actions, ways: ways, isRepeated: record.isRepeated)
    }
    return Self.sorted(all)
  }

  /// Returns findings, the gravest kinds first, and shorter walks before longer ones.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    func rank(_ entry: (offset: Int, element: Finding)) -> (Int, Int, Int) {
      let kind = FindingKind.allCases.firstIndex(of: entry.element.kind) ?? 0
      return (kind, entry.element.walk.count, entry.offset)
    }
    return findings.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }

  /// The message, which names the control of an idle finding.
  private func message(of record: FindingRecord) -> FindingMessage {
    guard record.verdict.kind == .idle, !record.action.isEmpty else {
      return record.verdict.message
    }
    return "\(record.action) does nothing on \(screen: record.screen, titled: nil)"
  }
}
