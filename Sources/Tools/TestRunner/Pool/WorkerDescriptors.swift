import CSystem
import Files
import Glibc

/// The descriptors with which the runner communicates with a worker.
struct WorkerDescriptors {
  /// The runner's end of the socket.
  let socket: Int32
  /// The descriptor from which the app's output is read.
  let output: Int32
  /// A descriptor that becomes readable when the process ends; -1 if the system doesn't support it.
  let end: Int32

  func close() { for file in [socket, output, end] where file >= 0 { Glibc.close(file) } }

  /// Starts this program as a worker in its own process group; returns `nil`, with the cause in
  /// `errno`, if the system is out of processes or descriptors.
  static func spawn(
    _ arguments: [String], mailbox: Int32, files: Int32
  ) -> (process: pid_t, descriptors: WorkerDescriptors)? {
    var sockets: [Int32] = [-1, -1]
    var pipes: [Int32] = [-1, -1]
    let stream = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, stream, 0, &sockets) == 0 else { return nil }
    guard pipe(&pipes) == 0 else {
      closeAll(sockets)
      return nil
    }
    for file in pipes { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(pipes[0], F_SETFL, O_NONBLOCK)
    defer { closeAll([sockets[1], pipes[1]]) }
    let output = ChildProcess.Stream.descriptor(pipes[1])
    do throws(FileError) {
      // Ctrl-C must reach only the runner, which then stops its workers.
      let process = try ChildProcess.start(
        "/proc/self/exe", arguments: arguments, environment: environment, group: .own,
        streams: [
          0: .reading("/dev/null"), 1: output, 2: output, CaseWorker.output: output,
          CaseWorker.socket: .descriptor(sockets[1]), CaseWorker.memory: .descriptor(mailbox),
          CaseWorker.files: .descriptor(files),
        ])
      return (
        process,
        WorkerDescriptors(socket: sockets[0], output: pipes[0], end: cw_processFile(process))
      )
    } catch {
      closeAll([sockets[0], pipes[0]])
      errno = error.errorNumber
      return nil
    }
  }

  /// Closes descriptors without changing `errno`.
  private static func closeAll(_ files: [Int32]) {
    let problem = errno
    for file in files { Glibc.close(file) }
    errno = problem
  }

  /// The runner's environment with the mark of its descendants, and with the Swift runtime's
  /// backtraces disabled, because a backtrace takes half a second.
  private static var environment: [String] {
    var entries: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if !text.hasPrefix("SWIFT_BACKTRACE="), !text.hasPrefix(Descendants.mark + "=") {
        entries.append(text)
      }
      next += 1
    }
    return entries + ["SWIFT_BACKTRACE=enable=no", "\(Descendants.mark)=\(getpid())"]
  }
}
