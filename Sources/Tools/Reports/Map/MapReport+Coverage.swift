package import Shell

import Script

extension MapReport {
  /// The number of screens that a walkthrough shows.
  package var coveredScreens: Int { screens.count { $0.isCovered == true } }

  /// The number of moves onward to another screen that walkthroughs take, such as `49 of 59 moves
  /// onward to another screen (83 %)`, without a percentage if there are none.
  ///
  /// Ways back, tab switches, and moves on the same screen, which make up most of the moves, don't
  /// count.
  package var coverageText: String {
    let onward = onwardMoves
    return Self.share(
      onward.count { $0.isCovered == true }, of: onward.count, " onward to another screen")
  }

  /// The screens that walkthroughs show, and all the moves that they take, in words; `nil` if
  /// coverage wasn't measured.
  package var wholeCoverage: String? {
    guard hasCoverage else { return nil }
    return "\(grouped(coveredScreens)) of \(amount(screens.count, "screen")), "
      + Self.share(coveredMoves, of: moves.count, " of all kinds")
  }

  /// The moves onward to another screen that no walkthrough takes.
  package var missingMoves: [Move] { onwardMoves.filter { $0.isCovered == false } }

  /// The number of other moves that no walkthrough takes, in words; `nil` if there are none.
  package var otherMissingText: String? {
    let count = moves.count { $0.isCovered == false } - missingMoves.count
    return count == 0
      ? nil
      : "never taken besides: \(grouped(count)) ways back, tab switches and moves on the same screen"
  }

  /// Returns the share of covered moves, with the percentage if there are any moves.
  private static func share(_ covered: Int, of count: Int, _ which: String = "") -> String {
    // Rounded down, so that 100 means all of them.
    let percent = count == 0 ? "" : " (\(covered * 100 / count) %)"
    return "\(grouped(covered)) of \(amount(count, "move"))\(which)\(percent)"
  }

  /// The moves that lead to another screen, and aren't ways back or tab switches.
  var onwardMoves: [Move] { moves.filter { $0.role == .onward && $0.from != $0.to } }

  /// Notes that coverage by the walkthroughs at some paths was measured, and that nothing is
  /// covered yet.
  package mutating func beginCoverage(by paths: [String]) {
    coveredBy = paths
    otherScreens = []
    otherMoves = []
    for place in screens.indices { screens[place].isCovered = false }
    for place in moves.indices {
      moves[place].isCovered = false
      moves[place].walkthroughs = []
    }
  }

  /// Marks the screens and moves of a case as covered, and lists those that the map lacks.
  ///
  /// A walkthrough can take moves that an exploration doesn't try, such as opening a link.
  ///
  /// - Parameters:
  ///   - coverage: The coverage of the case.
  ///   - name: The name of the case.
  package mutating func cover(_ coverage: CaseCoverage, by name: String) {
    for screen in coverage.screens {
      cover(Screen(id: screen.id, name: screen.name, type: screen.type))
    }
    for move in coverage.moves {
      cover(
        Move(
          from: move.key.from, to: move.key.to, kind: move.key.kind, label: move.label,
          walkthroughs: [name]))
    }
  }

  /// Adds the coverage of another part of the same run.
  package mutating func addCoverage(of other: MapReport) {
    coveredBy = coveredBy.map { own in own + (other.coveredBy ?? []).filter { !own.contains($0) } }
    for screen in other.screens + other.otherScreens where screen.isCovered == true {
      cover(screen)
    }
    for move in other.moves + other.otherMoves where move.isCovered == true { cover(move) }
  }

  private mutating func cover(_ screen: Screen) {
    if let place = screens.firstIndex(where: { $0.id == screen.id }) {
      screens[place].isCovered = true
    } else if !otherScreens.contains(where: { $0.id == screen.id }) {
      otherScreens.append(screen)
      otherScreens[otherScreens.count - 1].isCovered = true
    }
  }

  /// Marks a move as covered by its walkthroughs.
  private mutating func cover(_ move: Move) {
    if let place = moves.firstIndex(where: { $0.key == move.key }) {
      moves[place].cover(by: move.walkthroughs)
    } else if let place = otherMoves.firstIndex(where: { $0.key == move.key }) {
      otherMoves[place].cover(by: move.walkthroughs)
    } else {
      otherMoves.append(move)
      otherMoves[otherMoves.count - 1].isCovered = true
    }
  }

  /// The names of the classes that neither the exploration nor a walkthrough has shown.
  var unseen: [String] {
    let shown = Set(
      otherScreens.flatMap { screen in
        screen.type.split(separator: "+").map { String($0.filter { $0 != " " }) }
      })
    return unreached.filter { !shown.contains($0) }
  }
}

extension MapReport.Move {
  /// Notes that cases take the move.
  fileprivate mutating func cover(by names: [String]) {
    isCovered = true
    for name in names where !walkthroughs.contains(name) { walkthroughs.append(name) }
    walkthroughs.sort()
  }
}

extension RunReport {
  /// The reasons why coverage can't be required, in words, such as that exploring an app finds no
  /// move; empty if it is known of all apps.
  package var unknownCoverage: [String] {
    maps.filter(\.moves.isEmpty).map { map in
      "the coverage of \(map.app) isn't known, because exploring it"
        + " \(map.screens.isEmpty ? "shows no screen" : "finds no move"); run"
        + " \"\(programName) explore --app \(map.app)\" to see why"
    }
  }

  /// The share of the moves onward to another screen, of all apps together, that the cases take, in
  /// percent and as text; `nil` if coverage wasn't measured, or if there are no such moves.
  package var totalCoverage: (percent: Double, text: String)? {
    let onward = maps.flatMap(\.onwardMoves)
    let count = onward.count
    guard count > 0 else { return nil }
    let covered = onward.count { $0.isCovered == true }
    // Rounded down, so that 100 means all of them.
    let tenths = covered * 1_000 / count
    let share = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return (
      Double(covered) * 100 / Double(count),
      "\(grouped(covered)) of \(amount(count, "move")) onward to another screen (\(share) %)"
    )
  }

  /// Fills the maps with the coverage by the cases, and hides secrets in them.
  ///
  /// The cases and the exploration may know different secrets, so both are hidden before they are
  /// compared.
  ///
  /// - Parameters:
  ///   - maps: The maps of the apps, without coverage.
  ///   - paths: The paths of the walkthroughs.
  ///   - secrets: The secrets of the exploration and of all cases.
  ///   - portable: A closure that returns a path that is the same on every machine.
  package mutating func cover(
    _ maps: [MapReport], by paths: [String], hiding secrets: SecretFilter = SecretFilter(),
    portable: (String) -> String = { $0 }
  ) {
    self.maps = maps.map { $0.hiding(secrets) }
    for place in self.maps.indices {
      self.maps[place].beginCoverage(by: paths.map(portable))
      for item in cases where item.coverage?.app == self.maps[place].app {
        if let coverage = item.coverage?.mapTexts({ secrets.redacted($0) }) {
          self.maps[place].cover(coverage, by: "\(portable(item.file)): \(item.label)")
        }
      }
    }
  }

  /// Returns the maps of all parts, with the coverage by all of them.
  static func maps(of parts: [Part]) -> [MapReport] {
    var maps: [MapReport] = []
    for map in parts.flatMap(\.report.maps) {
      if let place = maps.firstIndex(where: { $0.app == map.app }) {
        maps[place].addCoverage(of: map)
      } else {
        maps.append(map)
      }
    }
    return maps
  }
}
