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
  /// - Returns: The exit status of the process; `nil` if a signal has ended it.
  /// - Throws: An error if the system is out of processes, memory or descriptors.
  package static func run(
    _ arguments: [String], _ files: ScriptFiles, endingSignal: () -> Int32
  ) throws(FileError) -> Int32? {
    let sealed = try SealedFiles(files)
    var mode = termios()
    let hasMode = tcgetattr(STDIN_FILENO, &mode) == 0
    // The process must not inherit these.
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in before { signal(number, handler) } }
    let process = try ChildProcess.start(
      "/proc/self/exe", arguments: arguments,
      streams: [CaseWorker.files: .descriptor(sealed.file)])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {
      let signal = endingSignal()
      if signal != 0 { kill(process, signal) }
    }
    if hasMode { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
    return status & 0x7f == 0 ? status >> 8 & 0xff : nil
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
}
