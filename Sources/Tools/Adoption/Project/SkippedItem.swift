/// A part of a project that isn't adopted.
package struct SkippedItem: Equatable, Sendable {
  /// The name of a target or a file.
  package let name: String
  /// Why it is skipped, in words that follow the name.
  package let reason: String

  /// The reason of a framework that no adopted target links.
  static let framework = "is a framework"
}

extension SkippedItem {
  /// Creates what is said of something that can't be a file of a target.
  init(_ oddity: SourceFolder.Oddity) {
    name = oddity.path
    reason =
      switch oddity.problem {
      case .special: "is a named pipe, a socket or a device"
      case .unnameable: "has a name that isn't UTF-8; rename it"
      case .unreadable: "can't be read; make it readable"
      case .leadsNowhere: "is a link that leads nowhere"
      }
  }
}
