import ArgumentParser
import CSystem
import Foundation

/// The command of the child processes, which run the trials.
///
/// A crash or a hang ends only the worker. The shared memory then identifies the trial.
struct WorkerCommand: ParsableCommand {
  static let name = "worker"
  /// The exit status of a worker that has found a mismatch.
  static let mismatched: Int32 = 1
  /// The exit status of a worker that can't start.
  static let failed: Int32 = 3

  @Argument var generator: GeneratorName
  /// A folder for the files of this worker, which is also its current folder.
  @Option var folder: String
  @Option var parent: Int32
  @Option var seed: UInt64 = 0
  @Option var first = 0
  /// The distance between the numbers of the worker's trials.
  @Option var stride = 1
  @Option var trials = Int.max
  /// The monotonic time in seconds at which the worker starts no more trials.
  @Option var until = Double.infinity
  /// Whether to store the input of the trial while it is made.
  @Flag var traces = false
  /// Whether to check the stored input instead of making one.
  @Flag var checksInput = false

  @MainActor func perform() -> Never {
    guard cw_dieWithParent(parent) == 0, chdir(folder) == 0,
      let progress = Progress(path: WorkerFiles(folder: folder).progress)
    else { _exit(Self.failed) }
    Self.limitMemory()
    let generator = generator.generator(Workbench(folder: folder, progress: progress))
    let files = WorkerFiles(folder: folder)
    do throws(Mismatch) {
      if checksInput {
        progress.begin(first)
        try generator.check(Input(encoded: files.readInput()))
      } else {
        try run(generator, progress, files)
      }
    } catch {
      files.write(error)
      _exit(Self.mismatched)
    }
    progress.isFinished = true
    _exit(0)
  }

  @MainActor private func run(
    _ generator: any Generator, _ progress: Progress, _ files: WorkerFiles
  ) throws(Mismatch) {
    for place in 0..<min(trials, Self.trialsPerProcess) {
      guard Progress.now < until else { return }
      let number = first + place * stride
      progress.begin(number)
      var random = Random(seed: seed, generator: self.generator.rawValue, trial: number)
      let draft = traces ? Draft(store: files.appendInput) : Draft()
      generator.make(&random, into: draft)
      try generator.check(draft.input)
      progress.end()
    }
  }

  /// The number of trials after which a new process continues, so that leaks don't add up.
  private static let trialsPerProcess = 5_000

  private static func limitMemory() {
    var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }
}
