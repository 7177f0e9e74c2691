import Files
import Glibc

/// A program that runs and prints lines.
enum Subprocess {
  /// The destination of a program's standard error.
  enum Errors {
    /// It is printed in the order of the output.
    case withOutput
    case discarded
  }

  /// Runs a program until it ends.
  ///
  /// The program gets a process group of its own, so a signal from the terminal reaches it only by
  /// `isCancelled`. The group then receives SIGINT, the only signal after which `swift build` ends
  /// its compilers, which have groups of their own, and SIGKILL if it hasn't ended some time
  /// later.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments without the program's name.
  ///   - errors: Where standard error goes.
  ///   - isCancelled: Whether to end the program; asked several times a second.
  ///   - patience: The time between the two signals, in which `swift build`, too, waits for its
  ///     compilers.
  ///   - line: Called for each line of output.
  /// - Returns: The exit status, or 128 and the signal that ended it.
  /// - Throws: The system's error number if the program can't be started.
  static func run(
    _ program: String, _ arguments: [String], errors: Errors = .withOutput,
    isCancelled: () -> Bool = { false }, patience: Duration = .seconds(10),
    line: (String) -> Void
  ) throws(FileError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError(.read, program, .system(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process = try start(program, arguments, output: ends[1], errors)
    var end: ContinuousClock.Instant?
    try read(FileDescriptor(ends[0], path: program), line) {
      if let end {
        guard ContinuousClock.now >= end else { return true }
        kill(-process, SIGKILL)
        return false
      }
      if isCancelled() {
        kill(-process, SIGINT)
        end = ContinuousClock.now + patience
      }
      return true
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // A compiler may go on after the program that has started it.
    if end != nil { kill(-process, SIGKILL) }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Starts the program, and closes this process's end for its output.
  private static func start(
    _ program: String, _ arguments: [String], output: Int32, _ errors: Errors
  ) throws(FileError) -> pid_t {
    defer { close(output) }
    let errors: ChildProcess.Stream =
      switch errors {
      case .withOutput: .descriptor(output)
      case .discarded: .appending("/dev/null")
      }
    return try ChildProcess.start(
      program, arguments: [program] + arguments, group: .own,
      streams: [0: .reading("/dev/null"), 1: .descriptor(output), 2: errors])
  }

  /// Reads lines until the pipe's end, or until `goesOn`, which is asked several times a second,
  /// returns `false`.
  private static func read(
    _ pipe: FileDescriptor, _ line: (String) -> Void, while goesOn: () -> Bool
  ) throws(FileError) {
    var rest: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while goesOn() {
      guard pipe.wait(for: POLLIN, milliseconds: 200) else { continue }
      guard let count = try pipe.readAvailable(into: buffer) else { continue }
      guard count > 0 else { break }
      rest += buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
  }
}
