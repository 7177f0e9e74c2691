package import Files
import Glibc

/// A connection to a client over two descriptors, and to the programs that the server starts.
///
/// It waits for all of them on one thread. When it ends, so do the programs.
package final class MessageStream {
  /// The maximum number of bytes that are kept of what a program prints to its end.
  private static let longestOutput = 1 << 20

  private let input: Int32
  private let output: FileDescriptor
  private let framing: Framing
  private var buffer: MessageBuffer
  private var programs: [ServedProgram] = []
  /// The path of this program, at which a build may put another.
  package let program: String
  /// Whether the loop ends after the present message.
  package var isEnding = false
  /// A closure that is called about once a second while it is there.
  package var onSecond: (() -> Void)?

  /// Creates a connection.
  package init(input: Int32, output: FileDescriptor, _ framing: Framing, program: String) {
    self.input = input
    self.output = output
    self.framing = framing
    self.program = program
    buffer = MessageBuffer(framing)
    // A client or a program that is gone is an error of the write.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Sends a message; the loop ends if the client can't be reached any more.
  package func send(_ message: [UInt8]) {
    do throws(FileError) {
      try output.writeAll(framing.frame(message))
    } catch { isEnding = true }
  }

  /// Starts a program, or the one at the path of this one.
  ///
  /// - Throws: `FileError` if that isn't possible.
  package func start(
    _ program: String?, _ arguments: [String], in folder: String? = nil
  ) throws(FileError) -> ServedProgram {
    let name = program ?? CommandLine.arguments.first ?? self.program
    let started = try ServedProgram(
      program ?? self.program, arguments: [name] + arguments, in: folder)
    programs.append(started)
    return started
  }

  /// Starts a program that reads nothing, and calls a closure with its exit status and its output
  /// once it has ended.
  ///
  /// - Throws: `FileError` if that isn't possible.
  package func finish(
    _ program: String?, _ arguments: [String], in folder: String? = nil,
    then: @escaping (_ status: Int32, _ output: String) -> Void
  ) throws(FileError) -> ServedProgram {
    let started = try start(program, arguments, in: folder)
    started.closeInput()
    var output: [UInt8] = []
    started.onOutput = { if output.count < Self.longestOutput { output += $0 } }
    started.onEnd = { then($0, String(decoding: output, as: UTF8.self)) }
    return started
  }

  /// Handles parts of the stream until the client closes it, `isEnding` is set, or the process is
  /// interrupted.
  ///
  /// - Parameters:
  ///   - isInterrupted: A closure that returns whether a signal has asked the process to end.
  ///   - pause: A closure that returns the milliseconds without a message after which `onPause` is
  ///     called, once.
  ///   - onPause: A closure for work that may wait until the client says nothing.
  ///   - handle: A closure that handles a part.
  package func run(
    until isInterrupted: () -> Bool, pause: () -> Int32 = { 50 }, onPause: () -> Void = {},
    _ handle: (MessageBuffer.Part) -> Void
  ) {
    defer { for program in programs { program.end() } }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var isPaused = true
    var lastSecond = ContinuousClock.now
    while !isEnding {
      var polled =
        [pollfd(fd: input, events: Int16(POLLIN), revents: 0)] + programs.flatMap(\.polled)
      let patience = isPaused ? onSecond == nil ? -1 : 1_000 : Int(pause())
      guard let count = Self.wait(for: &polled, milliseconds: patience, unless: isInterrupted)
      else { return }
      if count == 0, !isPaused {
        isPaused = true
        onPause()
      }
      if let onSecond, .now - lastSecond >= .seconds(1) {
        lastSecond = .now
        onSecond()
      }
      guard count > 0 else { continue }
      for program in programs { program.serve() }
      programs.removeAll(where: \.hasEnded)
      guard polled[0].revents != 0 else { continue }
      let length = read(input, &chunk, chunk.count)
      guard length > 0 || length < 0 && errno == EINTR else { return }
      guard length > 0 else { continue }
      buffer.append(chunk[..<length])
      while !isEnding, let part = buffer.next() { handle(part) }
      isPaused = false
    }
  }

  /// Waits until a descriptor is ready; returns the number of those that are, or `nil` if a signal
  /// has asked the process to end.
  private static func wait(
    for entries: inout [pollfd], milliseconds: Int, unless isInterrupted: () -> Bool
  ) -> Int32? {
    // A signal that arrives after the question ends the wait.
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    if isInterrupted() { return nil }
    var time = timespec(
      tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    let count = withUnsafePointer(to: &time) {
      ppoll(&entries, nfds_t(entries.count), milliseconds < 0 ? nil : $0, &before)
    }
    return count < 0 && errno != EINTR ? nil : count
  }
}

// The Glibc module lacks this function.
@_silgen_name("ppoll")
private func ppoll(
  _ entries: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ time: UnsafePointer<timespec>?,
  _ signals: UnsafePointer<sigset_t>
) -> Int32
