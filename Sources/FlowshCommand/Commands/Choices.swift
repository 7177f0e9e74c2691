import AppDriver
import ArgumentParser
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

/// The values of `--format`.
typealias Format = ShellOptions.Format

nonisolated extension ShellOptions.Format: Choice {}

/// The values of `--json-events`.
nonisolated enum Toggle: String, Choice { case on, off }

/// The values of `--color`.
nonisolated enum ColorChoice: String, Choice {
  case auto, always, never

  /// Whether to use color: `auto` enables it on a terminal unless `NO_COLOR` is set or the
  /// terminal is dumb.
  @MainActor var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      StandardStreams.outputIsTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
        && !StandardStreams.terminalIsDumb
    }
  }
}
