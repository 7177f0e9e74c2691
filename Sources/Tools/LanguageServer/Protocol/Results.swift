/// The abilities of the server.
nonisolated struct InitializeResult: Encodable {
  struct Capabilities: Encodable {
    struct Completion: Encodable {
      let triggerCharacters = [" ", "@", "\"", "'", "/", "#", ":"]
    }
    struct Rename: Encodable {
      let prepareProvider = true
    }
    struct Execution: Encodable {
      let commands = RunCommandName.allCases.map(\.rawValue)
    }
    struct CodeActions: Encodable {
      let codeActionKinds = ["quickfix", "source.fixAll"]
    }
    struct Lenses: Encodable {}

    let positionEncoding = "utf-16"
    /// Documents are opened, closed, and changed by parts.
    let textDocumentSync = 2
    let completionProvider = Completion()
    let hoverProvider = true
    let definitionProvider = true
    let referencesProvider = true
    let documentSymbolProvider = true
    let foldingRangeProvider = true
    let documentFormattingProvider = true
    let codeActionProvider = CodeActions()
    let renameProvider = Rename()
    let codeLensProvider = Lenses()
    let executeCommandProvider = Execution()
  }

  struct Information: Encodable {
    let name: String
    let version: String
  }

  let capabilities = Capabilities()
  let serverInfo: Information
}

nonisolated struct PublishedDiagnostics: Encodable {
  let uri: String
  let version: Int?
  let diagnostics: [DocumentDiagnostic]
}

/// A mistake, a warning or a failure in a document.
nonisolated struct DocumentDiagnostic: Encodable, Hashable {
  enum Severity: Int, Encodable {
    case error = 1
    case warning = 2
  }

  let range: TextRange
  let severity: Severity
  let source: String
  let message: String
}

nonisolated struct CompletionList: Encodable {
  struct Item: Encodable {
    let label: String
    let kind: Int
    let detail: String?
    let filterText: String?
    let sortText: String
    let textEdit: TextEdit
  }

  let isIncomplete: Bool
  let items: [Item]
}

nonisolated struct Hover: Encodable {
  struct Content: Encodable {
    let kind = "markdown"
    let value: String
  }

  let contents: Content
}

nonisolated struct DocumentSymbol: Encodable {
  let name: String
  let detail: String?
  let kind: Int
  let range: TextRange
  let selectionRange: TextRange
}

nonisolated struct FoldingRange: Encodable, Hashable {
  let startLine: Int
  let endLine: Int
}

nonisolated struct CodeAction: Encodable {
  let title: String
  let kind: String
  let edit: WorkspaceEdit
}

nonisolated struct RenameTarget: Encodable {
  let range: TextRange
  let placeholder: String
}

/// The name of a command that a code lens runs.
nonisolated enum RunCommandName: String, CaseIterable {
  case run = "flowsh.run"
  case accept = "flowsh.accept"
}

nonisolated struct CodeLens: Encodable {
  struct Command: Encodable {
    let title: String
    let command: String
    let arguments: [CaseSelection]
  }

  let range: TextRange
  let command: Command
}

/// A message to the user.
nonisolated struct ShownMessage: Encodable {
  enum Kind: Int, Encodable {
    case error = 1
    case info = 3
  }

  let type: Kind
  let message: String
}
