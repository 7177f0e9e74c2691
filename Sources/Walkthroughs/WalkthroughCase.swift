public import Shell

/// One case of a walkthrough: one test.
public nonisolated struct WalkthroughCase: Sendable, Hashable {
  /// The title; of a file without titles the file's name.
  public let title: String
  /// The file's tags and its own.
  public let tags: [String]
  /// The line of the title, 1 where there is none.
  public let line: Int
  /// The lines of its steps, blocks included, in their order.
  public let lines: [ScriptLine]
  /// Why it is not to be run, nil where it is.
  public let skip: String?
}
