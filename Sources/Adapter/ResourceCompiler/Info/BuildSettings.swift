import Foundation

/// The build settings of a target, and the texts that refer to them.
package struct BuildSettings {
  /// How many references a text may lead to, directly and through others.
  private static let mostReferences = 10_000
  /// How deep references may be inside of others.
  private static let mostNested = 20

  private var values: [String: String]

  package init(_ values: [String: String]) { self.values = values }

  /// The value of a setting, in which references are replaced; `nil` if it isn't set.
  package subscript(name: String) -> String? { values[name].map { expanded($0) } }

  /// All settings by name.
  var names: [String] { values.keys.sorted() }

  /// Sets a value.
  mutating func set(_ name: String, _ value: String) { values[name] = value }

  /// Sets a value unless there is one.
  mutating func setDefault(_ name: String, _ value: String) {
    if values[name] == nil { values[name] = value }
  }

  /// Returns a text in which references such as `$(PRODUCT_NAME:lower)` are replaced by the values
  /// of settings; by nothing, if a setting isn't set.
  ///
  /// What refers to settings without end, or nearly so, stays as it is from there on.
  package func expanded(_ text: String) -> String {
    var count = 0
    return expanded(text, [], &count, depth: 0)
  }

  private func expanded(
    _ text: String, _ outer: Set<String>, _ count: inout Int, depth: Int
  ) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let opening = rest.index(after: start)
      let pairs: [Character: Character] = ["(": ")", "{": "}"]
      count += 1
      guard count <= Self.mostReferences, depth <= Self.mostNested else {
        return result + rest[start...]
      }
      guard opening < rest.endIndex, let closing = pairs[rest[opening]] else {
        result += "$"
        rest = rest[opening...]
        continue
      }
      guard let end = Self.end(of: rest, opening, closing) else { return result + rest[start...] }
      let inner = String(rest[rest.index(after: opening)..<end])
      let body = expanded(inner, outer, &count, depth: depth + 1)
      result += value(body, outer, &count, depth: depth + 1)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The end of a reference, in which others may be.
  private static func end(
    of text: Substring, _ opening: Substring.Index, _ closing: Character
  ) -> Substring.Index? {
    let signs = (opening: text.utf8[opening], closing: closing.asciiValue)
    var depth = 0
    return text.utf8[opening...].indices.first { place in
      let sign = text.utf8[place]
      if sign == signs.opening { depth += 1 }
      if sign == signs.closing { depth -= 1 }
      return depth == 0
    }
  }

  private func value(
    _ reference: String, _ outer: Set<String>, _ count: inout Int, depth: Int
  ) -> String {
    let parts = reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    var value = ""
    if let found = values[name], !outer.contains(name) {
      value = expanded(found, outer.union([name]), &count, depth: depth)
    }
    for change in parts.dropFirst().first?.split(separator: ":") ?? [] {
      value = Self.changed(value, String(change))
    }
    return value
  }

  private static func changed(_ value: String, _ change: String) -> String {
    switch change {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "base":
      URL(filePath: value).deletingPathExtension().lastPathComponent
    default:
      change.hasPrefix("default=") && value.isEmpty ? String(change.dropFirst(8)) : value
    }
  }

  /// Returns a name as an identifier of C.
  static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
  }
}
