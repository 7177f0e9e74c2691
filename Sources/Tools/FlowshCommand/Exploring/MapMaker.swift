import AppDriver
import DeviceSettings
import Exploration
import Reports
import Shell
import TestRunner

/// Makes the map in words from the map as values, and from its walks as commands.
struct MapMaker {
  /// The name of the app.
  let app: String
  /// The map.
  let map: AppMap
  /// The findings, if they aren't those of the map.
  var findings: [Finding]?
  /// The options of the exploration, which the reasons for cuts name.
  let options: ExplorationOptions
  /// Whether pictures of the screens are wanted.
  let takesPictures: Bool
  /// Whether the calls of the moves are wanted.
  let namesCalls: Bool
  /// Whether messages on omissions name the options that change them, as where the user can give
  /// them.
  var namesOptions = true
  /// The commands before each walk, such as one that launches the app with a link.
  var opening: [String] = []
  /// The secrets that the map doesn't show.
  var secrets = SecretFilter()
  /// Whether long texts are shortened in walks, which can't be run then.
  var shortensWalks = false

  /// The line that lets transitions take time.
  static let timed = "@transitions timed"

  /// The walks to write: those to the screens, of the moves, of the findings, and of the actions
  /// that depend on earlier ones.
  var orders: [WalkOrder] {
    map.screens.map { screen in
      var order = WalkOrder(options.prefix + screen.walk)
      order.wantsPicture = takesPictures
      return order
    }
      + map.moves.map { move in
        var order = WalkOrder(options.prefix + move.walk)
        order.wantsCalls = namesCalls
        return order
      }
      + (findings ?? map.findings).map { finding in
        var order = WalkOrder(options.prefix + finding.walk)
        order.leavesOutLast = finding.kind == .crash || finding.kind == .hang
        order.wantsHolders = finding.kind == .leak
        order.takesTime = finding.needsTime
        return order
      }
      + map.unstableActions.map { WalkOrder(options.prefix + $0.walk) }
  }

  /// Returns the map in words, given the walks of `orders` as commands; `nil` for those that
  /// weren't written.
  func report(_ walks: [WrittenWalk?]) -> MapReport {
    let moves = walks.dropFirst(map.screens.count)
    let findings = moves.dropFirst(map.moves.count)
    let causes = findings.dropFirst((self.findings ?? map.findings).count)
    let screens = Dictionary(
      zip(map.screens.map(\.id), walks), uniquingKeysWith: { first, _ in first })
    var report = MapReport(app: app, states: map.stateCount, transitions: map.transitionCount)
    report.screens = zip(map.screens, walks).enumerated().map { place, entry in
      screen(entry.0, entry.1, isStart: place == 0)
    }
    report.moves = zip(map.moves, moves).map { move($0, $1) }
    report.findings = zip(self.findings ?? map.findings, findings).map { entry in
      finding(entry.0, entry.1, other: screens[entry.0.subject] ?? nil)
    }
    report.cuts = map.cuts.map {
      MapReport.Cut(
        reason: CutWords(options, namesOptions: namesOptions).reason($0), count: $0.states)
    }
    report.unstable = zip(map.unstableActions, causes).map { unstable($0, $1, report.moves) }
    report.unreached = map.unreachedClasses
    report.untried =
      ["\(otherSize.rawValue) width", "the background"]
      + (options.context.transitions == .timed || map.hasTakenTime ? [] : ["timed transitions"])
    report.unopenedLinks = map.unopenedLinks
    report.isPartial = map.isPartial
    return report.hiding(secrets)
  }

  /// The size that the exploration hasn't begun with.
  private var otherSize: DeviceSize {
    var size = options.context.size
    for case .resize(let other) in options.prefix.flatMap(\.actions) { size = other }
    return size == .compact ? .regular : .compact
  }

