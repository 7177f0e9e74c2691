import CSystem
package import Files
import Glibc
package import Script

/// A process of this program that has the terminal until it ends, and the files of a run.
package nonisolated enum TerminalProcess {
  /// Starts this program and waits until it ends.
  ///
  /// Until then, the keys that interrupt a program affect only the new process. Afterwards, the
  /// terminal is in the same mode as before.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, including the program's name.
  ///   - files: The files of the run, which the process gets from `begin()`.
  ///   - endingSignal: Returns the signal that ends this program, or 0; the process gets it, too.
  /// - Throws: An error if the system is out of processes, memory or descriptors.
  package static func run(
    _ arguments: [String], _ files: ScriptFiles, endingSignal: () -> Int32
  ) throws(FileError) {
    let sealed = try SealedFiles(files)
    var mode = termios()
    let hasMode = tcgetattr(STDIN_FILENO, &mode) == 0
    // The process must not inherit these.
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in before { signal(number, handler) } }
    let process = try start(arguments, sealed)
    while waitpid(process, nil, 0) < 0, errno == EINTR {
      let signal = endingSignal()
      if signal != 0 { kill(process, signal) }
    }
    if hasMode { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
  }

  /// Prepares the new process, which then ends if the runner is killed, and returns the files of
  /// the run; `nil` if no runner has started the process.
  package static func begin() -> ScriptFiles? {
    WorkerStart.leaveNetwork()
    cw_hangUpWithParent()
    let files = SealedFiles.files(in: CaseWorker.files)
    close(CaseWorker.files)
    return files
  }

  private static func start(
    _ arguments: [String], _ sealed: SealedFiles
  ) throws(FileError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A descriptor that already has the right number would be closed in the new process.
    let file = fcntl(sealed.file, F_DUPFD_CLOEXEC, 10)
    guard file >= 0 else { throw FileError(.read, "the run's files", .system(errno)) }
    defer { close(file) }
    posix_spawn_file_actions_adddup2(&actions, file, CaseWorker.files)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let strings = arguments.map { strdup($0) }
    defer { for string in strings { free(string) } }
    let problem = posix_spawn(
      &process, "/proc/self/exe", &actions, &attributes, strings + [nil], environ)
    guard problem == 0 else { throw FileError(.read, "/proc/self/exe", .system(problem)) }
    return process
  }
}
