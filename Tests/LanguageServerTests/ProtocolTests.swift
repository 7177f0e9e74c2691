import Foundation
import JSONRPC
import LanguageServer
import Shell
import Testing
import ToolSupport

/// Tests of the order of messages, of hostile ones, and of the time that answers take.
@Suite struct `The protocol of the language server` {
  @Test func `requests before initialization and after shutdown are errors`() throws {
    let client = try TestClient()
    let second = try client.answer("initialize", ["rootUri": NSNull()])
    #expect(TestClient.text(second).contains("-32600"))
    #expect(try client.request("shutdown", NSNull()) == "null")
    #expect(
      TestClient.text(try client.answer("textDocument/hover", [String: Any]())).contains("-32600"))
    #expect(!client.server.hasEnded)
    client.notify("exit", NSNull())
    #expect(client.server.hasEnded && client.server.endsWell)
    let host = try TestClient()
    let other = LanguageServer(TestClient.catalog, version: "1", host: host)
    other.receive(.message(Array(#"{"jsonrpc":"2.0","id":"x","method":"shutdown"}"#.utf8)))
    #expect(TestClient.text(host.messages.last ?? [:]).contains("-32002"))
    other.receive(.message(Array(#"{"jsonrpc":"2.0","method":"exit"}"#.utf8)))
    #expect(other.hasEnded && !other.endsWell)
  }

  @Test func `a document that isn't open, and a URI of no file, are errors`() throws {
    let client = try TestClient()
    let answer = try client.answer(
      "textDocument/documentSymbol", ["textDocument": ["uri": "file:///x.walk"]])
    #expect(TestClient.text(answer).contains("the document isn't open"))
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": "untitled:1", "languageId": "walk", "version": 1, "text": "x"]])
    #expect(client.diagnostics() == [])
  }

  /// Valid messages, from which a fuzzed client makes others.
  private static func messages(_ uri: String) -> [String] {
    let position = #""position":{"line":1,"character":3}"#
    let document = #""textDocument":{"uri":"\#(uri)"}"#
    let methods = [
      "hover", "completion", "definition", "references", "prepareRename", "documentSymbol",
      "foldingRange", "codeLens",
    ]
    return methods.map {
      #"{"jsonrpc":"2.0","id":1,"method":"textDocument/\#($0)","params":{\#(document),\#(position)}}"#
    } + [
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/rename","params":{\#(document),\#(position),"newName":"b"}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/formatting","params":{\#(document),"options":{"tabSize":4,"insertSpaces":false}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"textDocument/codeAction","params":{\#(document),"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":1}}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":1},"end":{"line":2,"character":4}},"text":"é👍🏽\n| x\n"}]}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"workspace/executeCommand","params":{"command":"flowsh.run","arguments":[{"uri":"\#(uri)","line":3}]}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","languageId":"walk","version":1,"text":"@set a = 1\neach x in (1 2)\nselct ${x} \"y\n== b @t,u\nexpect screen A withn 2s\nend"}}}"#,
    ]
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a fuzzed client never crashes or silences the server`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let client = try TestClient([".flowsh/contacts.map.json": TestClient.map])
    client.open("a.walk", "@app contacts\nselect Fred\n| x\neach a in (1)\nnote ${a}\nend\n")
    let messages = Self.messages(client.uri("a.walk"))
    let words = [
      "-1", "99999", "null", "{}", "[]", "\"\"", "9223372036854775807", "\u{1F44D}", "\\ud83d",
    ].map { Array($0.utf8) }
    for _ in 0..<250 {
      var bytes = Array((messages.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: place)
        default:
          // Replace a number.
          guard let digit = bytes[place...].firstIndex(where: { 0x30...0x39 ~= $0 }) else { break }
          bytes.replaceSubrange(
            digit...digit, with: words.randomElement(using: &random) ?? [])
        }
        if bytes.isEmpty { break }
      }
      client.server.receive(.message(bytes))
      client.server.publishChanges()
      if client.server.hasEnded { return }
    }
    // The document may have been closed or its method mistaken, but requests are answered.
    let answer = try client.answer("textDocument/none", NSNull())
    #expect(TestClient.text(answer).contains("-32601"))
  }

  @Test(arguments: [true, false])
  func `a document of 10,000 lines answers completion at once`(hasCases: Bool) throws {
    let client = try TestClient([".flowsh/contacts.map.json": TestClient.map])
    let lines = (0..<2_500).map {
      (hasCases ? "== case \($0)\n" : "note \($0)\n") + "select Fred\nexpect screen Fred\nback\n"
    }
    client.open("a.walk", "@app contacts\n" + lines.joined() + "sel")
    var times: [Duration] = []
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let labels = try client.completions("a.walk", 10_001, 3)
      times.append(start.duration(to: .now))
      #expect(labels == ["select Fred", "select"])
    }
    let start = ContinuousClock.now
    client.server.publishChanges()
    print("completion:", times.min() ?? .zero, "check:", start.duration(to: .now))
    // Five times the budget, because other tests run beside it.
    #expect(times.min() ?? .zero < .milliseconds(250))
  }
}
