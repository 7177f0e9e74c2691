import Foundation
import Shell
import TestRunner

/// The work for which this program starts itself, with what the child process needs for it.
///
/// It is one private argument, which is read before the command line, as that of shell completion.
nonisolated enum ChildRole: Codable {
  /// Runs cases for `flowsh test` and other subcommands.
  case testWorker(CaseWorker.Options)
  /// Explores the app for `flowsh explore`, `flowsh monkey` and the shell; `parent` is the process
  /// ID of the process that asks.
  case explorer(parent: Int32)
  /// Opens a prompt where a case of `flowsh test --pause` fails.
  case pausedCase(PausedCase)
  /// Serves the prompt of an app that `flowsh adopt --watch` rebuilds.
  case watchedPrompt(PromptLink.Start)

  /// The first argument of a child process.
  private static let option = "---child"

  /// Reads the arguments of a process.
  ///
  /// - Returns: The role, or `nil` if the process has another command line.
  @MainActor static func role(of arguments: [String]) -> ChildRole? {
    guard arguments.first == option, arguments.count == 2 else { return nil }
    do {
      return try JSONDecoder().decode(ChildRole.self, from: Data(arguments[1].utf8))
    } catch {
      refuse()
    }
  }

  /// The arguments that start this program in the role, with the program's name.
  var arguments: [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      let text = String(decoding: try encoder.encode(self), as: UTF8.self)
      return [CommandLine.arguments.first ?? "flowsh", Self.option, text]
    } catch {
      fatalError("a role consists of text and numbers, which can always be encoded: \(error)")
    }
  }

  /// Does the work, and exits the process.
  @MainActor func perform(_ catalog: AppCatalog) -> Never {
    Sandbox.enter()
    switch self {
    case .testWorker(let options):
      if let worker = CaseWorker(catalog, options) { worker.run() }
    case .explorer(let parent):
      if let worker = ExplorerWorker(catalog, parent: parent) { worker.run() }
    case .pausedCase(let paused): paused.work(catalog)
    case .watchedPrompt(let start): WatchedPrompt.work(catalog, start)
    }
    Self.refuse()
  }

  /// Exits the process, because no other process of this program has started it.
  @MainActor private static func refuse() -> Never {
    StandardStreams.complain(
      "\"\(option)\" is for internal use only; run \"\(Flowsh.programName) --help\" instead")
    StandardOutput().finish(with: .usage)
  }
}
