import Script

extension MapReport {
  /// The number of screens that a walkthrough shows.
  package var coveredScreens: Int { screens.count { $0.isCovered == true } }

  /// How many moves the walkthroughs take, such as `141 of 158 moves (89 %)`.
  package var coverageText: String {
    "\(grouped(coveredMoves)) of \(amount(moves.count, "move")) (\(coveredPercent ?? 0) %)"
  }

  /// Notes that coverage was measured, by which nothing is covered yet.
  ///
  /// - Parameter paths: The paths of the walkthroughs.
  package mutating func beginCoverage(by paths: [String]) {
    coveredBy = paths
    for place in screens.indices { screens[place].isCovered = false }
    for place in moves.indices {
      moves[place].isCovered = false
      moves[place].walkthroughs = []
    }
  }

  /// Marks the screens and moves of a case as covered, and adds those that the map lacks.
  ///
  /// A walkthrough can do what an exploration doesn't, such as opening a link.
  ///
  /// - Parameters:
  ///   - coverage: What the case has covered.
  ///   - name: The name of the case.
  package mutating func cover(_ coverage: CaseCoverage, by name: String) {
    for screen in coverage.screens {
      if let place = screens.firstIndex(where: { $0.id == screen.id }) {
        screens[place].isCovered = true
      } else {
        screens.append(
          Screen(id: screen.id, name: screen.name, type: screen.type, isCovered: true))
      }
    }
    for move in coverage.moves {
      guard let place = moves.firstIndex(where: { $0.key == move.key }) else {
        moves.append(
          Move(
            from: move.key.from, to: move.key.to, kind: move.key.kind, label: move.label,
            walkthroughs: [name], isCovered: true))
        continue
      }
      moves[place].isCovered = true
      if !moves[place].walkthroughs.contains(name) { moves[place].walkthroughs.append(name) }
    }
  }

  /// Adds the coverage of another part of the same run.
  ///
  /// - Parameter other: A map of the same app.
  package mutating func addCoverage(of other: MapReport) {
    coveredBy = coveredBy.map { own in own + (other.coveredBy ?? []).filter { !own.contains($0) } }
    for screen in other.screens {
      if let place = screens.firstIndex(where: { $0.id == screen.id }) {
        if screen.isCovered == true { screens[place].isCovered = true }
      } else {
        screens.append(screen)
      }
    }
    for move in other.moves {
      guard let place = moves.firstIndex(where: { $0.key == move.key }) else {
        moves.append(move)
        continue
      }
      if move.isCovered == true { moves[place].isCovered = true }
      for name in move.walkthroughs where !moves[place].walkthroughs.contains(name) {
        moves[place].walkthroughs.append(name)
      }
      moves[place].walkthroughs.sort()
    }
  }
}

extension RunReport {
  /// The share of the moves of all apps that the cases take, in percent; `nil` if coverage wasn't
  /// measured.
  package var coveredPercent: Int? {
    guard !maps.isEmpty else { return nil }
    let count = maps.reduce(0) { $0 + $1.moves.count }
    return count == 0 ? 100 : maps.reduce(0) { $0 + $1.coveredMoves } * 100 / count
  }

  /// Fills the maps with the coverage by the cases.
  ///
  /// - Parameters:
  ///   - maps: The maps of the apps, without coverage.
  ///   - paths: The paths of the walkthroughs.
  package mutating func cover(_ maps: [MapReport], by paths: [String]) {
    self.maps = maps
    for place in self.maps.indices {
      self.maps[place].beginCoverage(by: paths)
      for item in cases where item.coverage?.app == self.maps[place].app {
        if let coverage = item.coverage {
          self.maps[place].cover(coverage, by: "\(item.file): \(item.label)")
        }
      }
      for move in self.maps[place].moves.indices {
        self.maps[place].moves[move].walkthroughs.sort()
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
