import Foundation
import JSONRPC
import PseudoTerminal
import Testing
import ToolSupport

/// Tests of the servers' processes with messages that are almost valid.
@Suite(.blocking) struct `A fuzzed client` {
  private static let words = [
    "-1", "99999", "null", "{}", "[]", "\"\"", "1e99", "9223372036854775807", "\u{1F44D}",
    "\\ud83d", "\u{0}", "\n",
  ].map { Array($0.utf8) }

  /// Returns a message with bytes that are changed, missing or added.
  private static func mutated(_ message: String, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = Array(message.utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 9))
      case 2: bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: place)
      default:
        guard let digit = bytes[place...].firstIndex(where: { 0x30...0x39 ~= $0 }) else { break }
        bytes.replaceSubrange(digit...digit, with: words.randomElement(using: &random) ?? [])
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  /// Sends mutated messages, and expects a valid request to be answered after each few of them.
  private static func fuzz(
    _ client: ServerClient, _ framing: Framing, _ messages: [String], _ request: String,
    rounds: Int
  ) throws {
    var random = SplitMix64(seed: 63)
    for _ in 0..<rounds {
      for _ in 0..<20 {
        let message = messages.randomElement(using: &random) ?? ""
        try client.send(bytes: framing.frame(mutated(message, &random)))
      }
      try client.send(bytes: Array("Content-Length: x\r\n\r\n".utf8))
      _ = try client.answer(request, [String: Any]())
    }
  }

  @Test func `never crashes or hangs the language server`() throws {
    let directory = try Directory()
    let root = URL(filePath: directory.path)
    let uri = root.appending(path: "a.walk").absoluteString
    let client = try ServerClient(["lsp"], .headers)
    _ = try client.result("initialize", ["rootUri": root.absoluteString])
    let document = #""textDocument":{"uri":"\#(uri)","version":2,"text":"== a\nsel ${x}\n| y"}"#
    let place = #""position":{"line":1,"character":3},"newName":"b","options":{"tabSize":2}"#
    let range = #"{"start":{"line":1,"character":1},"end":{"line":2,"character":2}}"#
    let changes = #""contentChanges":[{"range":\#(range),"text":"é👍🏽\n| x\neach a in (1)\n"}]"#
    let context = #""context":{"only":["source"]},"range":\#(range)"#
    let methods = [
      "didOpen", "didChange", "didChange", "didSave", "completion", "hover", "definition",
      "references", "prepareRename", "rename", "documentSymbol", "foldingRange", "codeLens",
      "codeAction", "formatting",
    ]
    let messages = methods.map {
      #"{"jsonrpc":"2.0","id":900,"method":"textDocument/\#($0)","params":{\#(document),\#(place),"#
        + "\(changes),\(context)}}"
    }
    try client.send(bytes: Framing.headers.frame(Array(messages[0].utf8)))
    try Self.fuzz(client, .headers, messages, "textDocument/none", rounds: 60)
    _ = try client.result("shutdown", NSNull())
    try client.notify("exit", NSNull())
    #expect(try client.finish().status == .exited(0))
  }

  @Test func `never crashes or hangs the server for agents`() throws {
    let directory = try Directory()
    directory.write("@app contacts\nselect Fred\n", to: "a.walk")
    let client = try ServerClient.agent()
    let calls = [
      #"{"name":"start","arguments":{"app":"contacts","size":"regular"}}"#,
      #"{"name":"run","arguments":{"commands":["select Fred","back"],"seconds":2}}"#,
      #"{"name":"run","arguments":{"commands":["stack"]},"_meta":{"progressToken":1}}"#,
      #"{"name":"check","arguments":{"paths":["\#(directory.file("a.walk"))"]}}"#,
    ].map { #"{"jsonrpc":"2.0","id":900,"method":"tools/call","params":\#($0)}"# }
    let others = [
      #"{"jsonrpc":"2.0","id":901,"method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":900}}"#,
    ]
    try Self.fuzz(client, .lines, calls + others, "ping", rounds: 20)
    // The calls that wait come first.
    _ = try client.answer("tools/call", ["name": "start", "arguments": ["app": "contacts"]])
    #expect(try client.finish().status == .exited(0))
  }
}
