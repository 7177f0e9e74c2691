import AppDriver
import ArgumentParser
import CSystem
import CMainExecutor
import Files
import Glibc
import Script
public import Shell

/// The command-line program for a catalog of apps.
public enum Flowsh {
  /// The version that `--version` prints.
  public nonisolated static let version = "0.1.0"

  /// Returns the version that reports give the program: that of the app's Info.plist, or flowsh's.
  nonisolated static func appVersion(_ info: [String: Any]?) -> String {
    let own = info?["CFBundleShortVersionString"] as? String
    guard let own, !own.isEmpty, !own.contains(where: \.isWhitespace) else { return version }
    return own
  }

  /// The date of the version, for the manual pages.
  nonisolated static let date = "November 22, 2026"

  /// The name under which the program was started, without its folder.
  public nonisolated static var programName: String {
    guard let path = ca_argument(0).map({ String(cString: $0) }) else { return "flowsh" }
    return path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// The arguments after the program's name, even if `/proc` is hidden.
  nonisolated static let arguments = (0..<ca_argument_count()).dropFirst().compactMap {
    ca_argument($0).map { String(cString: $0) }
  }

  /// Parses the process's arguments, runs the subcommand, and exits the process.
  ///
  /// - Parameters:
  ///   - catalog: The apps that the program can run.
  ///   - keepsAppsApart: Whether the apps get folders and `UserDefaults` of their own, which begin
  ///     empty and go with the process. An app that stores nothing starts a little faster without.
  public static func main(_ catalog: AppCatalog, keepsAppsApart: Bool = true) -> Never {
    main(catalog, tools: [], keepsAppsApart: keepsAppsApart)
  }

  /// Parses the process's arguments, runs the subcommand, and exits the process.
  ///
  /// - Parameters:
  ///   - catalog: The apps that the program can run.
  ///   - tools: The subcommands that the program has in addition to those of every app.
  ///   - keepsAppsApart: Whether the apps get folders and `UserDefaults` of their own.
  package static func main(
    _ catalog: AppCatalog, tools: [any Tool.Type], keepsAppsApart: Bool = true
  ) -> Never {
    FlowshCommand.addedTools = tools
    Sandbox.isWanted = keepsAppsApart
    StandardStreams.guardClosedOnes()
    StartFolder.remember()
    // A write beyond the limit on file sizes then fails with an error.
    signal(SIGXFSZ, SIG_IGN)
    CrashCalls.endByQuit()
    guard StandardStreams.hasRoomForDescriptors else {
      StandardStreams.complain("can't start: \(String(errorNumber: EMFILE))")
      exit(ExitStatus.crash.rawValue)
    }
    AppSession.leaveOutOfTraces(["FlowshCommand", "ArgumentParser"])
    // Otherwise, `Task.yield` and nonisolated async functions would run on other threads, and it
    // would be unpredictable whether they have returned when a command ends.
    cme_run_all_on_main_thread()
    // A program that needs it has installed it.
    ProcessNetwork.searchesTransport = false
    rejectUnreadableArguments()
    if let role = ChildRole.role(of: arguments) { role.perform(catalog) }
    if arguments.first == WordCompletion.request { WordCompletion.prepare(catalog) }
    var command: any ParsableCommand
    do {
      command = try FlowshCommand.subcommand(for: OptionFile.applied(to: arguments))
    } catch let mistake as OptionFile.Mistake {
      StandardStreams.complain(mistake.message)
      exit(ExitStatus.usage.rawValue)
    } catch {
      finish(with: printable(error))
    }
    do {
      if let tool = command as? any Tool {
        try RepeatedOptions.reject(arguments, of: type(of: command))
        try tool.perform(catalog)
      }
      try command.run()
      StandardOutput().finish(with: .success)
    } catch {
      finish(with: error, of: type(of: command))
    }
  }

  /// Exits the process if an argument isn't UTF-8, because a path would lead to another file,
  /// unless the arguments are a request for completion.
  private static func rejectUnreadableArguments() {
    // A message would appear in the middle of the line that someone is typing.
    guard arguments.first != WordCompletion.request else { return }
    // A character that replaces others may also have been given.
    for (place, text) in arguments.enumerated() where text.contains("\u{FFFD}") {
      guard let bytes = ca_argument(Int32(place + 1)), String(validatingCString: bytes) == nil
      else {
        continue
      }
      // The value of an option such as `--data=FILE` begins after the sign.
      let sign = text.hasPrefix("--") ? strchr(bytes, Int32(UInt8(ascii: "="))) : nil
      let path = sign.map { UnsafePointer($0 + 1) } ?? bytes
      let advice = access(path, F_OK) == 0 ? "rename it" : "write it in UTF-8"
      StandardStreams.complain(
        "the argument \"\(SafeText.escaped(text))\" isn't UTF-8; \(advice)")
      exit(ExitStatus.usage.rawValue)
    }
  }

  /// Returns a parser's error with the newlines and other unsafe characters that its message has
  /// taken from the arguments escaped.
  private static func printable(_ error: any Error) -> any Error {
    let escaped = arguments.map(SafeText.escaped)
    guard escaped != arguments, FlowshCommand.exitCode(for: error) == .validationFailure
    else { return error }
    do {
      _ = try FlowshCommand.subcommand(for: escaped)
      return error
    } catch {
      return error
    }
  }

  /// Prints an error that a subcommand has thrown, and exits the process.
  ///
  /// A mistake in its arguments is printed with its usage, as the parser does for its own errors.
  private static func finish(
    with error: any Error, of command: any ParsableCommand.Type
  ) -> Never {
    guard let error = error as? ValidationError else { finish(with: error) }
    let name = "\(programName) \(command.configuration.commandName ?? "")"
    StandardStreams.complain(
      "Error: \(SafeText.escaped(error.message))\nUsage: \(FlowshCommand.usageString(for: command))"
        + "\n  See '\(name) --help' for more information.")
    StandardOutput().finish(with: .usage)
  }

  /// Prints the parser's message, which is help or an error, and exits the process.
  ///
  /// The parser's own `exit` doesn't report that the help couldn't be written.
  private static func finish(with error: any Error) -> Never {
    StandardStreams.ensureHelpFits()
    let status = FlowshCommand.exitCode(for: error)
    var message = FlowshCommand.fullMessage(for: error)
    if status == .success,
      arguments.contains(where: { $0.hasPrefix("--generate-completion-script") })
    {
      message =
        CompletionScript(
          message, program: programName, subcommands: FlowshCommand.subcommandNames
        ).text
    }
    let writer = StandardOutput()
    if status != .success {
      if !message.isEmpty { StandardStreams.complain(message) }
    } else if !message.isEmpty {
      writer.text.write(message + "\n")
    }
    writer.finish(with: status.rawValue)
  }
}
