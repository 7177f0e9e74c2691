package import DeviceSettings

/// The values of settings, read from their texts.
extension ScriptSetting {
  /// Returns the code of a language.
  ///
  /// - Throws: `ScriptMistake` for what isn't one, with the codes that may be meant.
  package static func language(
    _ text: String, of setting: String
  ) throws(ScriptMistake) -> String {
    if let code = LanguageCode.language(text) { return code }
    guard !text.contains(",") else {
      throw .badSetting(
        setting, problem: "takes one language; test with --language \(text) runs the cases in each")
    }
    throw badCode(text, setting, "a language, such as de or pt-BR", isRegion: false)
  }

  /// Returns the code of a region in the value of a setting or an option.
  package static func region(
    _ text: String, of setting: String
  ) throws(ScriptMistake) -> String {
    if let code = LanguageCode.region(text) { return code }
    throw badCode(text, setting, "a region, such as DE", isRegion: true)
  }

  private static func badCode(
    _ text: String, _ setting: String, _ needed: String, isRegion: Bool
  ) -> ScriptMistake {
    let codes = LanguageCode.codes(meantBy: text, isRegion: isRegion).prefix(3)
    return .badSetting(
      setting,
      problem: (text.isEmpty ? "needs" : "can't be \"\(text)\"; use") + " the code of \(needed)"
        + (codes.isEmpty ? "" : "; did you mean \(codes.joined(separator: ", "))?"))
  }

  /// The problem with `@known`, if the bug that it names is mended.
  package static func problem(ofMended bug: String) -> ScriptMistake {
    .badSetting(
      "@known",
      problem: "\(bug): the case passes, so the bug seems to be mended; remove the setting, or move"
        + " it below the titles of the cases that still fail")
  }

  /// Returns the service with a name.
  ///
  /// - Throws: `ScriptMistake` for a name that no service has.
  package static func permission(
    _ name: String, of setting: String
  ) throws(ScriptMistake) -> Permission {
    guard let permission = Permission(named: name) else {
      throw .badValue(
        setting: setting, value: name, allowed: Permission.allCases.map(\.rawValue))
    }
    return permission
  }

  /// Returns a decision about one service, or about all of those that can be decided so.
  ///
  /// Where a service can't be granted as such, it is granted while the app is in use.
  ///
  /// - Throws: `ScriptMistake` for a name or a decision that doesn't exist.
  package static func decisions(
    _ decision: String, about service: String, of setting: String
  ) throws(ScriptMistake) -> [Permission: PermissionStatus] {
    guard service.lowercased() == "all" else {
      let permission = try permission(service, of: setting)
      return [permission: try self.decision(decision, about: permission)]
    }
    guard let status = PermissionStatus(named: decision) else {
      throw .badValue(
        setting: "all", value: decision, allowed: PermissionStatus.allCases.map(\.rawValue))
    }
    var decisions: [Permission: PermissionStatus] = [:]
    for permission in Permission.allCases {
      let isPlace = status == .granted && permission == .location
      let own = isPlace ? .whenInUse : status
      if permission.decisions.contains(own) { decisions[permission] = own }
    }
    return decisions
  }

  /// Returns a decision about a service.
  ///
  /// - Throws: `ScriptMistake` for a decision that the service doesn't have.
  package static func decision(
    _ name: String, about permission: Permission
  ) throws(ScriptMistake) -> PermissionStatus {
    guard let status = PermissionStatus(named: name), permission.decisions.contains(status) else {
      throw .badValue(
        setting: permission.rawValue, value: name, allowed: permission.decisions.map(\.rawValue))
    }
    return status
  }

  /// Parses a line, whose variables have been expanded, as a setting.
  ///
  /// - Throws: `ScriptMistake` for an unknown name or an invalid value.
  package init(_ line: CommandSyntax) throws(ScriptMistake) {
    let start = line.source.utf8.count - line.text.utf8.count
    try self.init(
      name: line.name, text: line.text,
      values: line.values.map { $0.lowerBound - start..<$0.upperBound - start })
  }

  /// Whether the setting asks for a clock that can be moved.
  package var needsVirtualTime: Bool {
    switch self {
    case .now, .clock(.virtual): true
    default: false
    }
  }

  /// Returns a tag.
  ///
  /// - Throws: `ScriptMistake` if the tag contains a comma or a blank.
  package static func tag(_ tag: String) throws(ScriptMistake) -> String {
    guard !tag.utf8.contains(UInt8(ascii: ",")) else { throw .commaInTag(tag) }
    guard !tag.utf8.contains(where: { " \t\r\n".utf8.contains($0) }) else { throw .blankInTag(tag) }
    return tag
  }

  /// Returns tags, each with an optional `@`, which may be in quotes as a whole.
  static func tags(in text: WrittenText) throws(ScriptMistake) -> [String] {
    var words = text.words(in: text.range)
    let quote = UInt8(ascii: "\"")
    if let first = words.first, let last = words.last, last.upperBound - first.lowerBound > 1,
      text.isWritten(quote, at: first.lowerBound), text.isWritten(quote, at: last.upperBound - 1)
    {
      words = text.words(in: first.lowerBound + 1..<last.upperBound - 1)
    }
    var tags: [String] = []
    for word in words { tags.append(try tag(text[text.isTag(word) ? word.dropFirst() : word])) }
    return tags
  }

  /// Returns the name and the value of a launch argument, or a word that is passed as it stands.
  ///
  /// A word begins with a hyphen, such as `--env=test`, or has no `=`.
  /// - Throws: `ScriptMistake` for several words.
  package static func argument(
    _ text: String, of setting: String
  ) throws(ScriptMistake) -> (name: String, value: String?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = OutputPattern.trimmed(String(parts[0]))
    guard !name.isEmpty, !name.contains(where: \.isWhitespace) else {
      throw .badSetting(
        setting, problem: "needs NAME=VALUE or a single word, as in \(setting) mode=test")
    }
    guard parts.count == 2, !name.hasPrefix("-") else { return (text, nil) }
    return (name, String(parts[1].drop { $0 == " " }))
  }

  static func pair(
    _ text: String, _ setting: String, _ example: String
  ) throws(ScriptMistake) -> (String, String) {
    // Compare bytes, because the value may begin with a combining mark.
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw .badSetting(setting, problem: "needs a name and a value, \(example)")
    }
    let name = OutputPattern.trimmed(text[..<sign])
    guard Expansion.isName(name) else { throw .badName(name) }
    let value = text.utf8[sign...].dropFirst().drop { $0 == UInt8(ascii: " ") }
    return (name, String(Substring(value)))
  }

  /// Returns the name of a field, which is in quotes if it has spaces, and the text after it.
  static func fieldAndText(_ text: String) -> (field: String, text: String)? {
    let isQuoted = text.hasPrefix("\"")
    let rest = isQuoted ? text.dropFirst() : text[...]
    guard let end = rest.firstIndex(of: isQuoted ? "\"" : " ") else { return nil }
    let value = OutputPattern.trimmed(String(rest[rest.index(after: end)...]))
    let field = String(rest[..<end])
    return field.isEmpty || value.isEmpty ? nil : (field, unquoted(value))
  }

  static func unquoted(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    guard text.utf8.count >= 2, text.utf8.first == quote, text.utf8.last == quote else {
      return text
    }
    return String(Substring(text.utf8.dropFirst().dropLast()))
  }
}
