import Shell
import TestRunner

/// The arguments with which `flowsh explore`, `flowsh monkey` and the shell start worker processes.
///
/// They aren't parsed by ArgumentParser, for the same reason as `WorkerArguments`.
struct ExplorerArguments {
  /// The first argument, which isn't among the subcommands.
  private static let name = "explore-worker"

  /// The process ID of the process that explores.
  let parent: Int32

  /// Creates arguments for a worker of this process.
  init(parent: Int32) { self.parent = parent }

  /// Reads the arguments of a process; returns `nil` if they don't start a worker.
  init?(_ list: [String]) {
    guard list.count == 2, list[0] == Self.name, let parent = Int32(list[1]) else { return nil }
    self.parent = parent
  }

  /// The arguments, with the program's name.
  var list: [String] { [CommandLine.arguments.first ?? "flowsh", Self.name, "\(parent)"] }

  /// Answers requests until the crew ends, and exits the process.
  ///
  /// If no process that explores has started this one, the status is 64.
  func work(_ catalog: AppCatalog) -> Never {
    Sandbox.enter()
    if let worker = ExplorerWorker(catalog, parent: parent) { worker.run() }
    StandardStreams.complain(
      "\"\(Self.name)\" is for internal use only; run \"flowsh explore\" instead")
    StandardOutput().finish(with: .usage)
  }
}
