/// The reason why a request has no result, with a code of JSON-RPC or of the protocol above it.
package struct RPCError: Error, Codable, Sendable, Equatable {
  package let code: Int
  package let message: String

  package init(code: Int, message: String) {
    self.code = code
    self.message = message
  }

  /// The bytes aren't JSON, or no message.
  package static func malformed(_ reason: String) -> RPCError {
    RPCError(code: -32_700, message: reason)
  }
  /// The JSON is no request.
  package static func invalidRequest(_ reason: String) -> RPCError {
    RPCError(code: -32_600, message: reason)
  }
  /// The method isn't known.
  package static func unknownMethod(_ name: String) -> RPCError {
    RPCError(code: -32_601, message: "unknown method \"\(name)\"")
  }
  /// The parameters aren't those of the method.
  package static func invalidParameters(_ reason: String) -> RPCError {
    RPCError(code: -32_602, message: reason)
  }
}
