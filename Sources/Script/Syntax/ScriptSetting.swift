/// A line that begins with `@`: what a script says before its first step.
package enum ScriptSetting: Sendable, Hashable {
  /// The app to run.
  case app(String)
  /// Words to pick cases by.
  case tags([String])
  /// The device's width.
  case size(Size)
  /// A variable and its value.
  case set(name: String, value: String)
  /// A variable whose value the environment holds and nothing may show.
  case secret(name: String, variable: String)
  /// A file of data for the app.
  case data(file: String)
  /// Why the cases are not to be run as tests.
  case skip(reason: String)
  /// How many seconds a case may take as a test.
  case timeout(seconds: Double)

  /// The device's width, by the names that the driver has for it.
  package enum Size: String, CaseIterable, Sendable {
    /// That of a phone, and that of a tablet.
    case compact, regular
  }

  /// The settings' names.
  package static let names = [
    "@app", "@tags", "@size", "@set", "@secret", "@data", "@skip", "@timeout",
  ]

  /// Reads a setting.
  ///
  /// - Throws: `ScriptMistake` for a name that is none, or a value that can't be.
  package init(name: String, text: String) throws(ScriptMistake) {
    let text = OutputPattern.trimmed(text)
    let value = Self.unquoted(text)
    func fail(_ problem: String) -> ScriptMistake { .badSetting(name, problem: problem) }
    switch name {
    case "@app":
      guard !value.isEmpty else { throw fail("needs an app") }
      self = .app(value)
    case "@tags":
      let tags = value.split(separator: " ").map(Self.tag)
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
        throw fail("takes its value from the environment, as in @secret \(variable)=env:PASSWORD")
      }
      self = .secret(name: variable, variable: String(source.dropFirst(4)))
    case "@data":
      guard !value.isEmpty else { throw fail("needs a file") }
      self = .data(file: value)
    case "@skip": self = .skip(reason: value)
    case "@timeout":
      guard let seconds = Seconds.parse(value.hasSuffix("s") ? String(value.dropLast()) : value),
        seconds > 0, seconds <= 86_400
      else { throw fail("needs seconds, as in @timeout 5s") }
      self = .timeout(seconds: seconds)
    default: throw .unknownSetting(name, there: Self.names)
    }
  }

  /// A tag without the `@` that it may be written with.
  static func tag(_ word: some StringProtocol) -> String {
    word.hasPrefix("@") ? String(word.dropFirst()) : String(word)
  }

  private static func pair(
    _ text: String, _ setting: String, _ example: String
  ) throws(ScriptMistake) -> (String, String) {
    guard let sign = text.firstIndex(of: "=") else {
      throw .badSetting(setting, problem: "needs a name and a value, \(example)")
    }
    let name = OutputPattern.trimmed(text[..<sign])
    guard Expansion.isName(name) else { throw .badName(name) }
    return (name, String(text[text.index(after: sign)...].drop { $0 == " " }))
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
