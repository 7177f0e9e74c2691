import Foundation
import JSONRPC
import PseudoTerminal
import Testing

/// Tests of `flowsh lsp` with the real program.
@Suite(.blocking) struct `The language server` {
  @Test func `a client writes, checks and runs a walkthrough`() throws {
    let directory = try Directory()
    let text = "@app contacts\n\n== see Fred\nselect Fred\nexpect screen Barney\nsel\nsource lo\n"
    directory.write(text, to: "a.walk")
    directory.write("back\n", to: "login.steps")
    let root = URL(filePath: directory.path)
    let uri = root.appending(path: "a.walk").absoluteString
    let document = ["uri": uri]
    let client = try ServerClient(["lsp"], .headers)
    // What is malformed is answered, and doesn't end the server.
    try client.send(bytes: Array("Content-Length: x\r\n\r\n".utf8))
    let failure = try client.message { $0["error"] != nil }
    #expect(try ServerClient.text(failure).contains("-32700"))
    let abilities = try client.result(
      "initialize", ["rootUri": root.absoluteString, "capabilities": [String: Any]()])
    #expect(abilities.contains("hoverProvider"))
    try client.notify("initialized", [String: Any]())
    try client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "walk", "version": 1, "text": text]])
    let published = try client.notification("textDocument/publishDiagnostics")
    #expect(published.contains(#"no command or button \"sel\""#))
    // The map arrives in the background.
    let log = try client.notification("window/logMessage")
    #expect(log.contains("explored contacts, exit status 0"))

    func ask(_ method: String, _ line: Int, _ character: Int) throws -> String {
      let parameters: [String: Any] = [
        "textDocument": document, "position": ["line": line, "character": character],
        "context": ["includeDeclaration": true], "newName": "x",
      ]
      return try ServerClient.text(try client.answer("textDocument/\(method)", parameters))
    }
    #expect(try ask("completion", 5, 3).contains(#""label":"select Fred""#))
    // A path is relative to the file.
    #expect(try ask("completion", 6, 9).contains(#""label":"login.steps""#))
    #expect(try ask("hover", 3, 3).contains("leads to Person (PersonViewController)"))
    #expect(try ask("definition", 3, 3).contains("result"))
    #expect(try ask("references", 3, 3).contains("a.walk"))
    #expect(try ask("prepareRename", 3, 3).contains("null"))
    #expect(try ask("rename", 3, 3).contains("there is no variable"))
    for method in ["documentSymbol", "foldingRange", "codeLens"] {
      #expect(try ask(method, 0, 0).contains("result"))
    }
    let actions = try client.result(
      "textDocument/codeAction",
      [
        "textDocument": document, "context": ["diagnostics": [Any]()],
        "range": ["start": ["line": 5, "character": 0], "end": ["line": 5, "character": 3]],
      ])
    #expect(actions.contains("quickfix"))
    let edits = try client.result(
      "textDocument/formatting",
      ["textDocument": document, "options": ["tabSize": 2, "insertSpaces": true]])
    #expect(edits == "[]")

    // A run reports by a message, and the editor then shows the failure and the screens.
    directory.write(
      "@app contacts\n\n== see Fred\nselect Fred\nexpect screen Barney\n", to: "a.walk")
    _ = try client.result(
      "workspace/executeCommand",
      ["command": "flowsh.run", "arguments": [["uri": uri, "line": 2]]])
    let shown = try client.notification("window/showMessage")
    #expect(shown.contains("a.walk:5: failed: see Fred; 1 case: 1 failed"))
    #expect(try ask("hover", 3, 3).contains("email  fred@example.org"))
    try client.notify("textDocument/didSave", ["textDocument": document])
    try client.notify("textDocument/didClose", ["textDocument": document])
    _ = try client.result("shutdown", NSNull())
    try client.notify("exit", NSNull())
    let ending = try client.finish()
    #expect(ending.status == .exited(0))
    #expect(ending.errors == "")
  }
}
