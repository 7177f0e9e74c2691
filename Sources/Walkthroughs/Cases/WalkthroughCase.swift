package import Script
import Shell

/// One case of a walkthrough: a sequence of steps that runs as one test.
package nonisolated struct WalkthroughCase: Sendable {
  /// The title, or the file's name if the file has no titles.
  package let title: String
  /// The tags of the file and of the case.
  package let tags: [String]
  /// The line number of the title; 1 if there is no title.
  package let line: Int
  /// The steps and blocks of the case, in order.
  package let statements: [Statement]
  /// The reason for skipping the case; `nil` if the case is to run.
  package let skip: String?
}
