import Foundation
import JSONRPC
import Testing

/// A client of a server in another process, which speaks JSON-RPC over its standard streams.
final class ServerClient {
  let program: Program
  private let framing: Framing
  private var lastID = 0

  init(
    _ arguments: [String], _ framing: Framing, program: String = "flowsh",
    environment: [String: String] = [:]
  ) throws {
    self.program = try Program(program, arguments, environment: environment)
    self.framing = framing
  }

  /// Starts a server for agents, and initializes it.
  static func agent(
    program: String = "flowsh", environment: [String: String] = [:]
  ) throws -> ServerClient {
    let client = try ServerClient(["mcp"], .lines, program: program, environment: environment)
    let start = try client.result(
      "initialize",
      [
        "protocolVersion": "2025-06-18", "capabilities": [String: Any](),
        "clientInfo": ["name": "test", "version": "1"],
      ])
    #expect(start.contains("2025-06-18"))
    try client.notify("notifications/initialized", [String: Any]())
    return client
  }

  /// Calls a tool, and returns its text.
  func call(_ tool: String, _ arguments: [String: Any], isError: Bool = false) throws -> String {
    try text(
      ofResult: try answer("tools/call", ["name": tool, "arguments": arguments]), isError: isError)
  }

  /// Returns the text of a tool's result.
  func text(ofResult answer: [String: Any], isError: Bool = false) throws -> String {
    let values = try #require(answer["result"] as? [String: Any], "\(answer)")
    #expect(values["isError"] as? Bool == isError, "\(values)")
    let content = values["content"] as? [[String: Any]]
    return try #require(content?.first?["text"] as? String)
  }

  func notify(_ method: String, _ parameters: Any) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request, and returns its answer with `result` or `error`.
  func answer(_ method: String, _ parameters: Any) throws -> [String: Any] {
    try answer(to: try begin(method, parameters))
  }

  /// Sends a request, and returns its identifier.
  func begin(_ method: String, _ parameters: Any) throws -> Int {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    return lastID
  }

  /// Waits for the answer to a request.
  func answer(to id: Int) throws -> [String: Any] {
    try message { $0["id"] as? Int == id && $0["method"] == nil }
  }

  /// Sends a request, and returns its result as JSON.
  func result(_ method: String, _ parameters: Any) throws -> String {
    let answer = try answer(method, parameters)
    return try Self.text(try #require(answer["result"], "\(answer)"))
  }

  /// Waits for a notification, and returns its parameters as JSON.
  func notification(_ method: String) throws -> String {
    try Self.text(try message { $0["method"] as? String == method }["params"] ?? [:])
  }

  /// Waits for a message.
  func message(where isWanted: ([String: Any]) -> Bool) throws -> [String: Any] {
    var buffer = MessageBuffer(framing)
    var read = 0
    while true {
      buffer.append(program.output[read...])
      read = program.output.count
      while let part = buffer.next() {
        guard case .message(let bytes) = part,
          let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        else { continue }
        if isWanted(json) { return json }
      }
      // Each message has a brace.
      try program.wait(for: "}", after: read)
    }
  }

  /// Returns a value as JSON with sorted keys.
  static func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  func send(_ message: [String: Any]) throws {
    try program.send(framing.frame(Array(try JSONSerialization.data(withJSONObject: message))))
  }

  func send(bytes: [UInt8]) throws { try program.send(bytes) }

  func finish() throws -> Program.Ending { try program.finish() }
}
