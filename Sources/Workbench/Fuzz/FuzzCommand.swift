import ArgumentParser
import Foundation
import Script
import ToolSupport

/// The `flowsh-fuzz` command, which looks for inputs that break flowsh.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flowsh-fuzz", abstract: "Look for inputs that break flowsh.",
    discussion: """
      Makes random inputs, runs them in child processes, and prints those that crash flowsh, hang \
      it, or violate a property that must always hold. The same seed makes the same inputs. \
      Generators:

      \(Generator.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n"))

      The last line says what the run has done and found. Ctrl-C ends a run early.

      Exit status: 0 if no trial failed, 1 if any did, 64 for incorrect usage, 70 if the \
      child processes can't run, 130 after Ctrl-C.
      """)

  @Option(help: "The time to run in seconds, divided among the generators.")
  var seconds: Double?

  @Option(help: "The number of trials of each generator.")
  var trials: Int?

  @Option(help: "The seed; by default, a random one.")
  var seed: UInt64?

  @Option(help: "The number of the first trial, to reproduce a failure.")
  var first = 0

  @Option(help: "Use only this generator. Can be repeated.")
  var only: [Generator] = []

  @Option(help: "The number of child processes; by default, the number of cores.")
  var jobs: Int?

  @Option(help: "The time in seconds after which a trial without progress counts as hanging.")
  var patience = Worker.patience

  func validate() throws {
    if let seconds, !(seconds > 0) { throw ValidationError("--seconds must be more than 0") }
    if let trials, trials < 1 { throw ValidationError("--trials must be 1 or more, not \(trials)") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more, not \(jobs)") }
    if first < 0 { throw ValidationError("--first must be 0 or more, not \(first)") }
    if seconds == nil, trials == nil {
      throw ValidationError("specify --seconds or --trials, as in \"--seconds 30\"")
    }
  }

  @MainActor func perform() throws {
    Interruption.prepare()
    let seed = seed ?? UInt64.random(in: 0..<1 << 32)
    print("seed \(seed)")
    fflush(nil)
    let generators = only.isEmpty ? Generator.all : only
    let folder = try TemporaryFolder(prefix: "flowsh-fuzz")
    defer { folder.remove() }
    let plan = Campaign.Plan(
      seed: seed, first: first, trials: trials,
      seconds: seconds.map { $0 / Double(generators.count) },
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, patience: patience,
      folder: folder.path)
    let start = Progress.now
    var campaigns: [Campaign] = []
    for generator in generators where Interruption.signal == nil {
      let campaign = Campaign(generator, plan)
      try campaign.run { failure in
        print(failure.text)
        fflush(nil)
      }
      print(campaign.summary)
      fflush(nil)
      campaigns.append(campaign)
    }
    let status = Self.conclude(campaigns, seed: seed, seconds: Progress.now - start)
    fflush(nil)
    if status != 0 { throw ExitCode(status) }
  }

  /// Prints the closing line and returns the exit status: 128 and the signal if the run was
  /// interrupted, 1 if any trial failed.
  @MainActor private static func conclude(
    _ campaigns: [Campaign], seed: UInt64, seconds: Double
  ) -> Int32 {
    let failures = campaigns.flatMap { campaign in
      campaign.properties.map { "\(campaign.generator.name): \($0)" }
    }
    let (status, meaning): (Int32, String) =
      if let signal = Interruption.signal {
        (128 + signal, "interrupted")
      } else {
        failures.isEmpty ? (0, "no failures") : (1, "failures")
      }
    print(
      status > 128 ? "interrupted after " : "",
      counted(campaigns.reduce(0) { $0 + $1.done }, "trial"), ", ",
      counted(campaigns.reduce(0) { $0 + $1.commands }, "command"), ", ",
      String(format: "%.1f s", seconds), ", seed \(seed): ",
      failures.isEmpty
        ? "nothing found"
        : "\(counted(failures.count, "failure")) (\(failures.joined(separator: "; ")))",
      "; exit status \(status) (\(meaning))", separator: "")
    return status
  }
}
