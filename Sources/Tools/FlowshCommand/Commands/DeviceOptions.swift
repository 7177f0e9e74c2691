import AppBundle
import AppDriver
import ArgumentParser
import Script
import Shell

/// The options that choose the device on which an app runs, in place of what walkthroughs say.
///
/// Only `test` takes several sizes and languages.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: "The width of the device: compact or regular; \"test\" also takes compact,regular.",
    completion: .list(Size.names))
  var size: [String] = []
  @Option(
    help: ArgumentHelp(
      "The language of the device, such as de; \"test\" also takes several: en,de.",
      valueName: "code"), completion: .list(DeviceLocale.suggestedLanguages))
  var language: [String] = []
  @Option(
    help: ArgumentHelp("The region of the device, such as CH.", valueName: "code"))
  var region: String?

  func validate() throws {
    _ = try sizes()
    _ = try languages()
    _ = try regionCode()
  }

  /// Returns the sizes, each once.
  func sizes() throws -> [Size] {
    try Self.values(of: "--size", size) { try Size(named: $0, "--size") }
  }

  /// Returns the codes of the languages, each once.
  func languages() throws -> [String] {
    try Self.values(of: "--language", language) { text in
      try Self.code { () throws(ScriptMistake) in
        try ScriptSetting.language(text, of: "--language")
      }
    }
  }

  /// Returns the code of the region; `nil` without the option.
  func regionCode() throws -> String? {
    try region.map { text in
      try Self.code { () throws(ScriptMistake) in try ScriptSetting.region(text, of: "--region") }
    }
  }

  /// Returns what the options choose, for a command that runs on one device.
  ///
  /// - Throws: A `ValidationError` for several sizes or languages.
  func choice() throws -> DeviceChoice {
    let (sizes, languages) = (try sizes(), try languages())
    for (option, values) in [("--size", sizes.map(\.rawValue)), ("--language", languages)]
    where values.count > 1 {
      throw ValidationError(
        "\(option) takes one value here, not \(values.joined(separator: ",")); only \"test\" runs on"
          + " several devices")
    }
    return DeviceChoice(size: sizes.first, language: languages.first, region: try regionCode())
  }

  private static func code(
    _ read: () throws(ScriptMistake) -> String
  ) throws -> String {
    do throws(ScriptMistake) {
      return try read()
    } catch { throw ValidationError(CommandError.script(error).message) }
  }

  /// Returns the values in the lists of an option, each once.
  private static func values<Value: Equatable>(
    of option: String, _ lists: [String], _ value: (String) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    let names = lists.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    for name in names.map({ OutputPattern.trimmed($0.drop { $0 == " " }) }) {
      let next = try value(name)
      guard !values.contains(next) else { throw ValidationError("\(option) names \(name) twice") }
      values.append(next)
    }
    return values
  }
}
