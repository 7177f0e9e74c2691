import Foundation
import ToolSupport

/// A run of one generator: its workers, and the failures that they find.
final class Campaign {
  /// The number of failures after which the generator stops.
  private static let mostFailures = 5

  let generator: GeneratorName
  private let seed: UInt64
  private let first: Int
  private let trials: Int?
  private let limit: Duration?
  private let jobs: Int
  private let patience: Double
  private let folder: TemporaryFolder
  /// The number of trials that have ended.
  private(set) var done = 0
  /// The number of commands that have run.
  private(set) var commands = 0
  /// The properties that don't hold, one for each failure.
  private(set) var properties: [String] = []
  private var failures: Set<String> = []
  private var repeated = 0
  private var seconds = 0.0

  /// A sequence of workers, one at a time, which run every `jobs`th trial.
  private struct Lane {
    let number: Int
    var next: Int
    var worker: Worker?
  }

  init(
    _ generator: GeneratorName, seed: UInt64, first: Int, trials: Int?, limit: Duration?, jobs: Int,
    patience: Double, folder: TemporaryFolder
  ) {
    self.patience = patience
    self.generator = generator
    self.seed = seed
    self.first = first
    self.trials = trials
    self.limit = limit
    self.jobs = min(jobs, trials ?? jobs)
    self.folder = folder
  }

  /// Runs the trials until they have ended or a signal arrives.
  ///
  /// - Parameter report: A closure that is called with each failure.
  /// - Throws: `FuzzError` if a worker can't be started.
  func run(report: (Failure) -> Void) throws {
    let start = Progress.now
    let until = limit.map { start + $0 / .seconds(1) } ?? .infinity
    var lanes = (0..<jobs).map { Lane(number: $0, next: first + $0) }
    defer {
      for worker in lanes.compactMap(\.worker) {
        worker.kill()
        count(worker)
      }
      seconds = Progress.now - start
    }
    while Interruption.signal == nil {
      var isBusy = false
      for place in lanes.indices where try advance(&lanes[place], until, report) { isBusy = true }
      guard isBusy else { break }
      poll(nil, 0, 5)
    }
  }

  private func count(_ worker: Worker) {
    done += worker.done
    commands += worker.commands
  }

  /// Starts a lane's next worker, or checks whether its worker has ended.
  ///
  /// - Returns: Whether the lane has more to do.
  private func advance(
    _ lane: inout Lane, _ until: Double, _ report: (Failure) -> Void
  ) throws -> Bool {
    guard let worker = lane.worker else {
      let end = trials.map { first + $0 } ?? .max
      guard lane.next < end, Progress.now < until, failures.count < Self.mostFailures else {
        return false
      }
      lane.worker = try self.worker(lane.number, from: lane.next, to: end, until)
      return true
    }
    guard let ending = worker.ending() else { return true }
    lane.worker = nil
    count(worker)
    switch ending {
    case .finished: lane.next += worker.done * jobs
    case .failed(let mismatch):
      done += 1
      lane.next = worker.current + jobs
      try take(mismatch, of: worker.current, report)
    case .interrupted: break
    case .useless: throw FuzzError.workerFailed(errors: worker.files.errorMessage())
    }
    return true
  }

  private func worker(_ lane: Int, from next: Int, to end: Int, _ until: Double) throws -> Worker {
    let count = (end - next - 1) / jobs + 1
    return try Worker(
      generator, folder: "\(folder.path)/\(generator.rawValue)-\(lane)", patience: patience,
      ["--seed", "\(seed)", "--first", "\(next)", "--stride", "\(jobs)", "--trials", "\(count)"]
        + (until.isFinite ? ["--until", "\(until)"] : []))
  }

  // MARK: Failures

  private func take(_ mismatch: Mismatch, of number: Int, _ report: (Failure) -> Void) throws {
    guard !isKnown(mismatch) else { return repeated += 1 }
    let folder = "\(folder.path)/\(generator.rawValue)-alone"
    let alone = try Worker(
      generator, folder: folder, patience: patience,
      ["--seed", "\(seed)", "--first", "\(number)", "--trials", "1", "--traces"])
    let ending = alone.wait()
    guard case .failed(let again) = ending, again.property == mismatch.property else {
      let isInterrupted = if case .interrupted = ending { true } else { false }
      return self.report(
        mismatch, number, nil, pieces: 0, isInterrupted: isInterrupted, report)
    }
    let input = Input(encoded: alone.files.readInput())
    // A smaller input that fails for another reason would be misleading.
    var last = again
    let within = generator.generator(Workbench(folder: folder)).shrinksWithinPieces
    var shrinker = Shrinker(shrinksWithinPieces: within) { [generator, patience] candidate in
      guard Interruption.signal == nil,
        let worker = try? Worker(
          generator, folder: folder, input: candidate, patience: patience / 4, []),
        case .failed(let found) = worker.wait(), found.property == mismatch.property
      else { return false }
      last = found
      return true
    }
    let small = shrinker.shrink(input)
    self.report(last, number, small, pieces: input.pieces.count, report)
  }

  private func report(
    _ mismatch: Mismatch, _ number: Int, _ input: Input?, pieces: Int, isInterrupted: Bool = false,
    _ report: (Failure) -> Void
  ) {
    failures.insert(Self.signature(of: mismatch))
    properties.append(mismatch.property)
    let generator = generator.generator(Workbench(folder: folder.path))
    report(
      Failure(
        generator: self.generator, seed: seed, number: number, mismatch: mismatch, input: input,
        pieces: pieces, isInterrupted: isInterrupted, reader: input.flatMap(generator.reader)))
  }

  private func isKnown(_ mismatch: Mismatch) -> Bool {
    failures.contains(Self.signature(of: mismatch))
  }

  /// The property and, for a crash, the program's last words without numbers.
  private static func signature(of mismatch: Mismatch) -> String {
    guard mismatch.property == "crash" else { return mismatch.property }
    return mismatch.seen.filter { !$0.isNumber }
  }

  var summary: String {
    let name = generator.rawValue.padding(toLength: 14, withPad: " ", startingAt: 0)
    return name + "\(done) trials, \(commands) commands, "
      + String(format: "%.1f s", seconds) + (failures.isEmpty ? "" : ", \(failures.count) failures")
      + (repeated > 0 ? " (found \(repeated) more times)" : "")
  }
}
