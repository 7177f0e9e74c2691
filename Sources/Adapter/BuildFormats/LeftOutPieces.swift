/// The pieces that a target's adapted files are compiled without, as JSON.
///
/// `flowsh-adapt settle` finds them, and each build leaves them out again without a search. A file
/// whose adapted text has changed is compiled whole.
package struct LeftOutPieces: Codable, Equatable, Sendable {
  /// The replacement of some bytes of an adapted text, in which lines that only give places to the
  /// compiler are empty.
  package struct Edit: Codable, Equatable, Sendable {
    package let offset: Int
    package let length: Int
    package let text: String

    package init(_ range: Range<Int>, _ text: String) {
      offset = range.lowerBound
      length = range.count
      self.text = text
    }

    package var range: Range<Int> { offset..<offset + length }
  }

  /// The pieces of a file.
  package struct File: Codable, Equatable, Sendable {
    /// The digest of the adapted text in which the pieces were found.
    package let digest: String
    /// The edits in their order, which don't overlap.
    package let edits: [Edit]
    package let pieces: [LeftOutPiece]

    package init(digest: String, edits: [Edit], pieces: [LeftOutPiece]) {
      self.digest = digest
      self.edits = edits
      self.pieces = pieces
    }
  }

  /// The SDK and the modules that the files were compiled with; with others, all are tried again.
  package let sdk: String
  /// The digest of all adapted texts of the target, in which they were found.
  package let texts: String
  /// The files by the names of their adapted texts.
  package var files: [String: File] = [:]
  /// Declarations of names that no module declares; `nil` if there are none.
  package var standIns: String?

  package init(sdk: String, texts: String) {
    self.sdk = sdk
    self.texts = texts
  }
}
