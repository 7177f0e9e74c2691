/// A place in a text: a line and a number of UTF-16 code units, both counted from 0.
nonisolated struct Position: Codable, Hashable, Comparable {
  let line: Int
  let character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A part of a text, without its end.
nonisolated struct TextRange: Codable, Hashable {
  let start: Position
  let end: Position
}

/// A part of a file.
nonisolated struct Location: Codable, Hashable {
  let uri: String
  let range: TextRange

  init(uri: String, range: TextRange) {
    self.uri = uri
    self.range = range
  }

  /// Creates the location of the beginning of a line, counted from 0.
  init(uri: String, line: Int) {
    let position = Position(line: line, character: 0)
    self.init(uri: uri, range: TextRange(start: position, end: position))
  }
}

/// A replacement of a part of a text.
nonisolated struct TextEdit: Codable, Hashable {
  let range: TextRange
  let newText: String
}

/// Replacements in files, by their URIs.
nonisolated struct WorkspaceEdit: Codable, Hashable {
  let changes: [String: [TextEdit]]
}
