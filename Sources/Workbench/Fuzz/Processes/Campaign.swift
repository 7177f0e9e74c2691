import Foundation
import ToolSupport

/// A run of one generator: its workers, and the failures that they find.
final class Campaign {
  /// The number of failures after which the generator stops.
  private static let mostFailures = 5

  /// The trials of a campaign, and how they run.
  struct Plan {
    let seed: UInt64
    /// The number of the first trial.
    let first: Int
    /// The number of trials; `nil` for any number.
    let trials: Int?
    /// The time in seconds; `nil` if it isn't limited.
    let seconds: Double?
    /// The number of worker processes.
    let jobs: Int
    /// The time in seconds without progress after which a trial counts as hanging.
    let patience: Double
    /// The path of the folder for those of the workers.
    let folder: String
  }

  let generator: Generator
  private let plan: Plan
  private let jobs: Int
  /// The number of trials that have ended.
  private(set) var done = 0
  /// The number of commands that have run.
  private(set) var commands = 0
  /// The properties that don't hold, one for each failure.
  private(set) var properties: [String] = []
  private var signatures: Set<String> = []
  private var repeated = 0
  private var seconds = 0.0

  /// A sequence of workers, one at a time, which run every `jobs`th trial.
  private struct Lane {
    let number: Int
    var next: Int
    var worker: Worker?
  }

  init(_ generator: Generator, _ plan: Plan) {
    self.generator = generator
    self.plan = plan
    jobs = min(plan.jobs, plan.trials ?? plan.jobs)
  }

  /// Runs the trials until they have ended or a signal arrives.
  ///
  /// - Parameter report: A closure that is called with each failure.
  /// - Throws: `FuzzError` if a worker can't be started.
  func run(report: (Failure) -> Void) throws {
    let start = Progress.now
    let until = plan.seconds.map { start + $0 } ?? .infinity
    var lanes = (0..<jobs).map { Lane(number: $0, next: plan.first + $0) }
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
      let end = plan.trials.map { plan.first + $0 } ?? .max
      guard lane.next < end, Progress.now < until, signatures.count < Self.mostFailures else {
        return false
      }
      lane.worker = try Worker(
        generator, folder: "\(plan.folder)/\(generator.name)-\(lane.number)",
        patience: plan.patience,
        [
          "--seed", "\(plan.seed)", "--first", "\(lane.next)", "--stride", "\(jobs)",
          "--trials", "\((end - lane.next - 1) / jobs + 1)",
        ] + (until.isFinite ? ["--until", "\(until)"] : []))
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
      take(mismatch, worker, report)
    case .interrupted: break
    case .useless: throw FuzzError.workerFailed(errors: worker.files.errorMessage())
    }
    return true
  }

  // MARK: Failures

  private func take(_ mismatch: Mismatch, _ worker: Worker, _ report: (Failure) -> Void) {
    guard signatures.insert(Self.signature(of: mismatch)).inserted else { return repeated += 1 }
    let input = worker.files.readInput()
    var last = mismatch
    /// Whether the input fails alone; one that fails for another reason would be misleading.
    func fails(_ input: Input, patience: Double) -> Bool {
      guard Interruption.signal == nil,
        let worker = try? Worker(
          generator, folder: "\(plan.folder)/\(generator.name)-alone", input: input,
          patience: patience),
        case .failed(let found) = worker.wait(), found.property == mismatch.property
      else { return false }
      last = found
      return true
    }
    var small: Input?
    if fails(input, patience: plan.patience) {
      let patience = plan.patience / 4
      small = withoutActuallyEscaping(fails) { fails in
        var shrinker = Shrinker(shrinksWithinPieces: generator.shrinksWithinPieces) {
          fails($0, patience)
        }
        return shrinker.shrink(input)
      }
    }
    properties.append(mismatch.property)
    report(
      Failure(
        trial: .init(generator: generator.name, seed: plan.seed, number: worker.current),
        mismatch: last, input: small, pieces: input.pieces.count,
        isInterrupted: small == nil && Interruption.signal != nil,
        reader: small.flatMap(generator.reader)))
  }

  /// The property and, for a crash, the program's last words without numbers.
  private static func signature(of mismatch: Mismatch) -> String {
    guard mismatch.property == "crash" else { return mismatch.property }
    return mismatch.seen.filter { !$0.isNumber }
  }

  var summary: String {
    let name = generator.name.padding(toLength: 14, withPad: " ", startingAt: 0)
    return name + "\(done) trials, \(commands) commands, "
      + String(format: "%.1f s", seconds)
      + (properties.isEmpty ? "" : ", \(properties.count) failures")
      + (repeated > 0 ? " (found \(repeated) more times)" : "")
  }
}

/// The reason the fuzzer can't run.
enum FuzzError: Error, CustomStringConvertible {
  /// A worker couldn't start its work.
  case workerFailed(errors: String)

  var description: String {
    switch self {
    case .workerFailed(let errors): "a worker can't start: \(errors)"
    }
  }
}
