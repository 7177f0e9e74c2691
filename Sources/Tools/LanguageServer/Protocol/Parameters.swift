/// A reference to a document.
nonisolated struct DocumentIdentifier: Decodable {
  let uri: String
}

/// The parameters of requests about a document as a whole.
nonisolated struct DocumentParameters: Decodable {
  let textDocument: DocumentIdentifier
}

/// The parameters of requests about a place in a document.
nonisolated struct PositionParameters: Decodable {
  let textDocument: DocumentIdentifier
  let position: Position
}

nonisolated struct InitializeParameters: Decodable {
  struct Folder: Decodable {
    let uri: String
  }

  let rootUri: String?
  let workspaceFolders: [Folder]?
}

nonisolated struct OpenParameters: Decodable {
  struct Item: Decodable {
    let uri: String
    let version: Int
    let text: String
  }

  let textDocument: Item
}

nonisolated struct ChangeParameters: Decodable {
  struct Identifier: Decodable {
    let uri: String
    let version: Int?
  }

  struct Change: Decodable {
    /// The part to replace; `nil` for the whole text.
    let range: TextRange?
    let text: String
  }

  let textDocument: Identifier
  let contentChanges: [Change]
}

nonisolated struct CodeActionParameters: Decodable {
  let textDocument: DocumentIdentifier
  let range: TextRange
}

nonisolated struct FormattingParameters: Decodable {
  struct Options: Decodable {
    let tabSize: Int
    let insertSpaces: Bool
  }

  let textDocument: DocumentIdentifier
  let options: Options
}

nonisolated struct RenameParameters: Decodable {
  let textDocument: DocumentIdentifier
  let position: Position
  let newName: String
}

nonisolated struct ExecuteParameters: Decodable {
  let command: String
  let arguments: [CaseSelection]
}

/// The cases of a file that a code lens runs.
nonisolated struct CaseSelection: Codable, Hashable {
  let uri: String
  /// The titles of the cases; empty for all.
  let titles: [String]
  /// Whether the cases below these are run, too.
  let goesOn: Bool?
}
