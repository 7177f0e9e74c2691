import PseudoTerminal
import Testing

extension Program {
  /// Walks through a probe app whose coordinators don't use our protocols.
  static func walk(_ app: String, _ commands: [String], tracing: Bool) throws -> Ending {
    let commands = (tracing ? [] : ["set trace off"]) + commands
    let ending = try run("FlowshProbe", ["--app", app] + commands.flatMap { ["-c", $0] })
    #expect(ending.status == .exited(0), "\(ending.errors)")
    return ending
  }
}

extension Program.Ending {
  /// The last output of a command, without the empty line at its end.
  func answer(to command: String) -> [Substring] {
    let lines = lines
    guard let start = lines.lastIndex(where: { $0.hasSuffix("> \(command)") }) else { return [] }
    return Array(lines[(start + 1)...].prefix { $0 != "" })
  }

  /// The `flow` line after a command.
  func flow(after command: String) -> String? {
    answer(to: command).last { $0.hasPrefix("flow   ") }.map { String($0.dropFirst(7)) }
  }
}
