/// A map with the badges of its screens and moves.
struct MarkedMap {
  /// The map; screens and moves that only the baseline has are at the end.
  let map: MapReport
  /// For each screen, its marks.
  let screenMarks: [[MapMark]]
  /// For each move, its marks.
  let moveMarks: [[MapMark]]
  /// The difference from the baseline; `nil` if there is none.
  let difference: MapDifference?
  /// For each screen's ID, its index.
  let indices: [String: Int]
  /// The name of each screen in lists without classes, by its ID.
  let names: [String: String]

  /// Marks a map, compared with an earlier one if there is a baseline.
  init(_ map: MapReport, baseline: MapReport? = nil) {
    let difference = baseline.map { MapDifference(from: $0, to: map) }
    self.difference = difference
    let whole = Self.union(map, difference)
    self.map = whole
    let found = Set(map.findings.compactMap(\.screen))
    let unstable = Set(map.unstable.map(\.screen))
    let newScreens = Set(difference?.addedScreens.map(\.id) ?? [])
    screenMarks = whole.screens.enumerated().map { index, screen in
      if index >= map.screens.count { return [.gone] }
      var marks: Set<MapMark> = []
      if found.contains(screen.id) { marks.insert(.finding) }
      if newScreens.contains(screen.id) { marks.insert(.new) }
      if let isCovered = screen.isCovered { marks.insert(isCovered ? .covered : .uncovered) }
      if screen.isDeadEnd { marks.insert(.deadEnd) }
      if unstable.contains(screen.id) { marks.insert(.unstable) }
      return MapMark.allCases.filter { marks.contains($0) }
    }
    let foundMoves = Set(map.findings.compactMap(\.move))
    let newMoves = Set(difference?.addedMoves.map(\.key) ?? [])
    moveMarks = whole.moves.enumerated().map { index, move in
      if index >= map.moves.count { return [.gone] }
      var marks: Set<MapMark> = []
      if foundMoves.contains(move.key) { marks.insert(.finding) }
      if newMoves.contains(move.key) { marks.insert(.new) }
      if let isCovered = move.isCovered { marks.insert(isCovered ? .covered : .uncovered) }
      return MapMark.allCases.filter { marks.contains($0) }
    }
    var indices: [String: Int] = [:]
    for (index, screen) in whole.screens.enumerated() where indices[screen.id] == nil {
      indices[screen.id] = index
    }
    self.indices = indices
    names = MapReport.names(of: whole.screens + whole.otherScreens)
  }

  /// Returns the mark that gives a line its color: the most important one of its moves.
  func mark(of edge: MapGraph.Edge) -> MapMark? {
    let marks = Set(edge.moves.compactMap { moveMarks[$0].first })
    return MapMark.allCases.first { marks.contains($0) }
  }

  /// Returns the commands of a line's moves, and its mark in words unless it is covered.
  func label(of edge: MapGraph.Edge) -> String {
    let commands = edge.moves.prefix(3).map { map.moves[$0].label.shortened(to: MapLabel.longest) }
    let others = edge.moves.count > 3 ? ["\(edge.moves.count - 3) more"] : []
    let mark = mark(of: edge)
    let words = mark.map { $0 == .covered ? [] : [$0.words] } ?? []
    return (commands + others + words).joined(separator: " · ")
  }

  /// Returns the map with the screens and moves that are gone.
  private static func union(_ map: MapReport, _ difference: MapDifference?) -> MapReport {
    guard let difference else { return map }
    var whole = map
    whole.screens += difference.removedScreens.map { screen in
      var gone = screen
      gone.isStart = false
      return gone
    }
    whole.moves += difference.removedMoves
    return whole
  }

}

extension MapReport.Screen {
  /// The name of the screen, or its type if it has none.
  var shownName: String {
    let isBlank = name.allSatisfy(\.isWhitespace)
    return !isBlank ? name : type.isEmpty ? id.isEmpty ? "(unnamed)" : id : type
  }
}
