import Foundation
import JSONRPC
import Reports
import Script
import Shell
import Walkthroughs

extension LanguageServer {
  /// Adds the methods by which the client opens, changes and closes documents.
  func addDocumentMethods() {
    on("didOpen") { (server, parameters: OpenParameters) in
      let item = parameters.textDocument
      guard let document = Document(uri: item.uri, version: item.version, text: item.text) else {
        throw RPCError.invalidParameters("textDocument.uri: not the URI of a file")
      }
      server.documents[item.uri] = document
      server.changed.insert(item.uri)
      server.prepare(for: document)
    }
    on("didChange") { (server, parameters: ChangeParameters) in
      let uri = parameters.textDocument.uri
      _ = try server.document(uri)
      server.documents[uri]?.apply(
        parameters.contentChanges, version: parameters.textDocument.version)
      server.changed.insert(uri)
    }
    on("didSave") { (server, parameters: DocumentParameters) in
      // A script that others source may have changed, and the app of a new document been named.
      server.changed.formUnion(server.documents.keys)
      server.prepare(for: try server.document(parameters.textDocument.uri))
    }
    on("didClose") { (server, parameters: DocumentParameters) in
      let uri = parameters.textDocument.uri
      server.documents[uri] = nil
      server.changed.remove(uri)
      server.notify(
        "textDocument/publishDiagnostics",
        PublishedDiagnostics(uri: uri, version: nil, diagnostics: []))
    }
  }

  /// Sends a notification to the client.
  func notify(_ method: String, _ parameters: some Encodable) {
    host.send(Dispatcher.notification(method, parameters))
  }

  // MARK: Diagnostics

  /// Checks a document, and publishes its mistakes, and where its last run failed.
  func publish(_ document: Document) {
    let secrets = secrets
    let found = mistakes(in: document) + failures(in: document)
    notify(
      "textDocument/publishDiagnostics",
      PublishedDiagnostics(
        uri: document.uri, version: document.version,
        diagnostics: found.map { diagnostic in
          DocumentDiagnostic(
            range: diagnostic.range, severity: diagnostic.severity, source: diagnostic.source,
            message: secrets.redacted(diagnostic.message))
        }))
  }

  private func mistakes(in document: Document) -> [DocumentDiagnostic] {
    let reading = WalkthroughFile.read(
      ScriptLines(bytes: document.bytes[...]), path: document.path)
    let check = WalkthroughCheck(catalog)
    check.check(reading)
    let warnings = check.warnings + WalkthroughHints([reading]).warnings
    return check.mistakes.map { diagnostic($0, .error, in: document) }
      + warnings.map { diagnostic($0, .warning, in: document) }
  }

  private func diagnostic(
    _ found: Diagnostic, _ severity: DocumentDiagnostic.Severity, in document: Document
  ) -> DocumentDiagnostic {
    let isOwn = found.location.map { $0.file == document.path } ?? true
    let range: TextRange
    if isOwn {
      range = document.range(of: found.error, line: (found.location?.line ?? 1) - 1)
    } else {
      // A mistake in a script is shown where the document sources it.
      let name = found.location.map { ($0.file as NSString).lastPathComponent } ?? ""
      let line = document.lines.firstIndex { $0.contains(name) && $0.contains("source") }
      range = document.range(ofLine: line ?? 0)
    }
    return DocumentDiagnostic(
      range: range, severity: severity, source: "flowsh check",
      message: isOwn ? found.reason : found.line)
  }

  private func failures(in document: Document) -> [DocumentDiagnostic] {
    lastRun.failures(in: document).map {
      DocumentDiagnostic(
        range: document.range(ofLine: $0.line), severity: .error, source: "flowsh test",
        message: $0.reason)
    }
  }
}

extension Document {
  /// Returns the range of a mistake in a line: what it is about, if that can be found, or else the
  /// whole line.
  func range(of error: CommandError, line: Int) -> TextRange {
    guard lines.indices.contains(line) else { return range(ofLine: line) }
    let text = Array(lines[line].utf8)
    let part = Self.part(of: error)
    guard let part, !part.isEmpty, let found = text.firstRange(of: Array(part.utf8)) else {
      return range(ofLine: line)
    }
    return range(line: line, bytes: found)
  }
  /// Returns the text that a mistake is about; `nil` if it is about the whole line.
  private static func part(of error: CommandError) -> String? {
    if case .unknownCommand(let name, _, _) = error { return name }
    guard case .script(let mistake) = error else { return nil }
    return switch mistake {
    case .unknownVariable(let name, _): "${\(name)"
    case .unknownSetting(let name, _): name
    case .commaInTag(let tag): tag
    case .suspicious(.unexpanded(let text, _)): text
    case .suspicious(.similarTag(let tag, _)): "@\(tag)"
    default: nil
    }
  }
}
