/// A command of the shell: one value from which running, help and completion are made.
///
/// It never changes, so it is shared and not copied.
public final class Command {
  /// Where the help lists the command.
  public nonisolated enum Group: String, CaseIterable, Sendable {
    /// A heading of the help, in this order.
    case navigate = "Navigate"
    /// A heading of the help, in this order.
    case fillIn = "Fill in"
    /// A heading of the help, in this order.
    case device = "The device"
    /// A heading of the help, in this order.
    case look = "Look"
    /// A heading of the help, in this order.
    case walkthrough = "Walkthrough"
    /// A heading of the help, in this order.
    case shell = "Shell"
  }

  /// What the command is called by.
  public let name: String
  /// Where the help lists it.
  public let group: Group
  /// Its arguments as the help writes them: `ROW`, `[N | root | SCREEN]`.
  public let arguments: String
  /// What it does, in a line without a full stop.
  public let summary: String
  /// More about it, in lines of help; empty where the summary says all.
  public let details: [String]
  /// Whether all that follows the name is one text, in which quotes, `;` and `#` mean nothing.
  public let takesText: Bool
  /// Names the words that go into a secure field, by their places among the arguments.
  public let secrets: (Invocation) -> Range<Int>?
  /// Lists what may stand where the cursor is.
  public let complete: (CompletionRequest) -> [String]
  /// Says what the command does with these words, or why it can't.
  public let run: (Invocation) throws(CommandError) -> Effect

  /// Makes a command.
  public init(
    _ name: String, _ group: Group, arguments: String = "", summary: String,
    details: [String] = [], takesText: Bool = false,
    secrets: @escaping (Invocation) -> Range<Int>? = { _ in nil },
    complete: @escaping (CompletionRequest) -> [String] = { _ in [] },
    run: @escaping (Invocation) throws(CommandError) -> Effect
  ) {
    self.name = name
    self.group = group
    self.arguments = arguments
    self.summary = summary
    self.details = details
    self.takesText = takesText
    self.secrets = secrets
    self.complete = complete
    self.run = run
  }
}
