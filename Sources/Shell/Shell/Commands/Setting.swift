import AppDriver

/// An option that `set` can change.
///
/// To add one, add a case, its values, the current value, and how a change applies it.
nonisolated enum Setting: String, CaseIterable {
  case clock
  case color
  case echo
  case format
  case jsonEvents = "json-events"
  case keepGoing = "keep-going"
  case leaks
  case pager
  case trace

  /// The possible values, each with a line of help.
  var choices: KeyValuePairs<String, String> {
    switch self {
    case .clock:
      [
        "real": "let the app see the machine's clock",
        "virtual": "stop the clock, except in wait and within, which take no time",
      ]
    case .color:
      [
        "auto": "use color on a terminal, unless NO_COLOR is set",
        "always": "use color, also in a pipe", "never": "don't use color",
      ]
    case .echo: ["on": "print each command with its prompt", "off": "print only the output"]
    case .format: ["text": "print text", "json": "print one JSON object per command"]
    case .jsonEvents:
      [
        "on": "include events and calls in the JSON output",
        "off": "leave events and calls out of the JSON output",
      ]
    case .keepGoing:
      [
        "on": "continue a script after a command fails",
        "off": "end a script when a command fails",
      ]
    case .leaks: ["on": "check for leaks after each command", "off": "don't check for leaks"]
    case .pager:
      [
        "on": "at a prompt, show output longer than the screen with $PAGER, or with less",
        "off": "print all output at once",
        "COMMAND": "at a prompt, show output longer than the screen with COMMAND",
      ]
    case .trace:
      ["on": "show the calls that each command causes", "off": "don't show the calls"]
    }
  }

  /// The possible values.
  ///
  /// A value in capitals stands for text that the user chooses.
  var values: [String] { choices.map(\.key) }

  /// The values as candidates for completion.
  @MainActor var candidates: Candidates {
    Candidates(
      choices.filter { $0.key != $0.key.uppercased() }.map { Candidate($0.key, summary: $0.value) })
  }

  /// Lines of help: each value and what it does.
  static var help: [String] {
    allCases.flatMap { setting in
      setting.choices.map { value, words in
        "\(setting.rawValue) \(value)".padded(to: 18) + words
      }
    }
  }

  /// The help on the setting, with an example.
  @MainActor var topic: HelpTopic {
    let lines = choices.map { value, words in "\(value): \(words)." }
    let example = choices.last { $0.key != $0.key.uppercased() }
    return HelpTopic(
      rawValue, syntax: "set \(rawValue) \(values.joined(separator: " | "))", lines: lines,
      examples: example.map { [Example("set \(rawValue) \($0.key)", $0.value)] } ?? [])
  }

  /// Returns the settings with their values, and what these do.
  static func lines(_ options: ShellOptions) -> [String] {
    let width = (allCases.map { $0.value(in: options).count }.max() ?? 0) + 2
    return allCases.map { setting in
      let value = setting.value(in: options)
      // A value that the user has chosen freely is described last.
      let words = (setting.choices.first { $0.key == value } ?? setting.choices.last)?.value ?? ""
      return setting.rawValue.padded(to: 13) + value.padded(to: width) + words
    }
  }

  /// Returns the possible values of the setting, with a mark at the current one.
  func lines(_ options: ShellOptions) -> [String] {
    let current = value(in: options)
    let width = (values.map(\.count).max() ?? 0) + 2
    return ["\(rawValue) \(current)"]
      + choices.map { value, words in
        (value == current ? "* " : "  ") + value.padded(to: width) + words
      }
  }

  func value(in options: ShellOptions) -> String {
    switch self {
    case .clock: options.clock.isVirtual ? "virtual" : "real"
    case .color: options.color.rawValue
    case .echo: options.echoes ? "on" : "off"
    case .jsonEvents: options.includesEventsInJSON ? "on" : "off"
    case .leaks: options.findsLeaks ? "on" : "off"
    case .trace: options.traces ? "on" : "off"
    case .keepGoing: options.keepsGoing ? "on" : "off"
    case .pager: options.pager
    case .format: options.format.rawValue
    }
  }

  /// The setting as a candidate for completion, described by its current value.
  @MainActor func candidate(_ options: ShellOptions) -> Candidate {
    Candidate(rawValue, summary: "is \(value(in: options))")
  }

  /// Returns the change that gives this setting a new value.
  ///
  /// - Throws: `CommandError.badValue` if the setting doesn't accept the value.
  func change(to value: String) throws(CommandError) -> SettingChange {
    let isCommand = !values.contains { value.hasPrefix($0 + " ") }
    if self == .pager, isCommand, value.contains(where: { $0 != " " }) {
      return SettingChange(setting: self, value: value)
    }
    guard values.contains(value) else {
      throw .badValue(setting: rawValue, value: value, allowed: values)
    }
    return SettingChange(setting: self, value: value)
  }
}

/// A setting and its new value.
package nonisolated struct SettingChange {
  let setting: Setting
  let value: String

  /// Applies the change to the shell's options.
  func apply(to options: inout ShellOptions) {
    switch setting {
    case .clock:
      if value != setting.value(in: options) {
        options.clock = value == "virtual" ? .virtual(from: nil) : .real
      }
    case .color: options.color = ShellOptions.Color(rawValue: value) ?? options.color
    case .echo: options.echoes = value == "on"
    case .jsonEvents: options.includesEventsInJSON = value == "on"
    case .leaks: options.findsLeaks = value == "on"
    case .trace: options.traces = value == "on"
    case .keepGoing: options.keepsGoing = value == "on"
    case .pager: options.pager = value
    case .format: options.format = ShellOptions.Format(rawValue: value) ?? options.format
    }
  }
}

extension String {
  /// Returns the string with spaces added at its end up to a number of characters.
  nonisolated func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
