package import DeviceSettings

/// A setting of a script, specified by a line that begins with `@` before the first step.
package enum ScriptSetting: Sendable, Hashable {
  /// The name of the app to run.
  case app(String)
  /// Tags by which cases can be selected.
  case tags([String])
  /// The width of the device.
  case size(Size)
  /// A variable and its value.
  case set(name: String, value: String)
  /// A variable whose secret value is read from an environment variable.
  case secret(name: String, variable: String)
  /// A text that is valid in a field, for an exploration that begins with the script.
  case fill(field: String, text: String)
  /// The path of a data file for the app.
  case data(file: String)
  /// The path of a file with fixtures that answer the app's requests.
  case network(file: String)
  /// The user's decisions about services at the launch.
  case permissions([Permission: PermissionStatus])
  /// The place of the device at the launch.
  case location(DeviceLocation)
  /// A launch argument, which the app finds in `UserDefaults`.
  case argument(name: String, value: String)
  /// The code of the user's language.
  case language(String)
  /// The code of the region in which the device is used.
  case region(String)
  /// The time that transitions take.
  case transitions(TransitionTiming)
  /// The reason the cases are skipped when they run as tests.
  case skip(reason: String)
  /// The bug because of which the cases are expected to fail when they run as tests.
  case known(bug: String)
  /// The time limit of each case in seconds when it runs as a test.
  case timeout(seconds: Double)
  /// The clock that the app sees.
  case clock(Clock)
  /// The date at the launch in seconds since 1970, for a virtual clock.
  case now(seconds: Double)

  /// The width of the device.
  ///
  /// The raw values are the names that the driver uses.
  package enum Size: String, CaseIterable, Sendable {
    /// The width of a phone.
    case compact
    /// The width of a tablet.
    case regular
  }

  /// A clock: `real` is the machine's, and `virtual` moves only while the script waits.
  package enum Clock: String, CaseIterable, Sendable {
    case real, virtual
  }

  /// The names of all settings.
  package static let names = [
    "@app", "@tags", "@size", "@set", "@secret", "@fill", "@data", "@network", "@permission",
    "@location", "@argument", "@language", "@region", "@transitions", "@skip", "@known", "@timeout",
    "@clock", "@now",
  ]

  /// The names of the settings that may also follow a title, and then apply only to that case.
  package static let namesOfCase = [
    "@tags", "@size", "@network", "@permission", "@location", "@argument", "@language", "@region",
    "@transitions", "@skip", "@known", "@timeout", "@clock", "@now",
  ]

  /// Parses a setting.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - text: The text after the name, with its variables expanded.
  ///   - values: The byte ranges of variables' values in the text, which can't separate
  ///     tags.
  /// - Throws: `ScriptMistake` for an unknown name or an invalid value.
  package init(
    name: String, text: String, values: [Range<Int>] = []
  ) throws(ScriptMistake) {
    let whole = WrittenText(text, values: values)
    let text = OutputPattern.trimmed(text)
    let value = Self.unquoted(text)
    func fail(_ problem: String) -> ScriptMistake { .badSetting(name, problem: problem) }
    switch name {
    case "@app":
      guard !value.isEmpty else { throw fail("needs an app") }
      self = .app(value)
    case "@tags":
      let tags = try Self.tags(in: whole)
      guard !tags.isEmpty else { throw fail("needs a tag") }
      self = .tags(tags)
    case "@size":
      guard let size = Size(rawValue: value.lowercased()) else {
        throw .badValue(
          setting: name, value: value, allowed: Size.allCases.map(\.rawValue))
      }
      self = .size(size)
    case "@set":
      let (variable, value) = try Self.pair(text, name, "as in @set user=fred")
      self = .set(name: variable, value: Self.unquoted(value))
    case "@secret":
      let (variable, source) = try Self.pair(text, name, "as in @secret password=env:QA_PASSWORD")
      guard source.hasPrefix("env:"), source.utf8.count > 4 else {
        throw fail("needs env: and an environment variable, as in @secret \(variable)=env:PASSWORD")
      }
      self = .secret(name: variable, variable: String(source.dropFirst(4)))
    case "@fill":
      guard let (field, value) = Self.fieldAndText(text) else {
        throw fail("needs a field and a text, as in @fill Username fred")
      }
      self = .fill(field: field, text: value)
    case "@data":
      guard !value.isEmpty else { throw fail("needs a file") }
      self = .data(file: value)
    case "@network":
      guard !value.isEmpty else { throw fail("needs a file") }
      self = .network(file: value)
    case "@permission":
      let words = value.split(separator: " ").map(String.init)
      guard words.count == 2 else {
        throw fail("needs a service and a decision, as in @permission camera denied")
      }
      self = .permissions(try Self.decisions(words[1], about: words[0], of: name))
    case "@location":
      guard let place = DeviceLocation(value) else {
        throw fail("needs degrees, as in @location 48.137,11.575")
      }
      self = .location(place)
    case "@argument":
      if let flag = Self.flag(value) {
        self = .argument(name: flag, value: "")
      } else {
        let (argument, value) = try Self.pair(text, name, "as in @argument mode=test")
        self = .argument(name: argument, value: Self.unquoted(value))
      }
    case "@language": self = .language(try Self.language(value, of: name))
    case "@region":
      guard let code = LanguageCode.region(value) else {
        throw Self.badCode(value, name, "a region, such as DE", isRegion: true)
      }
      self = .region(code)
    case "@transitions":
      guard let timing = TransitionTiming(rawValue: value.lowercased()) else {
        throw .badValue(
          setting: name, value: value, allowed: TransitionTiming.allCases.map(\.rawValue))
      }
      self = .transitions(timing)
    case "@skip": self = .skip(reason: value)
    case "@known":
      guard !value.isEmpty else { throw fail("needs the bug, as in @known BUG-12") }
      self = .known(bug: value)
    case "@timeout":
      guard let seconds = Seconds.parse(withUnit: value), seconds > 0, seconds <= 86_400 else {
        throw fail("needs a number of seconds, as in @timeout 5s")
      }
      self = .timeout(seconds: seconds)
    case "@clock":
      guard let clock = Clock(rawValue: value.lowercased()) else {
        throw .badValue(
          setting: name, value: value, allowed: Clock.allCases.map(\.rawValue))
      }
      self = .clock(clock)
    case "@now":
      guard let seconds = ScriptDate.parse(value) else {
        throw fail("needs a date from 1970 to 2199, as in @now 2026-03-01T09:00Z")
      }
      self = .now(seconds: seconds)
    default: throw .unknownSetting(name, there: Self.names)
    }
  }

  /// Returns the code of a language.
  ///
  /// - Throws: `ScriptMistake` for what isn't one, with the codes that may be meant.
  package static func language(
    _ text: String, of setting: String
  ) throws(ScriptMistake) -> String {
    if let code = LanguageCode.language(text) { return code }
    throw badCode(text, setting, "a language, such as de or pt-BR", isRegion: false)
  }

  private static func badCode(
    _ text: String, _ setting: String, _ needed: String, isRegion: Bool
  ) -> ScriptMistake {
    let codes = LanguageCode.codes(named: text, isRegion: isRegion).prefix(3)
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

  /// Returns the decisions about a service, or about `all` that have the decision.
  ///
  /// Returns a decision about one service, or about all of them.
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
  private static func tags(in text: WrittenText) throws(ScriptMistake) -> [String] {
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

  /// Returns a launch argument without a value, such as `-UITesting`; `nil` if the text isn't one.
  package static func flag(_ text: String) -> String? {
    let words = text.split(separator: "-")
    return text.hasPrefix("-") && !words.isEmpty && words.allSatisfy(Expansion.isName) ? text : nil
  }

  private static func pair(
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
  private static func fieldAndText(_ text: String) -> (field: String, text: String)? {
    let isQuoted = text.hasPrefix("\"")
    let rest = isQuoted ? text.dropFirst() : text[...]
    guard let end = rest.firstIndex(of: isQuoted ? "\"" : " ") else { return nil }
    let value = OutputPattern.trimmed(String(rest[rest.index(after: end)...]))
    let field = String(rest[..<end])
    return field.isEmpty || value.isEmpty ? nil : (field, unquoted(value))
  }

  private static func unquoted(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    guard text.utf8.count >= 2, text.utf8.first == quote, text.utf8.last == quote else {
      return text
    }
    return String(Substring(text.utf8.dropFirst().dropLast()))
  }
}
