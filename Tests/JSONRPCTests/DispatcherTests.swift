import Foundation
import JSONRPC
import Testing

/// Tests of answers, as JSON.
@Suite struct `Answers of a dispatcher` {
  private struct Sum: Codable {
    let numbers: [Int]
  }

  private static var dispatcher: Dispatcher {
    var dispatcher = Dispatcher()
    dispatcher.on("sum") { (sum: Sum) in sum.numbers.reduce(0, +) }
    dispatcher.on("nothing") { () -> Int? in nil }
    dispatcher.onLater("later") { (sum: Sum, _) in
      if sum.numbers.isEmpty { throw RPCError.invalidParameters("no numbers") }
    }
    dispatcher.on("fail") { () throws -> Int in throw RPCError(code: 7, message: "no") }
    return dispatcher
  }

  private func answer(_ json: String) -> String? {
    Self.dispatcher.answer(.message(Array(json.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a result has the identifier of its request`() {
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"method":"sum","params":{"numbers":[1,2]}}"#)
        == #"{"id":1,"jsonrpc":"2.0","result":3}"#)
    #expect(
      answer(#"{"jsonrpc":"2.0","id":"a/b","method":"nothing"}"#)
        == #"{"id":"a/b","jsonrpc":"2.0","result":null}"#)
  }

  @Test func `a notification and an answer have no answer`() {
    #expect(answer(#"{"jsonrpc":"2.0","method":"sum","params":{"numbers":[1]}}"#) == nil)
    #expect(answer(#"{"jsonrpc":"2.0","method":"fail"}"#) == nil)
    #expect(answer(#"{"jsonrpc":"2.0","method":"unknown"}"#) == nil)
    #expect(answer(#"{"jsonrpc":"2.0","id":1,"result":null}"#) == nil)
  }

  @Test func `an answer that follows later is none now, and an error is`() throws {
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"method":"later","params":{"numbers":[1]}}"#) == nil)
    let error = answer(#"{"jsonrpc":"2.0","id":1,"method":"later","params":{"numbers":[]}}"#)
    #expect(try #require(error).contains("no numbers"))
    #expect(
      String(decoding: Dispatcher.success(3, id: .number(1)), as: UTF8.self)
        == #"{"id":1,"jsonrpc":"2.0","result":3}"#)
  }

  @Test func `an error says what is wrong and where`() {
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"method":"sum","params":{"numbers":[1,"x"]}}"#)
        == #"{"error":{"code":-32602,"message":"params.numbers.1: the value has another type"},"id":1,"jsonrpc":"2.0"}"#
    )
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"method":"sum"}"#)
        == #"{"error":{"code":-32602,"message":"params is missing"},"id":1,"jsonrpc":"2.0"}"#)
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"method":"fail"}"#)
        == #"{"error":{"code":7,"message":"no"},"id":1,"jsonrpc":"2.0"}"#)
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"method":"x"}"#)
        == #"{"error":{"code":-32601,"message":"unknown method \"x\""},"id":1,"jsonrpc":"2.0"}"#)
  }

  @Test(arguments: ["{", "", "\u{FF}", String(repeating: "[", count: 100_000)])
  func `what isn't JSON is answered with an error without an identifier`(text: String) {
    #expect(
      answer(text)
        == #"{"error":{"code":-32700,"message":"the message isn't JSON"},"id":null,"jsonrpc":"2.0"}"#
    )
  }

  @Test(arguments: [
    "[]", "1", "{}", #"{"id":{}}"#, #"{"jsonrpc":"2.0","id":1.5,"method":"sum"}"#,
    #"{"jsonrpc":"2.0","id":null,"method":"nothing"}"#, #"{"id":1,"method":"nothing"}"#,
    #"{"jsonrpc":"1.0","id":1,"method":"nothing"}"#,
  ])
  func `what is no request is answered with an error`(text: String) throws {
    let error = try #require(answer(text))
    #expect(error.contains(#""code":-32600"#))
  }
}
