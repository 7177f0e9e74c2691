import Script

/// The result of a run: its closing line and its exit status.
struct Verdict {
  private let seed: UInt64
  private let start = Progress.now
  private var trials = 0
  private var commands = 0
  private var failures: [String] = []
  /// The signal that has ended the run early.
  private var signal: Int32?

  init(seed: UInt64) { self.seed = seed }

  /// Adds what a campaign has done.
  mutating func add(_ campaign: Campaign) {
    trials += campaign.done
    commands += campaign.commands
    failures += campaign.properties.map { "\(campaign.generator.rawValue): \($0)" }
    signal = signal ?? Interruption.signal
  }

  /// The exit status: 128 and the signal if the run was interrupted, 1 if any trial failed.
  var status: Int32 { signal.map { 128 + $0 } ?? (failures.isEmpty ? 0 : 1) }

  /// The closing line, without a newline.
  func text(at now: Double = Progress.now) -> String {
    let found =
      failures.isEmpty
      ? "nothing found"
      : "\(counted(failures.count, "failure")) (\(failures.joined(separator: "; ")))"
    let meaning =
      signal != nil ? "interrupted" : failures.isEmpty ? "no failures" : "failures"
    return (signal == nil ? "" : "interrupted after ")
      + "\(counted(trials, "trial")), \(counted(commands, "command")), "
      + "\(Self.text(now - start)), seed \(seed): \(found); exit status \(status) (\(meaning))"
  }

  private static func text(_ seconds: Double) -> String {
    let tenths = Int((max(0, seconds) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
