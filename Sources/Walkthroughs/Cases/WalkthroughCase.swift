package import Script
import Shell

/// One case of a walkthrough: one test.
package nonisolated struct WalkthroughCase: Sendable {
  /// The title; of a file without titles the file's name.
  package let title: String
  /// The file's tags and its own.
  package let tags: [String]
  /// The line of the title, 1 where there is none.
  package let line: Int
  /// Its steps, blocks included, in their order.
  package let statements: [Statement]
  /// Why it is not to be run, nil where it is.
  package let skip: String?
}
