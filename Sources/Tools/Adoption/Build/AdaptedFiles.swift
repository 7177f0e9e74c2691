/// What the build plugin has made of a target's files.
package struct AdaptedFiles {
  /// An outlet or action of a document that the app doesn't have.
  package struct BrokenConnection: Decodable, Equatable {
    /// The absolute path of the storyboard or nib.
    package let path: String
    package let line: Int
    /// The scene, the element, and what is wrong.
    package let message: String
    /// The name of the property, or the selector.
    package let member: String?

    package init(path: String, line: Int, message: String, member: String?) {
      self.path = path
      self.line = line
      self.message = message
      self.member = member
    }
  }

  /// A part of a source, document or resource that the build goes without.
  package struct SkippedPart: Decodable, Equatable {
    /// The absolute path of the file.
    package let path: String
    package let line: Int?
    package let message: String

    package init(path: String, line: Int?, message: String) {
      self.path = path
      self.line = line
      self.message = message
    }
  }

  /// The paths of what the compiler reads, by those of the Swift sources.
  package var outputs: [String: String] = [:]
  /// The sources in which nothing had to be changed.
  package var unchanged: Set<String> = []
  /// The storyboards and nibs.
  package var documents: [String] = []
  package var brokenConnections: [BrokenConnection] = []
  package var skippedParts: [SkippedPart] = []
}
