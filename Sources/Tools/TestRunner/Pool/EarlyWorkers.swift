import AppSandbox
import Glibc

/// Worker processes that start while the run is planned.
///
/// Starting a process takes longer than planning most runs.
package final class EarlyWorkers {
  /// The memory for the run's files, which are written when the run begins.
  let files: SealedFiles
  private let arguments: [String]
  private var children: [WorkerChild] = []

  /// Starts a process; returns `nil` if the system is out of memory, processes or descriptors.
  ///
  /// - Parameter arguments: The arguments that start this program as a worker, including its name.
  package init?(arguments: [String]) {
    guard let files = try? SealedFiles() else { return nil }
    self.files = files
    self.arguments = arguments
    start()
    if children.isEmpty { return nil }
  }

  /// Starts a second process, unless there are two, for a run that has cases for both.
  ///
  /// More of them would delay the plan, without which none has anything to do.
  package func startSecond() { if children.count < 2 { start() } }

  private func start() {
    if let child = WorkerChild(arguments: arguments, files: files) { children.append(child) }
  }

  /// The process IDs of those that weren't taken.
  var processes: [pid_t] { children.map(\.process) }

  /// Returns a process, for which its caller is responsible; `nil` if all were taken.
  func take() -> WorkerChild? { children.isEmpty ? nil : children.removeFirst() }

  /// Ends the processes that no run has taken.
  package func stop() {
    guard !children.isEmpty else { return }
    while let child = take() { _ = child.stop { _ in } }
    AppSandbox.removeUnused()
  }
}
