import ArgumentParser
import CSystem
import Foundation

/// The command of the child processes, which run the trials.
///
/// A crash or a hang ends only the worker. The shared memory then identifies the trial, and a file
/// contains its input.
struct WorkerCommand: ParsableCommand {
  static let name = "worker"
  /// The exit status of a worker that has found a mismatch.
  static let mismatched: Int32 = 1
  /// The exit status of a worker that can't start.
  static let failed: Int32 = 3

  @Argument var generator: Generator
  /// A folder for the files of this worker, which is also its current folder.
  @Option var folder: String
  @Option var parent: Int32
  @Option var seed: UInt64 = 0
  @Option var first = 0
  /// The distance between the numbers of the worker's trials.
  @Option var stride = 1
  @Option var trials = 1
  /// The monotonic time in seconds at which the worker starts no more trials.
  @Option var until = Double.infinity
  /// Whether to check the stored input instead of making some.
  @Flag var checksInput = false

  @MainActor func perform() -> Never {
    let files = WorkerFiles(folder: folder)
    guard cw_dieWithParent(parent) == 0, chdir(folder) == 0,
      let progress = Progress(path: files.progress)
    else { _exit(Self.failed) }
    let store = open(files.input, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard store >= 0 else { _exit(Self.failed) }
    Progress.own = progress
    Self.limitMemory()
    do throws(Mismatch) {
      // A new process continues after many trials, so that leaks don't add up.
      for place in 0..<min(trials, 5_000) where Progress.now < until {
        let number = first + place * stride
        progress.begin(number)
        if checksInput {
          try generator.check(files.readInput())
        } else {
          ftruncate(store, 0)
          let draft = Draft(store: store)
          var random = Random(seed: seed, generator: generator.name, trial: number)
          generator.make(&random, draft)
          try generator.check(draft.input)
        }
        progress.end()
      }
    } catch {
      files.write(error)
      _exit(Self.mismatched)
    }
    progress.isFinished = true
    _exit(0)
  }

  private static func limitMemory() {
    var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }
}
