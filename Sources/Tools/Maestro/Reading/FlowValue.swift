import Script
import Yams

/// A value of a flow in YAML, with the number of its line.
///
/// Numbers and truth values stay the texts that they are written as: `tapOn: Yes` is a text.
struct FlowValue {
  /// A key of a dictionary and its value, in the order of the file.
  struct Field {
    let key: String
    let line: Int
    let value: FlowValue
  }

  /// What the value consists of.
  indirect enum Content {
    case none
    case text(String)
    case list([FlowValue])
    case fields([Field])
  }

  /// The maximum number of values in a file, to which aliases add.
  private static let mostValues = 100_000

  let line: Int
  let content: Content

  /// Returns a value that isn't there.
  static func nothing(at line: Int) -> FlowValue { FlowValue(line: line, content: .none) }

  private init(line: Int, content: Content) {
    self.line = line
    self.content = content
  }

  /// Reads the documents of a file.
  ///
  /// - Throws: A mistake if the file isn't YAML.
  static func documents(of text: String) throws(FlowMistake) -> [FlowValue] {
    try FlowKeys.check(text)
    do {
      var documents: [FlowValue] = []
      var left = mostValues
      var nodes = try Yams.compose_all(yaml: text)
      while let node = nodes.next() { documents.append(try FlowValue(node, &left)) }
      if let error = nodes.error { throw error }
      return documents
    } catch let error as FlowMistake {
      throw error
    } catch {
      throw mistake(error)
    }
  }

  private init(_ node: Node, _ left: inout Int) throws {
    line = node.mark?.line ?? 1
    left -= 1
    guard left > 0 else {
      throw FlowMistake(
        line: line, "the flow has too many values, probably because of aliases of aliases")
    }
    switch node {
    case .scalar(let scalar):
      let isNone =
        scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
      content = isNone ? .none : .text(scalar.string)
    case .sequence(let sequence):
      var list: [FlowValue] = []
      for item in sequence { list.append(try FlowValue(item, &left)) }
      content = .list(list)
    case .mapping(let mapping):
      var fields: [Field] = []
      var merged: [Field] = []
      for (key, value) in mapping {
        guard let name = key.scalar?.string else {
          throw FlowMistake(line: key.mark?.line ?? line, "a key must be a text")
        }
        let field = Field(
          key: name, line: key.mark?.line ?? line,
          value: try FlowValue(value, &left))
        if name == "<<" { merged += field.value.merging } else { fields.append(field) }
      }
      let own = Set(fields.map(\.key))
      var known = own
      content = .fields(fields + merged.filter { known.insert($0.key).inserted })
    case .alias: content = .none
    }
  }

  /// The fields that a merge key adds.
  private var merging: [Field] {
    switch content {
    case .fields(let fields): fields
    case .list(let list): list.flatMap(\.merging)
    case .none, .text: []
    }
  }

  private static func mistake(_ error: any Error) -> FlowMistake {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      FlowMistake(line: mark.line, "this is no YAML: \(problem)")
    case YamlError.duplicatedKeysInMapping(let keys, let context):
      FlowMistake(
        line: context.mark.line, "the key \(keys.sorted().joined(separator: ", ")) is there twice")
    case YamlError.reader(let problem, _, _, _):
      FlowMistake(line: 1, "this is no YAML: \(problem)")
    default: FlowMistake(line: 1, "this is no YAML: \(error)")
    }
  }
}

extension FlowValue {
  /// The text; `nil` if the value is another.
  var text: String? { if case .text(let text) = content { text } else { nil } }
  /// The fields of a dictionary; `nil` if the value is another.
  var fields: [Field]? { if case .fields(let fields) = content { fields } else { nil } }
  /// The values of a list; `nil` if the value is another.
  var list: [FlowValue]? { if case .list(let list) = content { list } else { nil } }
  /// Whether there is no value, as after a key alone.
  var isNone: Bool { if case .none = content { true } else { false } }
  /// Whether the value is one of YAML's words for true; `nil` if it is none for false either.
  var flag: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// What the value is, for messages.
  var kind: String {
    switch content {
    case .none: "nothing"
    case .text: "a text"
    case .list: "a list"
    case .fields: "a dictionary"
    }
  }
}
