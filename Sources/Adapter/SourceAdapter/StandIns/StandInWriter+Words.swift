// Names, and what is written for calls.
extension StandInWriter {
  /// The value of an optional type: `nil`, but another object where the app only unwraps it.
  static func optional(_ literal: String, _ type: String, _ absence: Absence) -> String {
    "FlowshOpaque.value(\(literal))\(absence == .unwrapped ? " as \(type)" : "")"
  }

  /// The calls in a fixed order, without those for which the declaration of another one does.
  static func distinct(_ shapes: Set<CallShape>) -> [CallShape] {
    // Whether a result may be missing doesn't tell declarations apart.
    var byParameters: [String: CallShape] = [:]
    for shape in shapes {
      let absences = [shape.absence, byParameters[shape.parameters]?.absence].compactMap { $0 }
      byParameters[shape.parameters] = shape
      byParameters[shape.parameters]?.absence = absences.max()
    }
    return byParameters.values
      .filter { shape in !shapes.contains { shape.isTaken(by: $0) } }
      .sorted { $0.parameters < $1.parameters }
  }

  /// The members that the objects have as sequences.
  static let known: Set = [
    "allSatisfy", "compactMap", "contains", "count", "description", "dropFirst", "dropLast",
    "enumerated", "filter", "first", "flatMap", "forEach", "hash", "hashValue", "isEmpty",
    "joined", "last", "localizedDescription", "map", "max", "min", "prefix", "reduce", "reversed",
    "shuffled", "sorted", "split", "suffix",
  ]

  static func isOfSequence(_ shape: CallShape) -> Bool {
    Set(shape.labels).isSubset(of: ["", "by", "where", "into"])
  }

  static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
