import Files
import Glibc
import JSONRPC
import LanguageServer

/// This process as a server: its client on the standard streams, and the children that it starts.
final class ServerProcess: ServerHost {
  /// The maximum number of bytes that are kept of what a child prints.
  private static let longestOutput = 1 << 20

  let stream: MessageStream
  private var children: Set<pid_t> = []

  init(_ framing: Framing) {
    // A client or a child that is gone is an error of the write.
    signal(SIGPIPE, SIG_IGN)
    stream = MessageStream(
      input: StandardStreams.input.number, output: StandardStreams.output, framing)
  }

  /// Handles what the client sends until it closes the stream, and ends the children.
  func run(
    pause: () -> Int32 = { 50 }, onPause: () -> Void = {},
    _ handle: (MessageBuffer.Part) -> Void
  ) {
    stream.run(pause: pause, onPause: onPause, handle)
    for child in children {
      kill(-child, SIGTERM)
      waitpid(child, nil, 0)
    }
  }

  func send(_ message: [UInt8]) {
    do throws(FileError) {
      try stream.send(message)
    } catch {
      // The client is gone.
      stream.isEnding = true
    }
  }

  func start(
    _ arguments: [String], in folder: String,
    then: @escaping (_ status: Int32, _ output: String) -> Void
  ) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let before = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    _ = chdir(folder)
    defer {
      close(ends[1])
      if before >= 0 {
        _ = fchdir(before)
        close(before)
      }
    }
    let child: pid_t
    do throws(FileError) {
      child = try ChildProcess.start(
        "/proc/self/exe", arguments: [CommandLine.arguments[0]] + arguments, group: .own,
        streams: [
          0: .reading("/dev/null"), 1: .descriptor(ends[1]), 2: .descriptor(ends[1]),
        ])
    } catch {
      close(ends[0])
      return false
    }
    children.insert(child)
    collect(from: ends[0], of: child, then)
    return true
  }

  /// Reads what a child prints until it ends.
  private func collect(
    from pipe: Int32, of child: pid_t,
    _ then: @escaping (_ status: Int32, _ output: String) -> Void
  ) {
    var output: [UInt8] = []
    stream.watch(pipe) { [unowned self] in
      var chunk = [UInt8](repeating: 0, count: 1 << 14)
      let count = read(pipe, &chunk, chunk.count)
      if count > 0, output.count < Self.longestOutput { output += chunk[..<count] }
      guard count == 0 || count < 0 && errno != EINTR else { return }
      stream.watch(pipe, nil)
      close(pipe)
      var status: Int32 = 0
      waitpid(child, &status, 0)
      children.remove(child)
      // The lower bits are the signal that ended the child.
      let signal = status & 0x7F
      then(
        signal == 0 ? status >> 8 & 0xFF : 128 + signal, String(decoding: output, as: UTF8.self))
    }
  }
}
