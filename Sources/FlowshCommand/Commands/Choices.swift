import AppDriver
import ArgumentParser
import Glibc
import Shell

/// A value of an option that is one of a few words.
nonisolated protocol Choice: RawRepresentable, CaseIterable where RawValue == String {}

nonisolated extension Choice {
  /// The words.
  static var names: [String] { allCases.map(\.rawValue) }

  /// The value that a word names.
  ///
  /// - Throws: where no value has this name, with those that there are.
  init(named name: String, _ option: String) throws {
    guard let value = Self(rawValue: name) else {
      let nearest =
        Nearest.name(to: name, among: Self.names).map { "; did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "\(option) can't be '\(name)', it is one of \(Self.names.joined(separator: ", "))" + nearest
      )
    }
    self = value
  }
}

/// What `--size` takes.
typealias Size = DeviceSize

nonisolated extension DeviceSize: Choice {}

/// What `--format` takes.
typealias Format = ShellOptions.Format

nonisolated extension ShellOptions.Format: Choice {}

/// What `--color` takes.
nonisolated enum ColorChoice: String, Choice {
  case auto, always, never

  /// Whether colour is written: automatically on a terminal, unless `NO_COLOR` is set or the
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
