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
      let codeActionKinds = CodeAction.Kind.allCases.map(\.rawValue)
    }
    struct Workspace: Encodable {
      struct Folders: Encodable {
        let supported = true
        let changeNotifications = true
      }

      let workspaceFolders = Folders()
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
    let workspace = Workspace()
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
  enum Kind: String, CaseIterable, Encodable {
    case fix = "quickfix"
    case fixAll = "source.fixAll"
    case run = "source.run"

    /// Whether a client that names kinds, or their beginnings, wants this one.
    func isWanted(_ only: [String]?) -> Bool {
      only?.contains { $0.isEmpty || $0 == rawValue || rawValue.hasPrefix($0 + ".") } ?? true
    }
  }

  let title: String
  let kind: Kind
  var edit: WorkspaceEdit?
  var command: RunCommand?
}

nonisolated struct RenameTarget: Encodable {
  let range: TextRange
  let placeholder: String
}

/// The name of a command that the client has the server execute.
nonisolated enum RunCommandName: String, CaseIterable {
  case run = "flowsh.run"
  case accept = "flowsh.accept"
}

/// A command with its arguments, as a code lens or a code action.
nonisolated struct RunCommand: Encodable {
  let title: String
  let command: String
  let arguments: [CaseSelection]

  init(_ title: String, _ name: RunCommandName, _ selection: CaseSelection) {
    (self.title, command, arguments) = (title, name.rawValue, [selection])
  }
}

nonisolated struct CodeLens: Encodable {
  let range: TextRange
  let command: RunCommand
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
