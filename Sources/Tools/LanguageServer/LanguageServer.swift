import Files
import Foundation
package import JSONRPC
import Reports
package import Shell

/// A server of the Language Server Protocol for walkthroughs.
///
/// It answers in the process, without an app; what runs one, such as a test or an exploration, is a
/// child process.
package final class LanguageServer {
  /// The phase of the protocol.
  private enum Phase {
    case beginning, running, shutDown, ended
  }

  let catalog: AppCatalog
  unowned let host: any ServerHost
  private let version: String
  private var dispatcher = Dispatcher()
  private var phase = Phase.beginning
  /// The open documents by their URIs.
  var documents: [String: Document] = [:]
  /// The documents whose diagnostics aren't up to date.
  var changed: Set<String> = []
  /// The time that the last check took.
  private var checkTime = Duration.zero
  /// The folders of the workspace.
  var folders: [String] = []
  /// The languages by the names of the apps.
  private var languages: [String: Language] = [:]
  /// The apps whose maps were asked for, with the program as it was then.
  var mappedApps: [String: FileStatus?] = [:]
  /// Whether the user knows that there is another program.
  var hasNotedBuild = false
  /// The last runs of cases.
  var lastRun = LastRun()
  /// Whether cases are running.
  var isRunning = false
  /// The files of the workspace, once they were asked for.
  var knownFiles: WorkspaceFiles?

  /// Creates a server for the apps of the program.
  package init(_ catalog: AppCatalog, version: String, host: any ServerHost) {
    self.catalog = catalog
    self.version = version
    self.host = host
    addMethods()
  }

  /// Whether the client has ended the server.
  package var hasEnded: Bool { phase == .ended }

  /// Whether the client had asked for the end, as the protocol demands.
  package private(set) var endsWell = false

  /// Handles a part of what the client has sent.
  package func receive(_ part: MessageBuffer.Part) {
    if let answer = dispatcher.answer(part) { host.send(answer) }
  }

  /// Publishes the diagnostics of changed documents; call this when the client says nothing.
  package func publishChanges() {
    let start = ContinuousClock.now
    defer { checkTime = start.duration(to: .now) }
    for uri in changed.sorted() {
      if let document = documents[uri] { publish(document) }
    }
    changed = []
  }

  /// The milliseconds for which the client must say nothing before changes are published.
  ///
  /// A check of a huge document takes long, and should come after the last key of a word.
  package var pause: Int32 { Int32(min(max(50, 2 * (checkTime / .milliseconds(1))), 3_000)) }

  // MARK: Methods

  private func addMethods() {
    dispatcher.check = { [unowned self] method in try check(method) }
    dispatcher.on("initialize") { [unowned self] (parameters: InitializeParameters) in
      try initialize(parameters)
    }
    dispatcher.on("initialized") { () -> Int? in nil }
    dispatcher.on("shutdown") { [unowned self] () -> Int? in
      phase = .shutDown
      return nil
    }
    dispatcher.on("exit") { [unowned self] () -> Int? in
      (endsWell, phase) = (phase == .shutDown, .ended)
      return nil
    }
    addDocumentMethods()
    onPosition("completion") { $0.completions(at: $2, in: $1) }
    onPosition("hover") { $0.hover(at: $2, in: $1) }
    onPosition("definition") { $0.definitions(at: $2, in: $1) }
    onPosition("references") { $0.references(at: $2, in: $1) }
    onPosition("prepareRename") { $1.renameTarget(at: $2) }
    onDocument("documentSymbol") { $1.symbols }
    onDocument("foldingRange") { $1.foldingRanges }
    onDocument("codeLens") { $1.lenses }
    dispatcher.on("textDocument/codeAction") { [unowned self] (parameters: CodeActionParameters) in
      try document(parameters.textDocument.uri).codeActions(
        in: parameters.range, only: parameters.context?.only)
    }
    dispatcher.on("textDocument/formatting") { [unowned self] (parameters: FormattingParameters) in
      try document(parameters.textDocument.uri).formatted(parameters.options)
    }
    dispatcher.on("textDocument/rename") { [unowned self] (parameters: RenameParameters) in
      try document(parameters.textDocument.uri).renaming(
        at: parameters.position, to: parameters.newName)
    }
    dispatcher.on("workspace/didChangeWorkspaceFolders") {
      [unowned self] (parameters: FoldersParameters) -> Int? in
      let removed = Set(parameters.event.removed.compactMap { Self.folder($0.uri) })
      folders.removeAll(where: removed.contains)
      folders += parameters.event.added.compactMap { Self.folder($0.uri) }
      knownFiles = nil
      return nil
    }
    dispatcher.on("workspace/executeCommand") { [unowned self] (parameters: ExecuteParameters) in
      try execute(parameters)
      return Int?.none
    }
  }

  /// Adds a notification about a document.
  func on<Parameters: Decodable>(
    _ name: String, _ handler: @escaping (LanguageServer, Parameters) throws -> Void
  ) {
    dispatcher.on("textDocument/\(name)") { [unowned self] (parameters: Parameters) -> Int? in
      try handler(self, parameters)
      return nil
    }
  }

  private func onPosition<Result: Encodable>(
    _ name: String,
    _ handler: @escaping (LanguageServer, Document, Position) throws -> Result
  ) {
    dispatcher.on("textDocument/\(name)") { [unowned self] (parameters: PositionParameters) in
      try handler(self, document(parameters.textDocument.uri), parameters.position)
    }
  }

  private func onDocument<Result: Encodable>(
    _ name: String, _ handler: @escaping (LanguageServer, Document) -> Result
  ) {
    dispatcher.on("textDocument/\(name)") { [unowned self] (parameters: DocumentParameters) in
      handler(self, try document(parameters.textDocument.uri))
    }
  }

  private func check(_ method: String) throws {
    switch phase {
    case .beginning where !["initialize", "exit"].contains(method):
      throw RPCError(code: -32_002, message: "the first request must be \"initialize\"")
    case .running where method == "initialize":
      throw RPCError.invalidRequest("the server has been initialized")
    case .shutDown where method != "exit", .ended:
      throw RPCError.invalidRequest("the server has been shut down")
    default: break
    }
  }

  private func initialize(_ parameters: InitializeParameters) throws -> InitializeResult {
    phase = .running
    let uris = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap(\.self)
    folders = uris.compactMap(Self.folder)
    return InitializeResult(
      serverInfo: InitializeResult.Information(name: "flowsh", version: version))
  }

  /// Returns the path of a folder without a slash at the end; `nil` if the URI is none of a file.
  private static func folder(_ uri: String) -> String? {
    Document.path(of: uri).map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  // MARK: Documents

  /// Returns the innermost folder of the workspace that contains a document, or else its own.
  func root(of document: Document) -> String {
    folders.filter { document.path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
      .max { $0.utf8.count < $1.utf8.count } ?? document.folder
  }

  /// Returns an open document.
  ///
  /// - Throws: An error for the client if it isn't open.
  func document(_ uri: String) throws -> Document {
    guard let document = documents[uri] else {
      throw RPCError.invalidParameters("textDocument.uri: the document isn't open")
    }
    return document
  }

  /// The name of the app that a document is for.
  func app(of document: Document) -> String { document.app ?? catalog.standard.name }

  /// Returns the language of a document, with the map of its app.
  func language(of document: Document) -> Language {
    let app = app(of: document)
    if let language = languages[app] { return language }
    let language = Language(app, catalog)
    languages[app] = language
    return language
  }

  /// Returns the language for an app; `nil` if no document has needed it.
  func language(ofApp app: String) -> Language? { languages[app] }

  /// The secrets that nothing shows: those of the open documents, and the texts that the apps
  /// declare for secure fields.
  var secrets: SecretFilter {
    var filter = SecretFilter()
    for fill in catalog.apps.flatMap(\.fills) where fill.isSecure { filter.add(fill.text) }
    for variable in documents.values.flatMap(\.secretVariables) {
      if let value = ProcessInfo.processInfo.environment[variable] { filter.add(value) }
    }
    return filter
  }
}
