import Yams

/// A value of a specification in YAML: a text, a list, or a dictionary.
///
/// Numbers and truth values stay the texts that they are written as, as in a project file.
indirect enum SpecValue: Equatable {
  case text(String)
  case list([SpecValue])
  case fields([String: SpecValue])

  /// The maximum number of values, far more than a specification has.
  ///
  /// Aliases of aliases would come to billions.
  static let mostValues = 200_000

  /// Reads YAML.
  ///
  /// - Parameter text: The text of a file.
  /// - Returns: The value; without one, an empty dictionary.
  /// - Throws: A `YamlError`, or a ``TooManyValues``.
  static func read(_ text: String) throws -> SpecValue {
    guard let node = try Yams.compose(yaml: text) else { return .fields([:]) }
    var count = 0
    return try SpecValue(node, &count)
  }

  /// The error of a specification that has no end.
  struct TooManyValues: Error {}

  private init(_ node: Node, _ count: inout Int) throws {
    count += 1
    guard count <= Self.mostValues else { throw TooManyValues() }
    switch node {
    case .scalar(let scalar): self = .text(scalar.string)
    case .sequence(let sequence):
      var list: [SpecValue] = []
      for item in sequence { list.append(try SpecValue(item, &count)) }
      self = .list(list)
    case .mapping(let mapping):
      var fields: [String: SpecValue] = [:]
      var merged: [SpecValue] = []
      for (key, value) in mapping {
        guard let name = key.scalar?.string else { continue }
        let value = try SpecValue(value, &count)
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
  func mappingTexts(_ change: (String) -> String) -> SpecValue {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let list): .list(list.map { $0.mappingTexts(change) })
    case .fields(let fields):
      .fields(
        Dictionary(
          fields.map { (change($0.key), $0.value.mappingTexts(change)) },
          uniquingKeysWith: { first, _ in first }))
    }
  }
}
