import Foundation

extension Configuration {
  /// Reads flowsh.json.
  ///
  /// - Throws: A `Problem` that says what is wrong with it, one mistake on each line.
  static func read(_ file: URL) throws -> Configuration {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Problem("\(file.path): no such file; \"flowsh adopt\" writes it")
    }
    var reader = ConfigurationReader(path: file.path, bytes: [UInt8](data))
    let targets = reader.targets()
    guard reader.mistakes.isEmpty else {
      // SwiftPM writes "error: " before the first line.
      throw Problem(reader.mistakes.joined(separator: "\nerror: "))
    }
    return Configuration(targets: targets)
  }
}

/// A reader of flowsh.json that collects the mistakes, each with its line and column.
struct ConfigurationReader {
  /// The mistakes, each with its file, line and column.
  private(set) var mistakes: [String] = []
  private let path: String
  private let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A member of an object by its name.
  private typealias Members = [String: JSONNode.Member]

  private static let keys = ["version", "targets"]
  private static let targetKeys = [
    "name", "root", "files", "exclude", "folders", "infoPlist", "buildSettings",
    "developmentRegion", "brokenConnections",
  ]

  /// Reads the targets.
  mutating func targets() -> [Configuration.Entry] {
    let root: JSONNode
    do throws(JSONReader.Defect) {
      root = try JSONReader.read(bytes[...])
    } catch {
      report("not valid JSON: \(error.problem)", at: error.place)
      return []
    }
    guard checkVersion(of: root),
      let members = members(of: root, "flowsh.json", Self.keys, required: Self.keys)
    else { return [] }
    var names: Set<String> = []
    var targets: [Configuration.Entry] = []
    for node in elements(of: members["targets"], "an array of targets") {
      guard let target = target(node) else { continue }
      if names.insert(target.name).inserted {
        targets.append(target)
      } else {
        report("the target \"\(target.name)\" occurs twice", at: node.range.lowerBound)
      }
    }
    return targets
  }

  /// Another version may have other keys, which aren't mistakes.
  private mutating func checkVersion(of root: JSONNode) -> Bool {
    guard case .object(let members) = root.value,
      let node = members.first(where: { $0.name == "version" })?.node
    else { return true }
    if case .number(1) = node.value { return true }
    report(
      "version \(text(of: node)) isn't known; this flowsh knows version 1",
      at: node.range.lowerBound)
    return false
  }

  private mutating func target(_ node: JSONNode) -> Configuration.Entry? {
    let required = ["name", "root", "files"]
    guard let members = members(of: node, "a target", Self.targetKeys, required: required) else {
      return nil
    }
    var entry = Configuration.Entry()
    entry.name = string(members["name"]) ?? ""
    entry.root = string(members["root"]) ?? ""
    entry.files = strings(members["files"])
    entry.exclude = strings(members["exclude"])
    entry.folders = strings(members["folders"])
    entry.infoPlist = string(members["infoPlist"])
    entry.buildSettings = settings(members["buildSettings"])
    entry.developmentRegion = string(members["developmentRegion"])
    entry.brokenConnections = brokenConnections(members["brokenConnections"])
    return entry
  }

  private mutating func brokenConnections(
    _ member: JSONNode.Member?
  ) -> Configuration.BrokenConnections? {
    guard let member, let word = string(member) else { return nil }
    if let value = Configuration.BrokenConnections(rawValue: word) { return value }
    let allowed = Configuration.BrokenConnections.allCases.map(\.rawValue)
    report(
      "\"brokenConnections\" is \"\(word)\"; it can be "
        + allowed.map { "\"\($0)\"" }.joined(separator: " or ") + hint(word, among: allowed),
      at: member.node.range.lowerBound)
    return nil
  }

  // MARK: Values

  /// Returns the members of an object, and reports those that it can't have.
  private mutating func members(
    of node: JSONNode, _ what: String, _ keys: [String], required: [String]
  ) -> Members? {
    guard case .object(let members) = node.value else {
      report("\(what) is an object; found \(node.kind)", at: node.range.lowerBound)
      return nil
    }
    var found: Members = [:]
    for member in members {
      if !keys.contains(member.name) {
        report(
          "unknown key \"\(member.name)\"; \(what) can have \(keys.joined(separator: ", "))"
            + hint(member.name, among: keys), at: member.place)
      } else if found.updateValue(member, forKey: member.name) != nil {
        report("the key \"\(member.name)\" occurs twice", at: member.place)
      }
    }
    for key in required where found[key] == nil {
      report("\"\(key)\" is missing in \(what)", at: node.range.lowerBound)
    }
    return found
  }

  private mutating func string(_ member: JSONNode.Member?) -> String? {
    guard let member else { return nil }
    if case .string(let text) = member.node.value { return text }
    reportType(of: member.node, member.name, "a string")
    return nil
  }

  private mutating func strings(_ member: JSONNode.Member?) -> [String] {
    let expected = "an array of strings"
    return elements(of: member, expected).compactMap { node in
      if case .string(let text) = node.value { return text }
      reportType(of: node, member?.name ?? "", expected)
      return nil
    }
  }

  private mutating func elements(
    of member: JSONNode.Member?, _ expected: String
  ) -> [JSONNode] {
    guard let member else { return [] }
    if case .array(let nodes) = member.node.value { return nodes }
    reportType(of: member.node, member.name, expected)
    return []
  }

  /// Reads the build settings, whose names are free.
  private mutating func settings(_ member: JSONNode.Member?) -> [String: String] {
    guard let member else { return [:] }
    guard case .object(let members) = member.node.value else {
      reportType(of: member.node, member.name, "an object of strings")
      return [:]
    }
    var settings: [String: String] = [:]
    for member in members { settings[member.name] = string(member) }
    return settings
  }

  // MARK: Mistakes

  private mutating func reportType(of node: JSONNode, _ key: String, _ expected: String) {
    report("\"\(key)\" is \(expected); found \(node.kind)", at: node.range.lowerBound)
  }

  private func hint(_ word: String, among words: [String]) -> String {
    Spelling.nearest(word, among: words).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  private func text(of node: JSONNode) -> String {
    String(decoding: bytes[node.range], as: UTF8.self)
  }

  private mutating func report(_ problem: String, at place: Int) {
    let before = bytes.prefix(place)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    mistakes.append("\(path):\(line):\(column): \(problem)")
  }
}
