/// A command of the shell: the single source for running it, its help and its completion.
///
/// A class because it is immutable and shared.
package final class Command {
  /// A section of the help; the sections are listed in this order under the raw values.
  package nonisolated enum Group: String, CaseIterable, Sendable {
    case navigate = "Navigate"
    case fillIn = "Fill in"
    case device = "The device"
    case look = "Look"
    case walkthrough = "Walkthrough"
    case shell = "Shell"
  }

  /// The word that runs the command.
  package let name: String
  /// The section of the help that lists the command.
  package let group: Group
  /// The arguments as the help shows them: `ROW`, `[N | root | SCREEN]`.
  package let arguments: String
  /// What the command does, in one line without a full stop.
  package let summary: String
  /// Further lines of help; empty if the summary is enough.
  package let details: [String]
  /// Returns which arguments go into a secure field, as a range of indices.
  package let secrets: (Invocation, ShellView) -> Range<Int>?
  /// Returns the candidates for completion at the cursor.
  package let complete: (CompletionRequest) -> [String]
  /// Reads the arguments.
  ///
  /// Throws if they are wrong.
  package let read: (Invocation) throws(CommandError) -> CommandMeaning

  /// Creates a command.
  package init(
    _ name: String, _ group: Group, arguments: String = "", summary: String,
    details: [String] = [],
    secrets: @escaping (Invocation, ShellView) -> Range<Int>? = { _, _ in nil },
    complete: @escaping (CompletionRequest) -> [String] = { _ in [] },
    read: @escaping (Invocation) throws(CommandError) -> CommandMeaning
  ) {
    self.name = name
    self.group = group
    self.arguments = arguments
    self.summary = summary
    self.details = details
    self.secrets = secrets
    self.complete = complete
    self.read = read
  }
}
