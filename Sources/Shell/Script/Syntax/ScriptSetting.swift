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
  /// A launch argument, which the app finds in `UserDefaults`; without a value, a word that is
  /// passed as it stands.
  case argument(name: String, value: String?)
  /// The code of the user's language; `nil` for the app's development language.
  case language(String?)
  /// The code of the region in which the device is used; `nil` for that of the language.
  case region(String?)
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
    let isDefault = value.lowercased() == "default"
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
      let (argument, value) = try Self.argument(value, of: name)
      self = .argument(name: argument, value: value.map(Self.unquoted))
    case "@language":
      self = .language(isDefault ? nil : try Self.language(value, of: name))
    case "@region": self = .region(isDefault ? nil : try Self.region(value, of: name))
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
}
