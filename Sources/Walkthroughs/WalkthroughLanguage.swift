/// What the reader of a walkthrough's text has to know of commands.
package nonisolated enum WalkthroughLanguage {
  /// The commands to which all that follows their name is one text.
  package static let textCommands: Set<String> = ["note"]
}
