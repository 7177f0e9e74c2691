import Files
import Glibc
import PseudoTerminal
import ToolSupport

/// A running program that was built with the tests and is connected to them by pipes.
///
/// No method sleeps for a fixed time. Every wait ends when the expected output arrives, or fails at
/// its deadline.
final class Program {
  /// The exit status and output of a program that has exited.
  struct Ending {
    let status: ExitStatus
    let output: String
    let errors: String

    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  let process: pid_t
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var input: Int32
  private var readers: [pollfd]
  private var status: ExitStatus?

  /// Starts the program with additional environment variables.
  init(
    _ name: String = "flowsh", _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    let path = name.contains("/") ? name : BuiltProduct.path(of: name)
    let pipes = try (0...2).map { _ in try Self.pipe() }
    defer {
      close(pipes[0].reading)
      close(pipes[1].writing)
      close(pipes[2].writing)
    }
    input = pipes[0].writing
    readers = [pipes[1], pipes[2]].map {
      pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0)
    }
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    let defaults = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
    var arguments = name == "flowsh" ? Self.walkingContacts(arguments) : arguments
    if arguments.first == "test",
      !arguments.contains(where: { $0.hasPrefix("--jobs") })
    {
      // The result is the same for any number of processes, and one starts soonest.
      arguments += ["--jobs", "1"]
    }
    process = try ChildProcess.start(
      path, arguments, environment: defaults.merging(environment) { $1 },
      streams: [
        0: .descriptor(pipes[0].reading), 1: .descriptor(pipes[1].writing),
        2: .descriptor(pipes[2].writing),
      ])
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for descriptor in [input] + readers.map(\.fd) where descriptor >= 0 { close(descriptor) }
  }

  /// Adds `--app contacts` to arguments that specify no app, and `--no-trace` unless they contain
  /// `--trace`.
  ///
  /// These tests must not depend on which app is the default. In a debug build, naming calls
  /// takes half of the start-up time, so only the tests of calls do it.
  static func walkingContacts(_ arguments: [String]) -> [String] {
    let runsNothing = [
      "adopt", "apps", "check", "explore", "lsp", "mcp", "merge", "monkey", "picture", "sdk",
      "test", "help",
      "--help",
      "--version",
      "--generate-completion-script", "--generate-manual", "--print-schema", "---child",
    ]
    guard !arguments.contains("--app"), !runsNothing.contains(arguments.first ?? "") else {
      return arguments
    }
    let place = arguments.first == "run" ? 1 : 0
    let tracing = arguments.contains("--trace") ? [] : ["--no-trace"]
    return arguments[..<place] + ["--app", "contacts"] + tracing + arguments[place...]
  }

  /// Runs a program with bytes as its input, and waits for it to exit.
  static func run(
    _ name: String = "flowsh", _ arguments: [String] = [], input: some Sequence<UInt8>,
    environment: [String: String] = [:]
  ) throws -> Ending {
    let program = try Program(name, arguments, environment: environment)
    return try program.finish(sending: Array(input))
  }

  /// Runs a program with text as its input, and waits for it to exit.
  static func run(
    _ name: String = "flowsh", _ arguments: [String] = [], input: String = "",
    environment: [String: String] = [:]
  ) throws -> Ending {
    try run(name, arguments, input: input.utf8, environment: environment)
  }

  /// Runs a script in the system's shell.
  ///
  /// The variables `FLOWSH` and `PROBE` contain the paths of the programs. As in processes without
  /// a shell, `test` starts one worker unless the script contains `--jobs`, and `run` names no
  /// calls unless it contains `--trace`.
  static func shell(
    _ script: String, input: String = "", environment: [String: String] = [:]
  ) throws -> Ending {
    let programs = [
      "FLOWSH": BuiltProduct.path(of: "flowsh"), "PROBE": BuiltProduct.path(of: "FlowshProbe"),
    ]
    var script = script
    if !script.contains("--jobs") { script.replace("\" test ", with: "\" test --jobs 1 ") }
    if !script.contains("trace") { script.replace("\" run ", with: "\" run --no-trace ") }
    return try run(
      "/bin/sh", ["-c", script], input: input,
      environment: environment.merging(programs) { $1 })
  }

