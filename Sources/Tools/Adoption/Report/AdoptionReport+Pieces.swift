extension AdoptionReport {
  /// The pieces that the app goes without, with their places.
  package var pieces: [LeftOutPiece] {
    package.targets.filter { $0.kind != .tests }.flatMap(pieces)
  }

  private func pieces(of target: AppTarget) -> [LeftOutPiece] {
    adapted[target.module]?.leftOut ?? []
  }

  /// The tests, and what they use, that don't compile here.
  func lostTests(of target: AppTarget) -> [String] {
    let lost = pieces(of: target).filter { $0.kind >= .member }
    guard !lost.isEmpty else { return [] }
    let words = lost.count == 1 ? "test or member is" : "tests and members are"
    let list = package.listOfPieces(of: target.module)
    return [Self.row(lost.count, "\(words) left out: \(list)", indent: 4)]
      + lost.prefix(Self.mostPieces).map {
        "          \(short($0.path)):\($0.line): \($0.owner.isEmpty ? "" : $0.owner + ": ")\($0.api)"
      }
  }

  /// The pieces by their cost for a person who uses the app, the highest cost first.
  var pieceLines: [String] {
    let all = pieces
    guard !all.isEmpty else { return [] }
    var lines = ["left out, because it doesn't exist here"]
    for cost in PieceCost.allCases {
      let own = all.filter { PieceCost($0) == cost }
      guard !own.isEmpty else { continue }
      // A stand-in is noted in each file that needs it, and a place may lack a name twice.
      let places = own.map { piece in
        cost == .standIn ? piece.api : "          " + place(of: piece)
      }
      let distinct = places.enumerated().filter { places.firstIndex(of: $1) == $0 }.map(\.element)
      let count = cost.isListed || cost == .standIn ? distinct.count : own.count
      lines.append(Self.row(count, count == 1 ? cost.singular : cost.plural))
      guard cost.isListed else { continue }
      lines += distinct.prefix(Self.mostPieces)
      if count > Self.mostPieces { lines.append("          … \(count - Self.mostPieces) more") }
    }
    let files = package.targets.filter {
      $0.kind != .tests && package.leftOutPieces[$0.module] != nil
    }.map { package.listOfPieces(of: $0.module) }.sorted()
    lines.append("  all of them: \(files.joined(separator: ", "))")
    return lines + [""]
  }

  private func place(of piece: LeftOutPiece) -> String {
    "\(short(piece.path)):\(piece.line): \(piece.owner.isEmpty ? "" : piece.owner + ": ")\(piece.api)"
  }

  /// The names that files lack, except those that pieces lack, too.
  var missingOfFiles: [(String, String)] {
    let named = Set(pieces.map(\.api))
    return missing.filter { !named.contains($0.name.description) }
      .map { ($0.name.description, Self.files($0.files)) }
  }

  /// What is missing, with the number of pieces that need it, the largest first.
  var missingOfPieces: [(String, String)] {
    let groups = Dictionary(grouping: pieces.filter(\.isNamed), by: \LeftOutPiece.api)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let rows = groups.prefix(Self.mostNames).map { api, pieces in
      let count = pieces.count == 1 ? "1 piece" : "\(pieces.count) pieces"
      return (api, "\(count) of \(Self.files(Set(pieces.map(\.path)).count))")
    }
    let rest = groups.count - rows.count
    return rest > 0 ? rows + [("… \(rest) more", "")] : rows
  }

  private static let mostPieces = 12
  private static let mostNames = 8
}

/// The consequence of a piece for a person who uses the app.
private enum PieceCost: CaseIterable {
  case declaration, end, warning, standIn, silence, word

  init(_ piece: LeftOutPiece) {
    switch piece.kind {
    case .file, .type, .member: self = .declaration
    case .standIn: self = .standIn
    case .spelling, .override, .attribute, .conformance, .moduleImport: self = .word
    case .element, .statement, .declaration, .condition, .value, .body:
      switch piece.effect {
      case .ends: self = .end
      case .warns: self = .warning
      case .silent: self = .silence
      }
    }
  }

  var singular: String {
    switch self {
    case .declaration: "type or member is missing"
    case .end: "place ends the app when it is reached, unless nil will do there"
    case .warning: "place is skipped with a warning when it is reached"
    case .standIn: "name has a stand-in, whose values can't be read"
    case .silence: "call or setting of what is missing has no effect"
    case .word: "word, such as an import or a conformance"
    }
  }

  var plural: String {
    switch self {
    case .declaration: "types and members are missing"
    case .end: "places end the app when they are reached, unless nil will do there"
    case .warning: "places are skipped with a warning when they are reached"
    case .standIn: "names have stand-ins, whose values can't be read"
    case .silence: "calls and settings of what is missing have no effect"
    case .word: "words, such as imports and conformances"
    }
  }

  /// Whether each piece has a line of its own.
  var isListed: Bool { [.declaration, .end, .warning].contains(self) }
}
