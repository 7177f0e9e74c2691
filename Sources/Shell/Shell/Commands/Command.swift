package import AppDriver

/// A command of the shell, with everything needed to run it, to complete it, and to print its help.
///
/// It is a class so that its instances, which are immutable, can be shared.
package final class Command {
  /// A section of the help.
  ///
  /// Sections are listed in this order, with their raw values as headings.
  package nonisolated enum Group: String, CaseIterable, Sendable {
    case navigate = "Navigate"
    case fillIn = "Fill in"
    case device = "Device"
    case look = "Look"
    case walkthrough = "Walkthrough"
    case shell = "Shell"
  }

  /// The word that runs the command.
  package let name: String
  /// The help section that lists the command.
  package let group: Group
  /// The arguments as shown in the help, such as `ROW` or `[N | root | SCREEN]`.
  package let arguments: String
  /// A one-line description of the command, without a period.
  package let summary: String
  /// Additional lines of help; empty if the summary is sufficient.
  package let details: [String]
  /// A closure that returns the topics of `help NAME TOPIC`, such as what `expect` can check.
  package let topics: () -> [HelpTopic]
  /// Whether the command is a mistake in a script, because a script must mean the same for
  /// everybody.
  package let isOnlyForPrompt: Bool
  /// Whether the command is a verb of the screens that offer it, so that a button with the same
  /// title comes first.
  package let isOfScreen: Bool
  /// A closure that returns whether a screen offers the command.
  package let isOffered: (ScreenSnapshot) -> Bool
  /// A closure that returns the indices of the arguments that are typed into a secure field; `nil`
  /// if there are none.
  package let secrets: (Invocation, ShellState) -> Range<Int>?
  /// A closure that returns the candidates for completion at the cursor.
  package let complete: (CompletionRequest) -> Candidates
  /// A closure that parses the arguments and returns the meaning of the command.
  ///
  /// It throws an error if the arguments are wrong.
  package let read: (Invocation) throws(CommandError) -> CommandMeaning
  /// A closure that finds mistakes in the arguments that only the other commands show, for a check
  /// of a script.
  ///
  /// It throws the error that a run reports on every screen.
  package let check: (Invocation, CommandTable) throws(CommandError) -> Void
  /// A closure that returns the line that the command runs by itself, for a check of a script;
  /// `nil` if it runs none.
  package let lineToRun: (Invocation) -> String?

  package init(
    _ name: String, _ group: Group, arguments: String = "", summary: String,
    details: [String] = [], topics: @escaping () -> [HelpTopic] = { [] },
    isOnlyForPrompt: Bool = false, isOfScreen: Bool = false,
    isOffered: @escaping (ScreenSnapshot) -> Bool = { _ in true },
    secrets: @escaping (Invocation, ShellState) -> Range<Int>? = { _, _ in nil },
    complete: @escaping (CompletionRequest) -> Candidates = { _ in [] },
    check: @escaping (Invocation, CommandTable) throws(CommandError) -> Void = { _, _ in },
    lineToRun: @escaping (Invocation) -> String? = { _ in nil },
    read: @escaping (Invocation) throws(CommandError) -> CommandMeaning
  ) {
    self.name = name
    self.group = group
    self.arguments = arguments
    self.summary = summary
    self.details = details
    self.topics = topics
    self.isOnlyForPrompt = isOnlyForPrompt
    self.isOfScreen = isOfScreen
    self.isOffered = isOffered
    self.secrets = secrets
    self.complete = complete
    self.read = read
    self.check = check
    self.lineToRun = lineToRun
  }
}
