import Files
import Glibc
import ToolSupport

/// What programs print.
public enum ProgramOutput {
  /// Runs a program without input, and returns what it prints.
  ///
  /// Foundation's `Process` can miss the end of a program while other tests start programs.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: The arguments without the program's name.
  ///   - includesErrors: Whether to include what the program prints to standard error.
  /// - Returns: The text.
  /// - Throws: An error if the program can't be started.
  public static func text(
    of program: String, _ arguments: [String] = [], includesErrors: Bool = false
  ) throws -> String {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError(what: "can't make a pipe", errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process = try start(
      program, arguments, output: ends[1], includesErrors: includesErrors)
    let bytes = readAll(ends[0])
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Starts the program, and closes this process's end for its output.
  private static func start(
    _ program: String, _ arguments: [String], output: Int32, includesErrors: Bool
  ) throws -> Int32 {
    defer { close(output) }
    return try ChildProcess.start(
      program, arguments, environment: ["PATH": "/usr/bin:/bin"],
      streams: [
        0: .reading("/dev/null"), 1: .descriptor(output),
        2: .descriptor(includesErrors ? output : STDERR_FILENO),
      ])
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += part[..<count]
    }
  }
}