  private func screen(
    _ screen: MapScreen, _ walk: WrittenWalk?, isStart: Bool
  ) -> MapReport.Screen {
    var report = MapReport.Screen(id: screen.id, name: screen.name, type: screen.type)
    report.group = screen.tab
    report.flow = screen.flow
    report.style = style(screen.style)
    report.states = screen.stateCount
    report.walk = lines(walk)
    report.picture = walk?.picture
    report.isStart = isStart
    report.isDeadEnd = screen.isDeadEnd
    report.isCut = screen.isTooDeep
    return report
  }

  /// Returns the commands of a walk, which can be run like those of `--write`.
  private func lines(_ walk: WrittenWalk?) -> [String] {
    guard let walk else { return [] }
    return opening + (shortensWalks ? walk.lines.map(\.withoutRepetitions) : walk.lines)
  }

  private func steps(_ walk: WrittenWalk?) -> [[String]] { walk?.steps ?? [] }

  private func style(_ style: ModalSnapshot.Style?) -> MapReport.Screen.Style {
    switch style {
    case nil: .screen
    case .sheet: .sheet
    case .cover: .cover
    case .alert, .actionSheet: .alert
    }
  }

  private func move(_ move: Move, _ walk: WrittenWalk?) -> MapReport.Move {
    var report = MapReport.Move(
      key: key(of: move.id), role: role(move.id.kind),
      label: steps(walk).last?.joined(separator: "; ").withoutRepetitions
        ?? move.id.kindWithLabel)
    report.transitions = move.transitionCount
    report.walk = lines(walk)
    report.calls = (walk?.calls ?? []).map {
      MapReport.Call($0.name, file: $0.file, line: $0.line)
    }
    return report
  }

  private func key(of id: Move.ID) -> MapReport.Move.Key {
    MapReport.Move.Key(from: id.from, to: id.to, kind: id.kindWithLabel)
  }

  private func role(_ kind: MoveKind) -> MapReport.Move.Role {
    switch kind {
    case .back, .cancelBack, .dismiss, .cancelDismiss: .back
    case .tab: .tab
    default: .onward
    }
  }

  /// Returns a finding in words; `other` is the shortest walk to the screen that it is about.
  private func finding(
    _ finding: Finding, _ walk: WrittenWalk?, other: WrittenWalk?
  ) -> MapReport.Finding {
    let names = map.screens.filter(\.hasSeveralTitles).map { ($0.id, $0.name) }
    let words = FindingWords(
      finding, walk, other: other, Dictionary(names, uniquingKeysWith: { first, _ in first }))
    var report = MapReport.Finding(
      kind: finding.kind.optionName,
      message: words.message
        + (finding.isRepeated ? "" : " (its walk, repeated, didn't show it again)"))
    report.holder = walk?.holders.first { finding.message.hasPrefix($0.object) }?.words
    report.screen = map.screens.contains { $0.id == finding.screen } ? finding.screen : nil
    report.walk = lines(walk)
    if finding.needsTime { report.walk.insert(Self.timed, at: 0) }
    report.ways = finding.ways
    return report
  }

  /// Names an action that leads to different screens, with the earlier command that decides, if it
  /// is known.
  private func unstable(
    _ action: UnstableAction, _ walk: WrittenWalk?, _ moves: [MapReport.Move]
  ) -> MapReport.Unstable {
    func name(_ id: Move.ID) -> String {
      let screen = map.screens.first { $0.id == id.to }?.name ?? ""
      return screen.isEmpty ? id.to : screen
    }
    func words(_ step: [String]) -> String {
      "\"\(step.joined(separator: "; ").withoutRepetitions)\""
    }
    let made = Array(steps(walk).dropFirst(options.prefix.count))
    let isKnown = !made.isEmpty && made.count == action.walk.count
    let label = moves.first { $0.key == key(of: action.first) }?.label
    let command =
      isKnown ? words(made[made.count - 1]) : "\"\(label ?? action.first.kindWithLabel)\""
    let cause = isKnown ? "an earlier \(words(made[action.cause]))" : "other earlier actions"
    return MapReport.Unstable(
      screen: action.first.from,
      reason: "\(command) leads to \(name(action.first)) or, after \(cause), to "
        + name(action.second))
  }
}
