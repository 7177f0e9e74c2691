import AppDriver
import ArgumentParser
import DeviceSettings
import Files
import Glibc
import Shell

/// A type whose cases are the values that an option accepts.
nonisolated protocol Choice: RawRepresentable, CaseIterable where RawValue == String {}

nonisolated extension Choice {
  static var names: [String] { allCases.map(\.rawValue) }

  /// Creates the value that has the given name.
  ///
  /// - Throws: A `ValidationError` that lists all names if no value has the given name.
  init(named name: String, _ option: String) throws {
    guard let value = Self(rawValue: name) else {
      let nearest =
        Nearest.name(to: name, among: Self.names).map { "; did you mean '\($0)'?" } ?? ""
      if name.isEmpty {
        throw ValidationError(
          "\(option) needs one of \(Self.names.joined(separator: ", ")), without a space after a comma"
        )
      }
      throw ValidationError(
        "\(option) can't be '\(SafeText.escaped(name))'; use one of \(Self.names.joined(separator: ", "))"
          + nearest
      )
    }
    self = value
  }
}

/// The values of `--size`.
typealias Size = DeviceSize

nonisolated extension DeviceSize: Choice {}

/// The values of `--transitions`.
nonisolated extension TransitionTiming: Choice {}

/// The values of `--format`.
typealias Format = ShellOptions.Format

nonisolated extension ShellOptions.Format: Choice {}

/// The values of `--json-events`.
nonisolated enum Toggle: String, Choice { case on, off }

/// The values of `--color`.
typealias ColorChoice = ShellOptions.Color

nonisolated extension ShellOptions.Color: Choice {
  /// The choice in the process's arguments, which is known even if they can't be parsed.
  static var requested: ColorChoice {
    let arguments = Flowsh.arguments
    var name: String?
    for (place, argument) in arguments.enumerated() {
      if argument == "--color", place + 1 < arguments.count { name = arguments[place + 1] }
      if argument.hasPrefix("--color=") { name = String(argument.dropFirst("--color=".count)) }
    }
    return name.flatMap(Self.init) ?? .auto
  }

  /// Returns whether to use color on a stream.
  ///
  /// `auto` doesn't use it if `NO_COLOR` is set, uses it if `CLICOLOR_FORCE` is set to anything but
  /// 0, and otherwise uses it on a terminal that isn't dumb.
  @MainActor func isOn(for stream: FileDescriptor) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto where Self.variable("NO_COLOR") != nil: false
    case .auto where Self.variable("CLICOLOR_FORCE") ?? "0" != "0": true
    case .auto: isatty(stream.number) == 1 && !StandardStreams.terminalIsDumb
    }
  }

  /// Whether to use color on standard output.
  @MainActor var isOn: Bool { isOn(for: StandardStreams.output) }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
