/// A part of a project that isn't adopted.
package struct SkippedItem: Equatable, Sendable {
  /// What it is called: a target or a file.
  package let name: String
  /// Why it is skipped, in words that follow the name.
  package let reason: String

  /// The reason of a framework that no adopted target links.
  static let framework = "is a framework"
}
