import Files
import Glibc

/// A program that the server has started, with pipes to its standard streams.
final class ChildProgram {
  /// The maximum number of bytes that are kept of what it prints.
  private static let longestOutput = 16 << 20

  private let process: pid_t
  private var input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  /// The number of bytes at the beginning of the buffer that have been taken as lines.
  private var taken = 0
  /// How it ended; `nil` while it runs.
  private(set) var status: Int32?

  /// Starts a program, or this one again; what it writes to standard error joins its output.
  ///
  /// - Throws: `FileError` if it can't be started.
  init(_ given: String?, _ arguments: [String]) throws(FileError) {
    let program = given ?? "/proc/self/exe"
    let name = given ?? CommandLine.arguments.first ?? "flowsh"
    var ends: [Int32] = [-1, -1, -1, -1]
    let isOpen = ends.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return pipe(start) == 0 && pipe(start + 2) == 0
    }
    guard isOpen else { throw FileError(.read, program, .system(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer {
      close(ends[0])
      close(ends[3])
    }
    (input, output) = (ends[1], ends[2])
    do throws(FileError) {
      process = try ChildProcess.start(
        program, arguments: [name] + arguments, group: .own,
        streams: [
          0: .descriptor(ends[0]), 1: .descriptor(ends[3]), 2: .descriptor(ends[3]),
        ])
    } catch {
      close(ends[1])
      close(ends[2])
      throw error
    }
  }

  deinit { end() }

  /// Ends the program, and waits for it.
  func end() {
    if input >= 0 { close(input) }
    if output >= 0, status == nil {
      kill(-process, SIGKILL)
      wait()
    }
    if output >= 0 { close(output) }
  }

  /// Sends lines to the program.
  ///
  /// - Returns: Whether it still reads.
  func send(_ lines: String) -> Bool {
    do throws(FileError) {
      try FileDescriptor(input, path: "the app").writeAll(Array(lines.utf8))
      return true
    } catch { return false }
  }

  /// Reads the next line; `nil` if the program ends, or the time is over, before there is one.
  func nextLine(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    while true {
      if let end = buffer[taken...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { taken = end + 1 }
        return Array(buffer[taken..<end])
      }
      guard receive(until: deadline) else { return nil }
    }
  }

  /// Reads all that the program prints until it ends; `nil` if the time is over before.
  func rest(until deadline: ContinuousClock.Instant) -> String? {
    while receive(until: deadline) {}
    return status == nil ? nil : String(decoding: buffer[taken...], as: UTF8.self)
  }

  /// Reads more; returns whether there was something.
  private func receive(until deadline: ContinuousClock.Instant) -> Bool {
    guard status == nil else { return false }
    buffer.removeFirst(taken)
    taken = 0
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      let milliseconds = left / .milliseconds(1)
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Int32(min(milliseconds.rounded(.up), 60_000))) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &chunk, chunk.count)
      if count > 0 {
        if buffer.count < Self.longestOutput { buffer += chunk[..<count] }
        return true
      }
      guard count < 0, errno == EINTR else {
        wait()
        return false
      }
    }
  }

  private func wait() {
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0, errno == EINTR {}
    let signal = raw & 0x7F
    status = signal == 0 ? raw >> 8 & 0xFF : 128 + signal
  }
}
