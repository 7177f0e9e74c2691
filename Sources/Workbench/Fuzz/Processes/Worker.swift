import Foundation
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
  private let process: Spawn
  private let patience: Double
  private var lastBeat = (beat: -1, time: Progress.now)

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - generator: The generator of the trials.
  ///   - folder: The worker's folder, which is emptied first.
  ///   - input: The input to check, instead of making one.
  ///   - patience: The time in seconds without progress after which a trial counts as hanging.
  ///   - arguments: Further arguments of the worker.
  /// - Throws: `FuzzError` if the worker can't be started.
  init(
    _ generator: GeneratorName, folder: String, input: Input? = nil, patience: Double,
    _ arguments: [String]
  ) throws {
    files = WorkerFiles(folder: folder)
    files.removeAll()
    if let input { files.write(input) }
    guard let progress = Progress(path: files.progress) else {
      throw SystemError(what: "can't create \(files.progress)", errno: errno)
    }
    self.progress = progress
    self.patience = patience
    let environment = ["SWIFT_BACKTRACE": "enable=no"]
      .merging(ProcessInfo.processInfo.environment) { $1 }
    process = try Spawn(
      Spawn.ownPath,
      [WorkerCommand.name, generator.rawValue, "--folder", folder, "--parent", "\(getpid())"]
        + (input == nil ? [] : ["--checks-input"]) + arguments,
      environment: environment, errors: files.errors)
  }

  var current: Int { progress.current }
  var done: Int { progress.done }
  var commands: Int { progress.commands }

  /// Returns how the worker ended; `nil` while it is running.
  func ending() -> Ending? {
    if let end = process.end() { return ending(end) }
    let now = Progress.now
    if progress.beat != lastBeat.beat { lastBeat = (progress.beat, now) }
    // Before the first trial, the system may be busy starting the process.
    let limit = lastBeat.beat == 0 ? max(patience, Self.patience) : patience
    guard now - lastBeat.time > limit else { return nil }
    process.kill()
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

  /// Kills the worker.
  func kill() { process.kill() }

  private func ending(_ end: ProcessEnd) -> Ending {
    switch end {
    case .exited(0) where progress.isFinished: return .finished
    case .exited(WorkerCommand.mismatched):
      if let mismatch = files.readMismatch() { return .failed(mismatch) }
    case .exited(WorkerCommand.failed) where progress.beat == 0: return .useless
    default: break
    }
    return .failed(
      Mismatch("crash", expected: "no crash", seen: "\(end)\n\(files.errorMessage())"))
  }
}
