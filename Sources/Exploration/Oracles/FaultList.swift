/// The findings of an exploration, each with its group's count.
struct FaultList {
  private(set) var list: [(fault: FoundFault, ways: Int, actions: [String])] = []
  /// The paths of findings whose walks aren't known yet, with their indices in the list.
  private var waiting: [(place: Int, path: [PathStep])] = []
  private var places: [FindingGroup: Int] = [:]
  private var newGroups: [FindingGroup] = []
  private var walks: [Int: [WalkStep]] = [:]

  /// Adds a finding, or counts it if its group is known.
  ///
  /// - Parameters:
  ///   - fault: The finding.
  ///   - path: The path that shows it, if the finding has no walk.
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
    if let walk = fault.walk, walk.count < list[place].fault.walk?.count ?? .max {
      list[place].fault = fault
      newGroups.append(fault.group)
    }
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

  /// Sets the walks of those findings, in their order.
  mutating func setWalks(_ walks: [[WalkStep]]) {
    for (wait, walk) in zip(waiting, walks) { self.walks[wait.place] = walk }
  }

  /// The findings, the gravest kinds first, and shorter walks before longer ones.
  var findings: [Finding] {
    let all = list.enumerated().map { place, entry in
      Finding(
        kind: entry.fault.verdict.kind, subject: entry.fault.verdict.subject,
        message: entry.fault.verdict.message,
        extraCoordinator: entry.fault.verdict.extraCoordinator,
        missingCoordinator: entry.fault.verdict.missingCoordinator, screen: entry.fault.screen,
        walk: entry.fault.walk ?? walks[place] ?? [], actions: entry.actions, ways: entry.ways)
    }
    func rank(_ entry: (offset: Int, element: Finding)) -> (Int, Int, Int) {
      let kind = FindingKind.allCases.firstIndex(of: entry.element.kind) ?? 0
      return (kind, entry.element.walk.count, entry.offset)
    }
    return all.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }
}
