package import AppDriver

package nonisolated struct ShellOptions: Sendable, Hashable {
  /// An output format.
  package nonisolated enum Format: String, Sendable, Hashable, CaseIterable {
    /// `text` is human-readable text, and `json` is one JSON object per step.
    case text, json
  }

  /// The condition for the use of color.
  package nonisolated enum Color: String, Sendable, Hashable, CaseIterable {
    /// `auto` uses color on a terminal, unless the environment says otherwise.
    case auto, always, never
  }

  /// The clock that the app sees.
  package var clock = AppClock.real
  /// The network that the app sees.
  package var network = AppNetwork.machine
  /// The condition for the use of color.
  package var color = Color.auto
  /// The format of the output.
  package var format = Format.text
  /// Whether to print each command with its prompt before its output.
  package var echoes = false
  /// Whether a script continues after a command fails.
  package var keepsGoing = false
  /// Whether a script continues after a step whose output differs from its `|` lines.
  package var continuesAfterDifferences = false
  /// The device that the command line chooses, in place of the settings of scripts.
  package var device = DeviceChoice()
  /// Whether labels in commands must be given in full, as in tests.
  package var wholeLabelsOnly = false

  /// The pager for output longer than the screen at a prompt: `on`, `off`, or a command line.
  package var pager = "off"

  /// Whether to trace the calls that each command causes in the app.
  package var traces = true

  /// Whether to check for leaks after each command.
  package var findsLeaks = true

  /// Whether reports about steps include the traced calls and the events.
  package var namesCalls = true
  /// Whether the JSON output includes the events and the traced calls of each command.
  package var includesEventsInJSON = true
  /// Whether to print traced calls; a test run reports them separately.
  package var printsCalls = true

  /// Takes over the settings that a command line gives, such as `--format text` or `--no-trace`.
  ///
  /// - Parameters:
  ///   - given: The options as the command line gives them.
  ///   - arguments: The arguments of the command line, which name the settings.
  package mutating func keep(_ given: ShellOptions, namedIn arguments: [String]) {
    for setting in Setting.allCases {
      let name = setting.rawValue
      let isGiven = arguments.contains {
        $0 == "--\(name)" || $0 == "--no-\(name)" || $0.hasPrefix("--\(name)=")
      }
      guard isGiven else { continue }
      SettingChange(setting: setting, value: setting.value(in: given)).apply(to: &self)
    }
  }

  /// Creates the default options: text output without echo, stopping at the first failure.
  package init() {}
}
