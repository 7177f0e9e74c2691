import Files
import Glibc

/// A program that a server has started, which a ``MessageStream`` serves beside the client.
package final class ServedProgram {
  private let process: pid_t
  /// The descriptors of its standard streams; -1 if they are closed.
  private var (input, output): (Int32, Int32) = (-1, -1)
  /// The bytes that it hasn't read yet.
  private var unsent: ArraySlice<UInt8> = []
  /// A closure for each part of its output; what it writes to standard error is part of that.
  package var onOutput: ([UInt8]) -> Void = { _ in }
  /// A closure for its exit status, or 128 and the number of the signal that ended it.
  package var onEnd: (_ status: Int32) -> Void = { _ in }

  /// Starts a program.
  ///
  /// - Throws: `FileError` if that isn't possible.
  init(_ program: String, arguments: [String], in folder: String?) throws(FileError) {
    var ends: [Int32] = [-1, -1, -1, -1]
    let isOpen = ends.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return pipe(start) == 0 && pipe(start + 2) == 0
    }
    defer { for end in ends where end >= 0 { close(end) } }
    guard isOpen else { throw FileError(.read, program, .system(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    process = try ChildProcess.startServed(
      program, arguments: arguments, in: folder, input: ends[0], output: ends[3])
    swap(&input, &ends[1])
    swap(&output, &ends[2])
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  /// Whether its output is closed.
  var hasEnded: Bool { output < 0 }

  /// The descriptors that the stream waits for.
  var polled: [pollfd] {
    [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsent.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
    ]
  }

  /// Sends bytes as soon as the program reads them.
  package func send(_ bytes: some Sequence<UInt8>) { unsent += bytes }

  /// Ends what the program can read.
  func closeInput() {
    if input >= 0 { close(input) }
    (input, unsent) = (-1, [])
  }

  /// Reads and writes what is possible without waiting.
  func serve() {
    if !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count >= 0 {
        unsent = unsent.dropFirst(count)
      } else if errno != EAGAIN, errno != EINTR {
        // It reads nothing more; its end says why.
        closeInput()
      }
    }
    var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(output, &chunk, chunk.count)
    if count > 0 { return onOutput(Array(chunk[..<count])) }
    if count < 0, errno == EINTR { return }
    let end = onEnd
    end(wait())
  }

  /// Ends the program with all that it has started, without calling the closures.
  package func end() {
    guard !hasEnded else { return }
    kill(-process, SIGTERM)
    _ = wait()
  }

  /// Waits until the program ends, and kills it after a second.
  private func wait() -> Int32 {
    closeInput()
    close(output)
    output = -1
    (onOutput, onEnd) = ({ _ in }, { _ in })
    var raw: Int32 = 0
    var tries = 0
    while true {
      let ended = waitpid(process, &raw, tries < 1_000 ? WNOHANG : 0)
      if ended == process || ended < 0 && errno != EINTR { break }
      tries += 1
      if tries == 1_000 { kill(-process, SIGKILL) }
      poll(nil, 0, 1)
    }
    let signal = raw & 0x7F
    return signal == 0 ? raw >> 8 & 0xFF : 128 + signal
  }
}
