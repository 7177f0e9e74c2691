import Yams

/// A value of a specification in YAML: a text, a list, or a dictionary.
///
/// Numbers and truth values stay the texts that they are written as, as in a project file.
indirect enum SpecValue: Equatable {
  case text(String)
  case list([SpecValue])
  case fields([String: SpecValue])

  /// Reads YAML.
  ///
  /// - Parameters:
  ///   - text: The text of a file.
  ///   - budget: Pays for the values.
  /// - Returns: The value; without one, an empty dictionary.
  /// - Throws: A `YamlError`, or a ``SpecBudget/Exceeded``.
  static func read(_ text: String, _ budget: inout SpecBudget) throws -> SpecValue {
    try SpecBudget.checkKeys(of: text)
    guard let node = try Yams.compose(yaml: text) else { return .fields([:]) }
    return try SpecValue(node, &budget)
  }

  // `level` is the number of values around this one, to which aliases add.
  private init(_ node: Node, _ budget: inout SpecBudget, level: Int = 0) throws {
    guard level < SpecBudget.mostLevels else { throw SpecBudget.Exceeded() }
    try budget.spend(1)
    switch node {
    case .scalar(let scalar): self = .text(scalar.string)
    case .sequence(let sequence):
      var list: [SpecValue] = []
      for item in sequence { list.append(try SpecValue(item, &budget, level: level + 1)) }
      self = .list(list)
    case .mapping(let mapping):
      var fields: [String: SpecValue] = [:]
      var merged: [SpecValue] = []
      for (key, value) in mapping {
        guard let name = key.scalar?.string else { continue }
        let value = try SpecValue(value, &budget, level: level + 1)
        if name == "<<" { merged += value.items } else { fields[name] = value }
      }
      // What the dictionary has itself counts, then the first of those that it merges.
      for case .fields(let other) in merged { fields.merge(other) { own, _ in own } }
      self = .fields(fields)
    case .alias: self = .text("")
    }
  }

  // MARK: Parts

  subscript(name: String) -> SpecValue? {
    guard case .fields(let fields) = self else { return nil }
    return fields[name]
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number of texts, lists and dictionaries in the value, itself included.
  var count: Int {
    switch self {
    case .text: 1
    case .list(let list): list.reduce(1) { $0 + $1.count }
    case .fields(let fields): fields.values.reduce(1) { $0 + $1.count }
    }
  }

  /// The elements of a list; anything else is a list of one.
  var items: [SpecValue] { if case .list(let list) = self { list } else { [self] } }

  /// The texts of a list, or the only one.
  var texts: [String] { items.compactMap(\.text) }

  /// The fields of a dictionary in the order of their names.
  var sortedFields: [(name: String, value: SpecValue)] {
    guard case .fields(let fields) = self else { return [] }
    return fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether the value is one of YAML's words for no.
  var isFalse: Bool { ["false", "no", "off"].contains(text?.lowercased()) }

  // MARK: Changes

  /// Returns the value with another one over it: dictionaries are merged, lists continued, and
  /// texts replaced.
  func merged(with other: SpecValue) -> SpecValue {
    switch (self, other) {
    case (.fields(let fields), .fields(let others)):
      var result = fields
      for (key, value) in others {
        let isWhole = key.hasSuffix(":REPLACE")
        let name = isWhole ? String(key.dropLast(8)) : key
        result[name] = isWhole ? value : result[name].map { $0.merged(with: value) } ?? value
      }
      return .fields(result)
    case (.list(let list), .list(let others)): return .list(list + others)
    default: return other
    }
  }

  /// Returns the value with each text changed, also those that name fields.
  func mappingTexts<Failure>(
    _ change: (String) throws(Failure) -> String
  ) throws(Failure) -> SpecValue {
    switch self {
    case .text(let text): return .text(try change(text))
    case .list(let list):
      var result: [SpecValue] = []
      for item in list { result.append(try item.mappingTexts(change)) }
      return .list(result)
    case .fields(let fields):
      var result: [String: SpecValue] = [:]
      for (key, value) in fields {
        result[try change(key)] = try value.mappingTexts(change)
      }
      return .fields(result)
    }
  }
}
