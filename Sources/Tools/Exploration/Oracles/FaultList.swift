/// The findings of an exploration, each with its group's count.
struct FaultList {
  private(set) var list: [(fault: FoundFault, ways: Int, actions: [String])] = []
  /// The paths of findings whose walks aren't known yet, with their indices in the list.
  private var waiting: [(place: Int, path: [PathStep])] = []
  private var places: [FindingGroup: Int] = [:]
  private var newGroups: [FindingGroup] = []
  private var walks: [Int: (steps: [WalkStep], isRepeated: Bool)] = [:]

  /// Adds a finding, or counts it if its group is known; a path shows one without a walk.
  mutating func add(_ fault: FoundFault, path: [PathStep] = []) {
    guard let place = places[fault.group] else {
      places[fault.group] = list.count
      newGroups.append(fault.group)
      if fault.walk == nil, !path.isEmpty { waiting.append((list.count, path)) }
      list.append((fault, 1, [fault.action].filter { !$0.isEmpty }))
      return
    }
    list[place].ways += 1
    if !fault.action.isEmpty, list[place].actions.count < 8,
      !list[place].actions.contains(fault.action)
    {
      list[place].actions.append(fault.action)
    }
    // Members of one round don't know each other's findings.
    guard let walk = fault.walk else { return }
    let known = list[place].fault
    if known.isRepeated == fault.isRepeated
      ? walk.count < known.walk?.count ?? .max : fault.isRepeated
    {
      list[place].fault = fault
      newGroups.append(fault.group)
    }
  }

  /// Counts that the finding of a group was seen again; has no effect if there is none.
  mutating func count(_ group: FindingGroup, _ ways: Int) {
    if let place = places[group] { list[place].ways += ways }
  }

  /// Whether there is a finding of a group.
  func contains(_ group: FindingGroup) -> Bool { places[group] != nil }

  /// Whether there is a finding of a group whose walk shows it again.
  func isProven(_ group: FindingGroup) -> Bool {
    places[group].map { list[$0].fault.isRepeated } ?? false
  }

  mutating func takeNewGroups() -> [KnownGroup] {
    defer { newGroups = [] }
    return newGroups.map { group in
      let walk = places[group].flatMap { list[$0].fault.walk }
      return KnownGroup(group: group, steps: walk?.count ?? 0)
    }
  }

  /// The paths of findings whose walks aren't known.
  var paths: [[PathStep]] { waiting.map(\.path) }

  /// Whether one of those findings, by the place of its path, is a hang.
  func isHang(path: Int) -> Bool { list[waiting[path].place].fault.verdict.kind == .hang }

  /// Sets the walks of those findings, in their order, and whether they show the findings again.
  mutating func setWalks(_ walks: [[WalkStep]], areRepeated: [Bool]) {
    for (wait, walk) in zip(waiting, zip(walks, areRepeated)) { self.walks[wait.place] = walk }
  }

  /// The findings, the gravest kinds first, and shorter walks before longer ones.
  var findings: [Finding] {
    let all = list.enumerated().map { place, entry in
      Finding(
        kind: entry.fault.verdict.kind, subject: entry.fault.verdict.subject,
        message: Self.message(of: entry.fault),
        extraCoordinator: entry.fault.verdict.extraCoordinator,
        missingCoordinator: entry.fault.verdict.missingCoordinator, screen: entry.fault.screen,
        walk: entry.fault.walk ?? walks[place]?.steps ?? [], actions: entry.actions,
        ways: entry.ways, isRepeated: walks[place]?.isRepeated ?? entry.fault.isRepeated)
    }
    func rank(_ entry: (offset: Int, element: Finding)) -> (Int, Int, Int) {
      let kind = FindingKind.allCases.firstIndex(of: entry.element.kind) ?? 0
      return (kind, entry.element.walk.count, entry.offset)
    }
    return all.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }

  /// What happened, as a sentence that names the control of an idle finding.
  private static func message(of fault: FoundFault) -> String {
    guard fault.verdict.kind == .idle, !fault.action.isEmpty else { return fault.verdict.message }
    return "\(fault.action) does nothing on \(fault.screen)"
  }
}
