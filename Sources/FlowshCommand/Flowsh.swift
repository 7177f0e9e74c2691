import AppDriver
import ArgumentParser
import CMainExecutor
import Script
public import Shell

/// The program: its command line over the apps that it is given.
public enum Flowsh {
  /// The version that `--version` prints.
  public nonisolated static let version = "0.1.0"

  /// The name that the program was started by, without its folder.
  public nonisolated static var programName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "flowsh"
  }

  /// Reads the process's arguments, does what they say, and ends the process.
  ///
  /// - Parameter catalog: the apps that can be run.
  public static func main(_ catalog: AppCatalog) -> Never {
    StandardStreams.guardClosedOnes()
    AppSession.leaveOutOfTraces(["FlowshCommand", "ArgumentParser"])
    // `Task.yield` and a call of a nonisolated async function go through threads of the runtime's own:
    // whether they are back when a command ends would be chance.
    cme_run_all_on_main_thread()
    do {
      var command = try FlowshCommand.parseAsRoot()
      if let command = command as? any Performable { try command.perform(catalog) }
      try command.run()
      StandardOutput().finish(with: .success)
    } catch {
      finish(with: error)
    }
  }

  /// Prints what the parser has to say, help or what is wrong, and ends the process.
  ///
  /// The parser's own `exit` would not notice that help could not be written.
  private static func finish(with error: any Error) -> Never {
    let status = FlowshCommand.exitCode(for: error)
    let message = FlowshCommand.fullMessage(for: error)
    let writer = StandardOutput()
    if status != .success {
      if !message.isEmpty { StandardStreams.complain(message) }
    } else if !message.isEmpty {
      writer.text.write(message + "\n")
    }
    writer.finish(with: status.rawValue)
  }
}

/// A subcommand that is carried out on the main actor; parsing itself knows no actor.
nonisolated protocol Performable {
  /// Does what the command line says, and ends the process.
  @MainActor func perform(_ catalog: AppCatalog) throws -> Never
}
