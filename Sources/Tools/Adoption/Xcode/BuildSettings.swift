import Foundation

/// The build settings of a target: layers, of which a later one overrides the earlier ones.
struct BuildSettings {
  /// The maximum number of references of a setting, directly and through others.
  private static let mostReferences = 10_000
  /// The maximum depth of references inside of others.
  private static let mostNested = 20

  private let layers: [[String: String]]

  /// Creates settings from layers, from Xcode's defaults to the target's own settings.
  init(_ layers: [[String: String]]) {
    let configuration = layers.lazy.compactMap { $0["CONFIGURATION"] }.first ?? "Debug"
    self.layers = layers.map { Self.unconditional($0, in: configuration) }
  }

  /// Returns the value of a setting, with the settings that it refers to; `nil` if there is none.
  subscript(name: String) -> String? {
    var count = 0
    return value(of: name, below: layers.count, [name], &count, depth: 0)
  }

  /// The names of all settings, sorted.
  var names: [String] { Set(layers.flatMap(\.keys)).sorted() }

  /// Returns a text with the values of the settings that it refers to.
  ///
  /// From the reference on that goes beyond a maximum, the text stays as it is.
  func expanded(_ text: String) -> String {
    var count = 0
    return expanded(text, below: layers.count, inside: "", [], &count, depth: 0)
  }

  private func value(
    of name: String, below end: Int, _ pending: Set<String>, _ count: inout Int, depth: Int
  ) -> String? {
    guard let layer = layers[..<end].lastIndex(where: { $0[name] != nil }),
      let text = layers[layer][name]
    else { return nil }
    return expanded(text, below: layer, inside: name, pending, &count, depth: depth)
  }

  /// Replaces references; `$(inherited)`, and the name itself, mean the value in the layers below.
  private func expanded(
    _ text: String, below layer: Int, inside name: String, _ pending: Set<String>,
    _ count: inout Int, depth: Int
  ) -> String {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{" else {
        result += "$"
        continue
      }
      count += 1
      guard count <= Self.mostReferences, depth <= Self.mostNested,
        let end = Self.end(of: rest, open)
      else { return result + "$" + rest }
      let inside = expanded(
        String(rest[rest.index(after: rest.startIndex)..<end]), below: layer, inside: name, pending,
        &count, depth: depth + 1)
      rest = rest[rest.index(after: end)...]
      let parts = inside.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var value: String?
      if parts[0] == "inherited" || parts[0] == name {
        value = self.value(of: name, below: layer, pending, &count, depth: depth + 1)
      } else if !pending.contains(parts[0]) {
        value = self.value(
          of: parts[0], below: layers.count, pending.union([parts[0]]), &count, depth: depth + 1)
      }
      result += Self.modified(value ?? "", parts.dropFirst())
    }
    return result + rest
  }

  /// Returns the end of a reference, which may contain others.
  private static func end(of text: Substring, _ open: Character) -> Substring.Index? {
    let signs: (open: UInt8, close: UInt8) =
      open == "("
      ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var depth = 0
    return text.utf8.indices.first { place in
      let sign = text.utf8[place]
      if sign == signs.open { depth += 1 }
      if sign == signs.close { depth -= 1 }
      return depth == 0
    }
  }

  private static func modified(_ value: String, _ operators: some Sequence<String>) -> String {
    operators.reduce(value) { value, name in
      switch name {
      case "c99extidentifier", "identifier": ModuleName.identifier(value)
      case "rfc1034identifier":
        String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "lower": value.lowercased()
      case "upper": value.uppercased()
      case "base": Path.base(of: value)
      case "file": Path.name(of: value)
      case "dir": Path.folder(of: value) + "/"
      case "suffix": "." + Path.suffix(of: value)
      default: name.hasPrefix("default=") && value.isEmpty ? String(name.dropFirst(8)) : value
      }
    }
  }

  /// Returns settings for a build on a simulator, without the conditions in their names.
  private static func unconditional(
    _ layer: [String: String], in configuration: String
  ) -> [String: String] {
    var plain = layer.filter { !$0.key.contains("[") }
    for (key, value) in layer.sorted(by: { $0.key < $1.key }) where key.contains("[") {
      let parts = key.split { "[]".contains($0) }
      let holds = parts.dropFirst().allSatisfy { condition in
        condition.split(separator: ",").allSatisfy { part in
          let pair = part.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
          guard pair.count == 2 else { return false }
          let subject = ["sdk": "iphonesimulator", "config": configuration, "arch": "x86_64"][
            pair[0]]
          guard let subject else { return false }
          return pair[1].hasSuffix("*")
            ? subject.hasPrefix(pair[1].dropLast()) : subject == pair[1]
        }
      }
      if holds, let name = parts.first { plain[String(name)] = value }
    }
    return plain
  }
}
