import Foundation
import JSONRPC
import Testing

/// A client of a server in another process, which speaks JSON-RPC over its standard streams.
final class ServerClient {
  private let program: Program
  private let framing: Framing
  private var lastID = 0

  init(_ arguments: [String], _ framing: Framing, environment: [String: String] = [:]) throws {
    program = try Program("flowsh", arguments, environment: environment)
    self.framing = framing
  }

  func notify(_ method: String, _ parameters: Any) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request, and returns its answer with `result` or `error`.
  func answer(_ method: String, _ parameters: Any) throws -> [String: Any] {
    lastID += 1
    let id = lastID
    try send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    return try message { $0["id"] as? Int == id && $0["method"] == nil }
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
