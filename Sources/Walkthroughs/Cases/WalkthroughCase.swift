package import Script
import Shell

/// A case of a walkthrough, which is one test.
package nonisolated struct WalkthroughCase: Sendable {
  /// The title, or the file's name if the file has no titles.
  package let title: String
  /// The tags of the file and of the case.
  package let tags: [String]
  /// The line of the title; 1 if there is none.
  package let line: Int
  /// The steps in order, including blocks.
  package let statements: [Statement]
  /// The reason for skipping the case; nil if it is to be run.
  package let skip: String?
}
