import AppSandbox
import Glibc

/// A worker process that starts while the run is planned.
///
/// Starting a process takes longer than planning most runs.
package final class EarlyWorker {
  /// The memory for the run's files, which are written when the run begins.
  let files: SealedFiles
  private var child: WorkerChild?

  /// Starts a process; returns `nil` if the system is out of memory, processes or descriptors.
  ///
  /// - Parameter arguments: The arguments that start this program as a worker, including its name.
  package init?(arguments: [String]) {
    guard let files = try? SealedFiles(),
      let child = WorkerChild(arguments: arguments, files: files)
    else { return nil }
    self.files = files
    self.child = child
  }

  /// The process ID; `nil` if the process was taken or ended.
  var process: pid_t? { child?.process }

  /// Returns the process, for which its caller is responsible; `nil` if it was taken before.
  func take() -> WorkerChild? { child.take() }

  /// Ends the process, unless a run has taken it.
  package func stop() {
    guard let child = take() else { return }
    _ = child.stop { _ in }
    AppSandbox.removeUnused()
  }
}
