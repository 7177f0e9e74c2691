/// An option that `set` can change.
nonisolated enum Setting: String, CaseIterable {
  case echo
  case format
  case jsonEvents = "json-events"
  case keepGoing = "keep-going"
  case leaks
  case pager
  case trace

  var values: [String] {
    switch self {
    case .echo, .jsonEvents, .keepGoing, .leaks, .pager, .trace: ["on", "off"]
    case .format: ShellOptions.Format.allCases.map(\.rawValue)
    }
  }

  func value(in options: ShellOptions) -> String {
    switch self {
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
    if self == .pager, value.contains(where: { $0 != " " }) {
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
  fileprivate let setting: Setting
  fileprivate let value: String

  /// Applies the change to the shell's options.
  func apply(to options: inout ShellOptions) {
    switch setting {
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
