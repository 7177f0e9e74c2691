import AppDriver
import ArgumentParser
import Glibc
import Shell

/// What `--size` takes.
nonisolated enum Size: String, ExpressibleByArgument, CaseIterable {
  case compact, regular

  var value: DeviceSize { self == .compact ? .compact : .regular }
}

/// What `--format` takes.
nonisolated enum Format: String, ExpressibleByArgument, CaseIterable {
  case text, json

  var value: ShellOptions.Format { self == .text ? .text : .json }
}

/// What `--color` takes.
nonisolated enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
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
