/// A reference to a document, or to a folder of the workspace.
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
  let rootUri: String?
  let workspaceFolders: [DocumentIdentifier]?
}

nonisolated struct FoldersParameters: Decodable {
  struct Event: Decodable {
    let added: [DocumentIdentifier]
    let removed: [DocumentIdentifier]
  }

  let event: Event
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
  struct Context: Decodable {
    /// The kinds that the client asks for; `nil` for all.
    let only: [String]?
  }

  let context: Context?
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
  let arguments: [CaseSelection]?
}

/// The cases of a file that a command runs.
nonisolated struct CaseSelection: Codable, Hashable {
  let uri: String
  /// The line of the case's title, counted from 0; `nil` for all cases.
  var line: Int?
  /// Whether the cases below are run, too.
  var goesOn: Bool?
}