  /// Runs `test` with the probe's apps.
  static func testProbe(_ arguments: String...) throws -> Ending {
    try run("FlowshProbe", ["test"] + arguments)
  }

  /// Writes text to the program's standard input.
  func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Writes bytes to the program's standard input, or returns early if the program has closed it.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = ContinuousClock.now + Patience.limit
    while !rest.isEmpty {
      var all = readers + [pollfd(fd: input, events: Int16(POLLOUT), revents: 0)]
      guard wait(for: &all, until: deadline) else { throw timeout("room for its input") }
      readOutput(all)
      guard all[2].revents != 0 else { continue }
      let count = rest.withUnsafeBytes { sendIgnoringPipe($0) }
      if count < 0, errno == EPIPE { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until the program's standard output or standard error contains the given text.
  ///
  /// The text may not begin in the first `start` bytes.
  func wait(for text: String, inErrors: Bool = false, after start: Int = 0) throws {
    let deadline = ContinuousClock.now + Patience.limit
    let pattern = Array(text.utf8)
    while (inErrors ? errors : output).dropFirst(start).firstRange(of: pattern) == nil {
      guard readers.contains(where: { $0.fd >= 0 }), wait(for: &readers, until: deadline) else {
        throw timeout(text)
      }
      readOutput(readers)
    }
  }

  /// Sends the last input, closes the program's standard input, and waits for the program to exit.
  func finish(sending bytes: [UInt8] = []) throws -> Ending {
    try send(bytes)
    closeInput()
    return try waitForEnd()
  }

  /// Waits until the program has written output, without reading it.
  func waitForOutput() throws {
    guard wait(for: &readers, until: .now + Patience.limit) else { throw timeout("output") }
  }

  /// Waits for the program to exit, without closing its input.
  ///
  /// With `readingAfterwards`, the output is read only after the exit, so that a full pipe stays
  /// full until then.
  func waitForEnd(readingAfterwards: Bool = false) throws -> Ending {
    let deadline = ContinuousClock.now + Patience.limit
    if readingAfterwards {
      var end = [pollfd(fd: readers[1].fd, events: Int16(POLLIN), revents: 0)]
      guard wait(for: &end, until: deadline) else { throw timeout("its end") }
    }
    while readers.contains(where: { $0.fd >= 0 }) {
      guard wait(for: &readers, until: deadline) else { throw timeout("its end") }
      readOutput(readers)
    }
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0, errno == EINTR {}
    let ended = ExitStatus(raw: raw)
    status = ended
    return Ending(
      status: ended, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// Closes the reading end of the program's standard output.
  func closeOutput() {
    close(readers[0].fd)
    readers[0].fd = -1
  }

  private func closeInput() {
    close(input)
    input = -1
  }

  private func readOutput(_ polled: [pollfd]) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    for place in 0...1 where polled[place].fd >= 0 && polled[place].revents != 0 {
      let count = read(polled[place].fd, &buffer, buffer.count)
      if count > 0 {
        if place == 0 { output += buffer.prefix(count) } else { errors += buffer.prefix(count) }
      } else if count == 0 || errno != EINTR {
        close(polled[place].fd)
        readers[place].fd = -1
      }
    }
  }

  private func wait(for polled: inout [pollfd], until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      let milliseconds = Int32(max(0, left / .milliseconds(1)).rounded(.up))
      let count = poll(&polled, nfds_t(polled.count), milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  private func timeout(_ text: String) -> PseudoTerminalError {
    .timedOut(for: text, in: String(decoding: output + errors, as: UTF8.self))
  }

  /// Writes to the program's input, and ignores SIGPIPE in case the program has closed it.
  private func sendIgnoringPipe(_ bytes: UnsafeRawBufferPointer) -> Int {
    signal(SIGPIPE, SIG_IGN)
    return write(input, bytes.baseAddress, bytes.count)
  }

  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw PseudoTerminalError.noTerminal(errno: errno) }
    return (ends[0], ends[1])
  }
}

// The Glibc module lacks `pipe2`. If `O_CLOEXEC` were set later, programs started in parallel could
// keep each other's pipes open.
@_silgen_name("pipe2")
private func pipe2(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
