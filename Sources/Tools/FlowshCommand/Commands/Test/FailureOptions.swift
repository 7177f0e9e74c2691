import ArgumentParser
import Glibc

/// The options of `flowsh test` for cases that fail.
struct FailureOptions: ParsableArguments {
  @Option(
    // Otherwise, a negative number would be taken for an option.
    parsing: .unconditional,
    help: "How often to run a failed case again, 0 to 100; one that then passes is flaky.")
  var retries = 0
  @Flag(help: "With --retries, exit with status 0 if no case fails except flaky ones.")
  var allowFlaky = false
  @Flag(name: .customLong("accept"), help: "Rewrite the | lines that differ, and list them.")
  var acceptsAll = false
  // `rewritten` makes `--accept-ask` of `--accept=ask`, because a flag can't have a value.
  @Flag(
    name: [.customLong("accept=ask"), .customLong("accept-ask")],
    help: "Show each difference at the terminal, and ask whether to accept it.")
  var acceptAsks = false
  @Flag(help: "Run one case at a time, and open a prompt at a failed step: look, change it, go on.")
  var pause = false
  @Flag(help: "Run the cases of a walkthrough again when it, its files or the executable changes.")
  var watch = false
  @Flag(help: "Watch, and serve a page on this machine that shows the results and runs cases.")
  var ui = false
  @Option(
    // Otherwise, a negative number would be taken for an option.
    parsing: .unconditional,
    help: "The port of the page of --ui, 1,024 to 65,535 (default: one that is free).")
  var port: Int?

  /// Whether the cases run again after changes.
  var repeats: Bool { watch || ui }

  /// Whether the run is to accept what steps print, at once or after asking.
  var accepts: Bool { acceptsAll || acceptAsks }

  /// Returns the arguments of a command line in a form that the parser understands.
  static func rewritten(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--accept=ask" ? "--accept-ask" : $0 } + arguments[end...]
  }

  /// Checks the options, together with the value of `--repeat`.
  func validate(repeat rounds: Int) throws {
    guard (0...100).contains(retries) else {
      throw ValidationError("--retries must be a number from 0 to 100, not \(retries)")
    }
    if acceptAsks, isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
      throw ValidationError(
        "--accept=ask needs a terminal; use --accept to accept all differences")
    }
    if let port {
      guard ui else { throw ValidationError("--port is the port of --ui, which isn't given") }
      guard (1_024...65_535).contains(port) else {
        throw ValidationError("--port must be a number from 1,024 to 65,535, not \(port)")
      }
    }
    if ui, accepts {
      throw ValidationError("--ui and --accept can't be combined; accept on the page instead")
    }
    if ui, pause {
      throw ValidationError(
        "--ui and --pause can't be combined, because the page would wait for the prompt; omit one of"
          + " them")
    }
    if accepts, retries > 0 {
      throw ValidationError(
        "--accept and --retries can't be combined, because a case that is accepted runs only once;"
          + " omit one of them")
    }
    if retries > 0, rounds > 1 {
      throw ValidationError(
        "--retries and --repeat can't be combined: --repeat already finds cases whose results"
          + " differ; omit one of them")
    }
    if allowFlaky, retries == 0 {
      throw ValidationError(
        "--allow-flaky needs --retries; without it, only --repeat finds flaky"
          + " cases, and these always fail")
    }
  }
}
