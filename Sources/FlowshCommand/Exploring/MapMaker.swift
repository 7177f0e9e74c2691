import AppDriver
import Exploration
import Reports
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

  /// The walks to write: those to the screens, those of the moves and those of the findings.
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
        return order
      }
  }

  /// Returns the map in words.
  ///
  /// - Parameter walks: The walks of `orders` as commands; `nil` for those that weren't written.
  /// - Returns: The map.
  func report(_ walks: [WrittenWalk?]) -> MapReport {
    let moves = walks.dropFirst(map.screens.count)
    let findings = moves.dropFirst(map.moves.count)
    return MapReport(
      app: app, states: map.stateCount, transitions: map.transitionCount,
      screens: zip(map.screens, walks).enumerated().map { place, entry in
        screen(entry.0, entry.1, isStart: place == 0)
      },
      moves: zip(map.moves, moves).map { move($0, $1) },
      findings: zip(self.findings ?? map.findings, findings).map { finding($0, $1) },
      cuts: map.cuts.map { MapReport.Cut(reason: reason($0.reason), count: $0.states) },
      unstable: unstable, unreached: map.unreachedClasses)
  }

  private func screen(
    _ screen: MapScreen, _ walk: WrittenWalk?, isStart: Bool
  ) -> MapReport.Screen {
    MapReport.Screen(
      id: screen.id, name: screen.title, type: screen.type, group: screen.tab, flow: screen.flow,
      style: style(screen.style), states: screen.stateCount, walk: walk?.lines ?? [],
      picture: walk?.picture, isStart: isStart, isDeadEnd: screen.isDeadEnd, isCut: screen.isCut)
  }

  private func style(_ style: ModalSnapshot.Style?) -> MapReport.Screen.Style {
    switch style {
    case nil: .screen
    case .sheet: .sheet
    case .cover: .cover
    case .alert, .actionSheet: .alert
    }
  }

  private func move(_ move: Move, _ walk: WrittenWalk?) -> MapReport.Move {
    let name = move.id.kindWithLabel
    return MapReport.Move(
      from: move.id.from, to: move.id.to, kind: name, role: role(move.id.kind),
      label: walk?.steps.last?.joined(separator: "; ") ?? name,
      transitions: move.transitionCount, walk: walk?.lines ?? [],
      calls: (walk?.calls ?? []).map { MapReport.Call($0.name, file: $0.file, line: $0.line) })
  }

  private func role(_ kind: MoveKind) -> MapReport.Move.Role {
    switch kind {
    case .back, .cancelBack, .dismiss, .cancelDismiss: .back
    case .tab: .tab
    default: .onward
    }
  }

  private func finding(_ finding: Finding, _ walk: WrittenWalk?) -> MapReport.Finding {
    MapReport.Finding(
      kind: finding.kind.optionName,
      message: finding.message + (finding.isRepeated ? "" : " (not repeated)"),
      screen: map.screens.contains { $0.id == finding.screen } ? finding.screen : nil,
      walk: walk?.lines ?? [], ways: finding.ways)
  }

  private func reason(_ reason: Cut.Reason) -> String {
    switch reason {
    case .tooDeep: "states deeper than \(options.depth) pushed screens"
    case .tooManyTabs: "states with screens pushed in more than one hidden tab"
    case .repeatsScreen: "states with a screen twice in a stack"
    case .tooManyStates: "states of screens with more than \(options.statesPerScreen)"
    case .limit: "states after \(options.limit) transitions"
    case .time: "states when the time was over"
    case .interrupted: "states when it was interrupted"
    case .found: "states when the screen was found"
    case .unreachable: "states that weren't reached again"
    case .notRepeated: "moves that no walk takes again"
    }
  }

  private var unstable: [MapReport.Unstable] {
    map.unstableScreens.compactMap { type in
      guard let screen = map.screens.first(where: { $0.type == type }) else { return nil }
      return MapReport.Unstable(screen: screen.id, reason: "the same walk can lead elsewhere")
    }
  }
}
