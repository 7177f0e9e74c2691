package import Foundation

/// A validator for JSON Schema 2020-12, with the keywords that flowsh's schema uses.
///
/// It is stricter than the standard: an object may have only the properties that its schema lists,
/// and a keyword that the validator doesn't know is a problem. So nothing undocumented passes.
package nonisolated final class JSONSchema {
  private let root: [String: Any]
  private let definitions: [String: Any]
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  /// Reads the schema of the shell's JSON output.
  package static func ofOutput() throws -> JSONSchema {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Sources/Tools/FlowshCommand/flowsh.schema.json").standardized
    return try JSONSchema(Data(contentsOf: file))
  }

  /// Creates a validator from the schema's text.
  package init(_ text: Data) throws {
    root = try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
    definitions = root["$defs"] as? [String: Any] ?? [:]
  }

  /// Returns the problems of each line of the shell's output.
  package func problems(ofLines lines: String) -> [String] {
    lines.split(separator: "\n").flatMap { line in
      problems(of: String(line)).map { "\($0) in \(line.prefix(300))" }
    }
  }

  /// Returns the problems of a JSON value.
  ///
  /// - Parameters:
  ///   - json: The text of the value.
  ///   - name: The definition to validate against; by default, the whole schema.
  /// - Returns: The problems; empty if the value is valid.
  package func problems(of json: String, as name: String? = nil) -> [String] {
    do {
      let value = try JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed)
      return problems(of: value, name.map { ["$ref": "#/$defs/\($0)"] } ?? root, at: "")
    } catch {
      return ["no JSON: \(error)"]
    }
  }

  /// The names of all properties that the schema lists.
  package var propertyNames: Set<String> {
    var names: Set<String> = []
    func visit(_ value: Any) {
      if let object = value as? [String: Any] {
        if let properties = object["properties"] as? [String: Any] {
          names.formUnion(properties.keys)
        }
        for part in object.values { visit(part) }
      } else if let list = value as? [Any] {
        for part in list { visit(part) }
      }
    }
    visit(root)
    return names
  }

  /// Returns the values that a property of a definition may have.
  package func values(of property: String, in name: String) -> [String] {
    let properties = (definitions[name] as? [String: Any])?["properties"] as? [String: Any]
    return (properties?[property] as? [String: Any])?["enum"] as? [String] ?? []
  }

  private func problems(of value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.flatMap { problems(of: value, keyword: $0, $1, schema, at: path) }
  }

  private func problems(
    of value: Any, keyword: String, _ argument: Any, _ schema: [String: Any], at path: String
  ) -> [String] {
    func unless(_ isMet: Bool) -> [String] {
      isMet ? [] : ["\(path.isEmpty ? "the value" : path) violates \(keyword) \(argument)"]
    }
    switch (keyword, argument) {
    case ("$schema", _), ("$id", _), ("$defs", _), ("title", _), ("description", _), ("then", _),
      ("else", _):
      return []
    case ("$ref", let name as String):
      guard let target = definitions[String(name.dropFirst("#/$defs/".count))] as? [String: Any]
      else { return ["no definition \(name)"] }
      return problems(of: value, target, at: path)
    case ("type", let type as String): return unless(Self.type(of: value) == type)
    case ("enum", let values as [String]):
      return unless((value as? String).map(values.contains) ?? false)
    case ("const", let constant): return unless((value as? NSObject) == (constant as? NSObject))
    case ("minimum", let least as Double):
      return unless((value as? Double).map { $0 >= least } ?? false)
    case ("pattern", let pattern as String):
      return unless((value as? String).map { matches($0, pattern) } ?? false)
    case ("minProperties", let count as Int):
      return unless((value as? [String: Any]).map { $0.count >= count } ?? false)
    case ("maxProperties", let count as Int):
      return unless((value as? [String: Any]).map { $0.count <= count } ?? false)
    case ("required", let keys as [String]):
      return unless(
        (value as? [String: Any]).map { object in keys.allSatisfy { object[$0] != nil } } ?? false)
    case ("properties", let properties as [String: Any]):
      return (value as? [String: Any] ?? [:]).flatMap { key, part in
        guard let schema = properties[key] as? [String: Any] else {
          return ["\(path).\(key) isn't in the schema"]
        }
        return problems(of: part, schema, at: "\(path).\(key)")
      }
    case ("items", let schema as [String: Any]):
      return (value as? [Any] ?? []).enumerated().flatMap { place, part in
        problems(of: part, schema, at: "\(path)[\(place)]")
      }
    case ("anyOf", let schemas as [[String: Any]]):
      return unless(schemas.contains { problems(of: value, $0, at: path).isEmpty })
    case ("if", let condition as [String: Any]):
      let branch = problems(of: value, condition, at: path).isEmpty ? "then" : "else"
      return (schema[branch] as? [String: Any]).map { problems(of: value, $0, at: path) } ?? []
    default: return ["unknown keyword \(keyword) with \(argument)"]
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = patterns[pattern] ?? (try? Regex(pattern)) else { return false }
    patterns[pattern] = regex
    return text.firstMatch(of: regex) != nil
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case is NSNull: "null"
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "c", "B": "boolean"
      case "d", "f": "number"
      default: "integer"
      }
    default: "unknown"
    }
  }
}
