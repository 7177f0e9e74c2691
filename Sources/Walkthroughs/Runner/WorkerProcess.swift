import CWorker
import Glibc

/// A worker as the runner sees it: its process, the socket, the memory, and what the app prints.
final class WorkerProcess {
  private(set) var process: pid_t = 0
  let page: SharedPage
  private let socket: Int32
  private let output: Int32
  /// Ready to be read once the process has ended; -1 where the system has no such descriptors.
  private var end: Int32 = -1
  /// Whether the worker's end of the socket is closed, though the process may go on.
  private(set) var isCutOff = false
  /// Whether nothing can be printed any more.
  private var isMute = false
  /// The job that it is at, as the pool counts.
  var job: Int?
  /// When the job will have taken too long.
  var deadline: ContinuousClock.Instant?
  /// Whether it was asked where it hangs.
  var isAsked = false
  /// What was taken out of the memory before, for want of room.
  var messages: [WorkerMessage] = []
  /// What the app printed in the running case.
  var printed: [UInt8] = []

  /// How many bytes of an app's own output a case keeps.
  private static let mostPrinted = 1 << 16

  /// Starts this program anew as a worker; nil where the system has no more processes or descriptors.
  init?(arguments: [String]) {
    var sockets: [Int32] = [-1, -1]
    var pipes: [Int32] = [-1, -1]
    let stream = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard let page = SharedPage(file: cw_memoryFile(SharedPage.size)),
      socketpair(AF_UNIX, stream, 0, &sockets) == 0
    else { return nil }
    guard pipe(&pipes) == 0 else {
      for file in sockets { close(file) }
      return nil
    }
    self.page = page
    page.clear()
    socket = sockets[0]
    output = pipes[0]
    for file in pipes { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    // The worker's ends must not lie where they are to be put.
    let ends = [sockets[1], page.file, pipes[1]].map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    defer { for file in ends + [sockets[1], pipes[1]] where file >= 0 { close(file) } }
    guard ends.allSatisfy({ $0 >= 0 }) else {
      let problem = errno
      for file in [socket, output] { close(file) }
      errno = problem
      return nil
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[2], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[2], 2)
    posix_spawn_file_actions_adddup2(&actions, ends[0], CaseWorker.socket)
    posix_spawn_file_actions_adddup2(&actions, ends[1], CaseWorker.memory)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A terminal's Ctrl-C is for the runner, which ends its workers itself.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let environment = Self.environment
    let problem = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(environment) { environment in
        posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environment)
      }
    }
    guard problem == 0 else {
      for file in [socket, output] { close(file) }
      errno = problem
      return nil
    }
    end = cw_processFile(process)
  }

  /// The runner's environment, without the backtraces of Swift's runtime: they take half a second each.
  private static var environment: [String] {
    var entries: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if !text.hasPrefix("SWIFT_BACKTRACE=") { entries.append(text) }
      next += 1
    }
    return entries + ["SWIFT_BACKTRACE=enable=no"]
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let strings = texts.map { strdup($0) }
    defer { for string in strings { free(string) } }
    return body(strings + [nil])
  }

  /// Gives it a case; false where it is gone.
  func start(_ entry: RunPlan.Entry, job: Int, deadline: ContinuousClock.Instant) -> Bool {
    page.clear()
    messages = []
    printed = []
    self.job = job
    self.deadline = deadline
    isAsked = false
    let path = Array(entry.path.utf8)
    var bytes: [UInt8] = []
    withUnsafeBytes(of: UInt32(entry.place)) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: UInt32(path.count)) { bytes.append(contentsOf: $0) }
    bytes += path
    return bytes.withUnsafeBytes { Pipe.writeAll(socket, $0) }
  }

  /// Takes what the worker has told so far, and lets it go on.
  func makeRoom() {
    messages += page.messages()
    page.clear()
    let answer: [UInt8] = [1]
    _ = answer.withUnsafeBytes { Pipe.writeAll(socket, $0) }
  }

  // MARK: Waiting

  /// What to wait for: what the app prints, the socket, and the end.
  ///
  /// A descriptor that was closed at its other end is left out: it would be ready for ever.
  var polled: [pollfd] {
    [isMute ? -1 : output, isCutOff ? -1 : socket, end].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Whether the process has ended, which the socket can't tell: the app may have closed it, and a
  /// process that the app has started may keep it open.
  var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    return waitid(P_PID, id_t(process), &information, options) != 0 && errno == ECHILD
      || information.si_signo == SIGCHLD
  }

  /// The next byte that the worker has sent; nil where there is none so far, or no more.
  func nextByte() -> UInt8? {
    guard !isCutOff else { return nil }
    var byte: UInt8 = 0
    let count = recv(socket, &byte, 1, Int32(MSG_DONTWAIT))
    if count == 1 { return byte }
    isCutOff = count == 0 || errno != EAGAIN && errno != EINTR
    return nil
  }

  /// Takes what the app has printed.
  func drain() {
    guard !isMute else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    // At most what a pipe holds: a process that the app has started may print faster than this reads.
    for _ in 0..<64 {
      let count = read(output, &bytes, bytes.count)
      isMute = count == 0
      guard count > 0 else { return }
      printed += bytes.prefix(min(count, max(0, Self.mostPrinted - printed.count)))
    }
  }

  // MARK: Ending

  /// Ends the process with what it has started, and returns how it ended, if it had before.
  @discardableResult
  func stop() -> Ending {
    // Always kill it; otherwise the wait may never end.
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    drain()
    for file in [socket, output, end] where file >= 0 { close(file) }
    return Ending(signal: status & 0x7F, status: status >> 8 & 0xFF, peak: usage.ru_maxrss)
  }

  /// How a worker ended.
  struct Ending {
    let signal: Int32
    let status: Int32
    /// The most memory that it had, in KiB.
    let peak: Int
  }
}
