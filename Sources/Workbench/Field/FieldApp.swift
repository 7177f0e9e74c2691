import Adoption

/// A project, and how far it gets.
struct FieldApp {
  enum Outcome: String, Encodable {
    case starts = "starts"
    case ends = "ends at its launch"
    case isNotBuilt = "isn't built"
    case takesTooLong = "takes too long"
  }

  /// The cost of a piece to a person who uses the app.
  enum Cost: String, CaseIterable {
    case declarations, reached, standIns = "stand-ins", statements, words

    init(_ kind: LeftOutPiece.Kind) {
      switch kind {
      case .file, .type, .member: self = .declarations
      case .value, .body, .condition, .declaration: self = .reached
      case .standIn: self = .standIns
      case .statement, .element: self = .statements
      case .spelling, .override, .attribute, .conformance, .moduleImport: self = .words
      }
    }
  }

  let name: String
  /// The time that the adoption took.
  let seconds: Double
  var outcome = Outcome.isNotBuilt
  /// The first screen's title, or the reason why there is none.
  var detail = ""
  /// The number of missing names that the app reaches on the way to its first screen.
  var warnings = 0
  /// The number of screens that an exploration reaches; `nil` if there was none.
  var screens: Int?
  /// The number of the app's view controllers that no action reached.
  var unreached: Int?
  var pieces: [LeftOutPiece] = []

  /// The number of pieces of a cost, of stand-ins that of different names.
  func count(_ cost: Cost) -> Int {
    let own = pieces.filter { Cost($0.kind) == cost }
    return cost == .standIns ? Set(own.map(\.api)).count : own.count
  }

  /// The result as a line that is printed at once.
  var line: String { "\(name): \(outcome.rawValue)\(detail.isEmpty ? "" : ": \(detail)")" }
}

extension FieldApp: Encodable {
  private enum Key: String, CodingKey {
    case name, seconds, outcome, detail, warnings, screens, unreached, kinds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(detail, forKey: .detail)
    try container.encode(warnings, forKey: .warnings)
    try container.encodeIfPresent(screens, forKey: .screens)
    try container.encodeIfPresent(unreached, forKey: .unreached)
    let kinds = Dictionary(grouping: pieces, by: \.kind.rawValue).mapValues(\.count)
    try container.encode(kinds, forKey: .kinds)
  }
}
