/// A command of the shell: one value from which running, help and completion are made.
///
/// It never changes, so it is shared and not copied.
package final class Command {
  /// Where the help lists the command.
  package nonisolated enum Group: String, CaseIterable, Sendable {
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
  package let name: String
  /// Where the help lists it.
  package let group: Group
  /// Its arguments as the help writes them: `ROW`, `[N | root | SCREEN]`.
  package let arguments: String
  /// What it does, in a line without a full stop.
  package let summary: String
  /// More about it, in lines of help; empty where the summary says all.
  package let details: [String]
  /// Names the words that go into a secure field, by their places among the arguments.
  package let secrets: (Invocation, ShellView) -> Range<Int>?
  /// Lists what may stand where the cursor is.
  package let complete: (CompletionRequest) -> [String]
  /// Says what these words mean, or what is wrong with them.
  package let read: (Invocation) throws(CommandError) -> CommandMeaning

  /// Makes a command.
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
