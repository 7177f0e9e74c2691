/// The findings of an exploration, each with the count of its group.
struct FindingList {
  private(set) var entries: [(record: FindingRecord, ways: Int, actions: [String])] = []
  /// The paths of findings without a walk yet, by their indices in `entries`.
  private var waiting: [(place: Int, path: [PathStep])] = []
  private var places: [FindingGroup: Int] = [:]
  private var newGroups: [FindingGroup] = []
  private var walks: [Int: (steps: [WalkStep], isRepeated: Bool)] = [:]

  /// Adds a finding, or counts it if its group is known; a path shows one without a walk.
  mutating func add(_ record: FindingRecord, path: [PathStep] = []) {
    guard let place = places[record.group] else {
      places[record.group] = entries.count
      newGroups.append(record.group)
      if record.walk == nil, !path.isEmpty { waiting.append((entries.count, path)) }
      entries.append((record, 1, [record.action].filter { !$0.isEmpty }))
      return
    }
    entries[place].ways += 1
    if !record.action.isEmpty, entries[place].actions.count < 8,
      !entries[place].actions.contains(record.action)
    {
      entries[place].actions.append(record.action)
    }
    // Members of a round don't share their findings.
    guard let walk = record.walk else {
      if let wait = waiting.firstIndex(where: { $0.place == place }), !path.isEmpty,
        path.count < waiting[wait].path.count
      {
        waiting[wait].path = path
      }
      return
    }
    let known = entries[place].record
    if known.isRepeated == record.isRepeated
      ? walk.count < known.walk?.count ?? .max : record.isRepeated
    {
      entries[place].record = record
      newGroups.append(record.group)
    }
  }

  /// Counts that the finding of a group was seen again; has no effect if there is none.
  mutating func count(_ group: FindingGroup, _ ways: Int) {
    if let place = places[group] { entries[place].ways += ways }
  }

  /// Whether there is a finding of a group.
  func contains(_ group: FindingGroup) -> Bool { places[group] != nil }

  /// Whether there is a finding of a group whose walk shows it again.
  func isProven(_ group: FindingGroup) -> Bool {
    places[group].map { entries[$0].record.isRepeated } ?? false
  }

  mutating func takeNewGroups() -> [KnownGroup] {
    defer { newGroups = [] }
    return newGroups.map { group in
      let walk = places[group].flatMap { entries[$0].record.walk }
      return KnownGroup(group: group, steps: walk?.count ?? 0)
    }
  }

  /// The paths of findings without walks.
  var paths: [[PathStep]] { waiting.map(\.path) }

  /// Whether the finding of one of these paths is a hang.
  func isHang(path: Int) -> Bool { entries[waiting[path].place].record.verdict.kind == .hang }

  /// Sets the walks of these findings, and whether they show the findings again.
  mutating func setWalks(_ walks: [[WalkStep]], areRepeated: [Bool]) {
    for (wait, walk) in zip(waiting, zip(walks, areRepeated)) { self.walks[wait.place] = walk }
  }

  /// The findings, the gravest kinds first, and shorter walks before longer ones.
  var findings: [Finding] {
    let all = entries.enumerated().map { place, entry in
      Finding(
        kind: entry.record.verdict.kind, subject: entry.record.verdict.subject,
        message: Self.message(of: entry.record),
        extraCoordinator: entry.record.verdict.extraCoordinator,
        missingCoordinator: entry.record.verdict.missingCoordinator, screen: entry.record.screen,
        walk: entry.record.walk ?? walks[place]?.steps ?? [], actions: entry.actions,
        ways: entry.ways, isRepeated: walks[place]?.isRepeated ?? entry.record.isRepeated)
    }
    func rank(_ entry: (offset: Int, element: Finding)) -> (Int, Int, Int) {
      let kind = FindingKind.allCases.firstIndex(of: entry.element.kind) ?? 0
      return (kind, entry.element.walk.count, entry.offset)
    }
    return all.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }

  /// The message, which names the control of an idle finding.
  private static func message(of record: FindingRecord) -> String {
    guard record.verdict.kind == .idle, !record.action.isEmpty else {
      return record.verdict.message
    }
    return "\(record.action) does nothing on \(record.screen)"
  }
}
