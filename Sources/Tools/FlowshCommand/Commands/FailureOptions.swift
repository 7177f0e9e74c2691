import ArgumentParser
import Glibc

/// The options of `flowsh test` for cases that fail.
///
/// Not an option group, because a debug build of the parser checks the options of a group many
/// times, which would take a third of the start-up time.
nonisolated struct FailureOptions {
  let retries: Int
  let allowFlaky: Bool
  let acceptsAll: Bool
  let acceptAsks: Bool
  let pause: Bool
  let watch: Bool

  /// Whether the run is to accept what steps print, at once or after asking.
  var accepts: Bool { acceptsAll || acceptAsks }

  /// Returns the arguments of a command line in a form that the parser understands.
  static func rewritten(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--accept=ask" ? "--accept-ask" : $0 } + arguments[end...]
  }

  /// Checks the options, together with others of the command.
  ///
  /// - Parameter rounds: The value of `--repeat`.
  /// - Throws: An error if a number is out of range or two options contradict each other.
  func validate(repeat rounds: Int) throws {
    guard (0...100).contains(retries) else {
      throw ValidationError("--retries must be a number from 0 to 100, not \(retries)")
    }
    if acceptAsks, isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
      throw ValidationError(
        "--accept=ask needs a terminal; use --accept to accept all differences")
    }
    if pause, isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
      throw ValidationError("--pause needs a terminal for the prompt; omit it here")
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
