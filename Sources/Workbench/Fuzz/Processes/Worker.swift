import Files
import Foundation
import Glibc
import PseudoTerminal
import ToolSupport

/// The runner's view of a worker process.
final class Worker {
  /// The default time in seconds without progress after which a trial counts as hanging.
  nonisolated static let patience = 20.0

  /// The way in which a worker ended.
  enum Ending {
    /// The worker has run its trials.
    case finished
    /// A property doesn't hold, or the process crashed or hung.
    case failed(Mismatch)
    /// A signal arrived while the runner waited for the worker.
    case interrupted
    /// The worker couldn't start.
    case useless
  }

  let files: WorkerFiles
  private let progress: Progress
  private let process: Int32
  private let patience: Double
  private var lastBeat = (beat: -1, time: Progress.now)

  /// Starts a worker, in a process group of its own, so that Ctrl-C reaches only this process.
  ///
  /// - Parameters:
  ///   - generator: The generator of the trials.
  ///   - folder: The worker's folder, which is emptied first.
  ///   - input: The input to check, instead of making some.
  ///   - patience: The time in seconds without progress after which a trial counts as hanging.
  ///   - arguments: Further arguments of the worker.
  /// - Throws: `SystemError` if the worker can't be started.
  init(
    _ generator: Generator, folder: String, input: Input? = nil, patience: Double,
    _ arguments: [String] = []
  ) throws {
    files = WorkerFiles(folder: folder)
    files.removeAll()
    if let input { try Data(input.encoded).write(to: URL(filePath: files.input)) }
    guard let progress = Progress(path: files.progress) else {
      throw SystemError(what: "can't create \(files.progress)", errno: errno)
    }
    self.progress = progress
    self.patience = patience
    process = try ChildProcess.start(
      BuiltProduct.path(of: "flowsh-fuzz"),
      [WorkerCommand.name, generator.name, "--folder", folder, "--parent", "\(getpid())"]
        + (input == nil ? [] : ["--checks-input"]) + arguments,
      environment: ["SWIFT_BACKTRACE": "enable=no"]
        .merging(ProcessInfo.processInfo.environment) { $1 },
      group: .own,
      streams: [0: .reading("/dev/null"), 1: .appending("/dev/null"), 2: .appending(files.errors)])
  }

  var current: Int { progress.current }
  var done: Int { progress.done }
  var commands: Int { progress.commands }

  /// Returns how the worker ended; `nil` while it is running.
  func ending() -> Ending? {
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == process { return ending(ExitStatus(raw: status)) }
    let now = Progress.now
    if progress.beat != lastBeat.beat { lastBeat = (progress.beat, now) }
    // Before the first trial, the system may be busy starting the process.
    let limit = lastBeat.beat == 0 ? max(patience, Self.patience) : patience
    guard now - lastBeat.time > limit else { return nil }
    kill()
    return .failed(
      Mismatch(
        "hang", expected: "progress within the time limit",
        seen: "no progress\n\(files.errorMessage())"))
  }

  /// Waits for the end of the worker, or ends it if a signal arrives.
  func wait() -> Ending {
    while Interruption.signal == nil {
      if let ending = ending() { return ending }
      poll(nil, 0, 2)
    }
    kill()
    return .interrupted
  }

  /// Kills the worker, and waits for its end.
  func kill() {
    Glibc.kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  private func ending(_ status: ExitStatus) -> Ending {
    switch status {
    case .exited(0) where progress.isFinished: return .finished
    case .exited(WorkerCommand.mismatched):
      if let mismatch = files.readMismatch() { return .failed(mismatch) }
    case .exited(WorkerCommand.failed) where progress.beat == 0: return .useless
    default: break
    }
    return .failed(
      Mismatch("crash", expected: "no crash", seen: "\(status.text)\n\(files.errorMessage())"))
  }
}

extension ExitStatus {
  var text: String {
    switch self {
    case .exited(let status): "exit \(status)"
    case .signaled(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}
