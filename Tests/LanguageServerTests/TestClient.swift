import AppDriver
import Contacts
import Foundation
import JSONRPC
import LanguageServer
import Shell
import Storefront
import Testing

/// A client of a language server in the same process.
final class TestClient: ServerHost {
  /// A child process that the server has asked for.
  struct Child {
    let arguments: [String]
    let end: (Int32, String) -> Void
  }

  /// The messages of the server that haven't been taken.
  private(set) var messages: [[String: Any]] = []
  /// The children that the server has asked for.
  private(set) var children: [Child] = []
  /// The folder of the workspace, which is removed at the end.
  let folder = FileManager.default.temporaryDirectory.appending(path: "lsp-\(UUID().uuidString)")
    .path
  /// The identifier of the last request, which a fuzzed client doesn't use.
  private var lastID = 1_000_000
  /// The file that stands for the program of the server.
  lazy var program = folder + "/program"
  private(set) lazy var server = LanguageServer(Self.catalog, version: "1", host: self)

  static let catalog = AppCatalog([
    AppEntry(name: "contacts", summary: "Persons") { _ in Contacts.AppDelegate() },
    AppEntry(name: "storefront", summary: "A shop") { _ in Storefront.AppDelegate(data: .standard)
    },
  ])

  /// A part of a map of the app Contacts, as `flowsh explore --json` writes it.
  static let map = """
    {"app":"contacts","version":1,"counts":{"states":2,"transitions":2},"screens":[
    {"id":"Persons","name":"Persons","type":"PersonsViewController","states":1,"start":true},
    {"id":"Person","name":"Fred","type":"PersonViewController","states":1,"walk":["select Fred"]}],"moves":[
    {"from":"Persons","to":"Person","kind":"select","transitions":1,"label":"select Fred",
    "calls":[{"name":"didSelect","file":"Flow.swift","line":41}]},
    {"from":"Person","to":"Persons","kind":"back","transitions":1,"label":"back","role":"back"}]}
    """

  /// Creates a client with files in its workspace, and initializes the server.
  init(_ files: [String: String] = [:]) throws {
    for (name, text) in files {
      let url = URL(filePath: folder).appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: program))
    // The map is newer than the program.
    let date = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1)]
    try FileManager.default.setAttributes(date, ofItemAtPath: program)
    _ = try request("initialize", ["rootUri": uri(""), "capabilities": [:]])
    notify("initialized", [:])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func send(_ message: [UInt8]) {
    let json = try? JSONSerialization.jsonObject(with: Data(message))
    messages.append(json as? [String: Any] ?? [:])
  }

  func start(
    _ arguments: [String], in folder: String, then: @escaping (Int32, String) -> Void
  ) -> Bool {
    children.append(Child(arguments: arguments, end: then))
    return true
  }

  func uri(_ name: String) -> String { URL(filePath: folder + "/" + name).absoluteString }

  func notify(_ method: String, _ parameters: Any) {
    receive(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request, and returns its answer with `result` or `error`.
  func answer(_ method: String, _ parameters: Any) throws -> [String: Any] {
    lastID += 1
    let id = lastID
    receive(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    let place = try #require(messages.firstIndex { $0["id"] as? Int == id })
    return messages.remove(at: place)
  }

  /// Sends a request, and returns its result as JSON with sorted keys.
  func request(_ method: String, _ parameters: Any) throws -> String {
    let answer = try answer(method, parameters)
    try #require(answer["error"] == nil, "\(answer)")
    return Self.text(try #require(answer["result"]))
  }

  /// Sends a request about a place in a document.
  func request(_ method: String, _ name: String, _ line: Int, _ character: Int) throws -> String {
    try request(
      "textDocument/\(method)",
      [
        "textDocument": ["uri": uri(name)], "position": ["line": line, "character": character],
        "context": ["includeDeclaration": true],
      ])
  }

  /// The labels that completion offers at a place.
  func completions(_ name: String, _ line: Int, _ character: Int) throws -> [String] {
    let answer = try answer(
      "textDocument/completion",
      [
        "textDocument": ["uri": uri(name)], "position": ["line": line, "character": character],
      ])
    let items = (answer["result"] as? [String: Any])?["items"] as? [[String: Any]]
    return try #require(items).sorted {
      ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "")
    }.compactMap { $0["label"] as? String }
  }

  /// Writes a file, and opens it as a document.
  func openSaved(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
    open(name, text)
  }

  /// Replaces the text of an open document.
  func change(_ name: String, _ text: String) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": 2], "contentChanges": [["text": text]],
      ])
  }

  /// Executes a command on a document, or on the case whose title is on a line.
  func execute(
    _ command: String, _ name: String, line: Int? = nil, goesOn: Bool = false
  ) throws -> [String: Any] {
    var selection: [String: Any] = ["uri": uri(name), "goesOn": goesOn]
    selection["line"] = line
    return try answer(
      "workspace/executeCommand", ["command": command, "arguments": [selection]])
  }

  /// The message that was shown last.
  var shown: String {
    let all = messages.last { $0["method"] as? String == "window/showMessage" }
    return (all?["params"] as? [String: Any])?["message"] as? String ?? ""
  }

  /// Ends the run that was started last with a report of cases, which are JSON objects with `DIR`
  /// for the folder of the workspace.
  func endRun(_ cases: String) throws {
    let report = """
      {"cases":[\(cases.replacing("DIR", with: folder))],"interrupted":false,"program":"flowsh",
      "seconds":1,"started":"2026-11-30T16:16:07Z","version":3}
      """
    let run = try #require(children.last)
    try Data(report.utf8).write(to: URL(filePath: run.arguments[2]))
    run.end(1, "a.walk:4: failed: see *\n  more\n1 case: 1 failed (1 s)\n")
  }

  /// Opens a document with a text.
  func open(_ name: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri(name), "languageId": "walk", "version": 1, "text": text]])
  }

  /// Has the server publish, and returns the diagnostics as `line:start-end message`.
  func diagnostics() -> [String] {
    server.publishChanges()
    let published = messages.last { $0["method"] as? String == "textDocument/publishDiagnostics" }
    let all = (published?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    return (all ?? []).map { diagnostic in
      let range = diagnostic["range"] as? [String: [String: Int]] ?? [:]
      let place =
        "\(range["start"]?["line"] ?? -1):\(range["start"]?["character"] ?? -1)-"
        + "\(range["end"]?["character"] ?? -1)"
      return "\(place) \(diagnostic["message"] as? String ?? "")"
    }
  }

  /// The parameters of the notifications with a method, as JSON.
  func notifications(_ method: String) -> [String] {
    messages.filter { $0["method"] as? String == method }.compactMap { $0["params"] }
      .map(Self.text)
  }

  private func receive(_ message: [String: Any]) {
    guard let json = try? JSONSerialization.data(withJSONObject: message) else { return }
    server.receive(.message(Array(json)))
  }

  static func text(_ value: Any) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
