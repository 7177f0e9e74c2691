import AppDriver
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
  /// Whether walks have stars in place of what secure fields hold, as where a person may have typed it, so
  /// that they can't be run.
  var hidesSecureTexts = false

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
        order.wantsHolders = finding.kind == .leak
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
    let screens = Dictionary(
      zip(map.screens.map(\.id), walks), uniquingKeysWith: { first, _ in first })
    return MapReport(
      app: app, states: map.stateCount, transitions: map.transitionCount,
      screens: zip(map.screens, walks).enumerated().map { place, entry in
        screen(entry.0, entry.1, isStart: place == 0)
      },
      moves: zip(map.moves, moves).map { move($0, $1) },
      findings: zip(self.findings ?? map.findings, findings).map { entry in
        finding(entry.0, entry.1, other: screens[entry.0.subject] ?? nil)
      },
      cuts: map.cuts.map {
        MapReport.Cut(reason: CutWords(options).reason($0), count: $0.states)
      },
      unstable: unstable(zip(map.moves, moves).map { ($0.id, $1?.shownSteps.last) }),
      unreached: map.unreachedClasses)
  }

  private func screen(
    _ screen: MapScreen, _ walk: WrittenWalk?, isStart: Bool
  ) -> MapReport.Screen {
    MapReport.Screen(
      id: screen.id, name: screen.title, type: screen.type, group: screen.tab, flow: screen.flow,
      style: style(screen.style), states: screen.stateCount, walk: lines(walk),
      picture: walk?.picture, isStart: isStart, isDeadEnd: screen.isDeadEnd, isCut: screen.isTooDeep
    )
  }

  /// Returns the commands of a walk, which can be run like those of `--write`, unless that shows what it
  /// mustn't.
  private func lines(_ walk: WrittenWalk?) -> [String] {
    hidesSecureTexts ? (walk?.shownLines ?? []).map(\.withoutRepetitions) : walk?.lines ?? []
  }

  private func steps(_ walk: WrittenWalk?) -> [[String]] {
    (hidesSecureTexts ? walk?.shownSteps : walk?.steps) ?? []
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
      label: steps(walk).last?.joined(separator: "; ").withoutRepetitions ?? name,
      transitions: move.transitionCount, walk: lines(walk),
      calls: (walk?.calls ?? []).map { MapReport.Call($0.name, file: $0.file, line: $0.line) })
  }

  private static let unstable =
    "leads to different screens after different walks, and nothing on the screen tells why"

  private func role(_ kind: MoveKind) -> MapReport.Move.Role {
    switch kind {
    case .back, .cancelBack, .dismiss, .cancelDismiss: .back
    case .tab: .tab
    default: .onward
    }
  }

  /// Returns a finding in words.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - walk: Its walk; `nil` if it can't be repeated.
  ///   - other: The shortest walk to the screen that the finding is about, if there is one.
  /// - Returns: The finding in words.
  private func finding(
    _ finding: Finding, _ walk: WrittenWalk?, other: WrittenWalk?
  ) -> MapReport.Finding {
    let words = FindingWords(finding, walk, other: other)
    return MapReport.Finding(
      kind: finding.kind.optionName,
      message: words.message + (finding.isRepeated ? "" : " (not repeated)"),
      holder: walk?.holders.first { finding.message.hasPrefix($0.object) }?.words,
      screen: map.screens.contains { $0.id == finding.screen } ? finding.screen : nil,
      walk: lines(walk), ways: finding.ways)
  }

  /// Returns what is known of the unstable screens: the actions on them that lead to several screens.
  private func unstable(_ moves: [(id: Move.ID, command: [String]?)]) -> [MapReport.Unstable] {
    map.unstableScreens.flatMap { type -> [MapReport.Unstable] in
      let screens = map.screens.filter { $0.type == type }
      let notes = screens.flatMap { screen -> [MapReport.Unstable] in
        let here = moves.filter { $0.id.from == screen.id }
        var names: [String] = []
        for move in here where !names.contains(move.id.kindWithLabel) {
          names.append(move.id.kindWithLabel)
        }
        return names.compactMap { name in
          let alike = here.filter { $0.id.kindWithLabel == name }
          // Rows, tabs and ways back may lead to different screens without that.
          guard alike.count > 1, alike[0].id.kind != .select, role(alike[0].id.kind) == .onward
          else { return nil }
          let command = alike[0].command?.joined(separator: "; ") ?? name
          return MapReport.Unstable(
            screen: screen.id,
            reason: "\"\(command)\" \(Self.unstable)")
        }
      }
      guard notes.isEmpty, let first = screens.first else { return notes }
      return [
        MapReport.Unstable(
          screen: first.id, reason: "an action \(Self.unstable)")
      ]
    }
  }
}
