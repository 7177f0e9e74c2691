public import AppDriver

/// What came of one command of a script.
public struct StepResult {
  /// How it ended.
  public nonisolated enum Status: String, Sendable, Hashable, Codable {
    /// As its author expects, or not; `noted` where a command after `?` was refused.
    case passed, failed, noted
  }

  /// The command as it may be shown: secrets are starred, `! ` or `? ` stands before it.
  public let command: String
  /// Where it stands.
  public let location: SourceLocation?
  /// How it ended.
  public let status: Status
  /// Why it failed; of a command that had to be refused, or might be, why it was.
  public let error: CommandError?
  /// What its author has to say where it fails.
  public let message: String?
  /// What it printed, without its echo and uncoloured.
  public let output: String
  /// The lines expected and printed, where they differ.
  public let difference: [DiffLine]?
  /// How long it took.
  public let duration: Duration
  /// The events that it caused, for `AppSession.events(in:)`.
  public let events: Range<Int>
  /// The calls behind it, with their places; empty where calls aren't traced.
  public let calls: [String]
  /// What a person sees after it.
  public let screen: ScreenSnapshot?
}
