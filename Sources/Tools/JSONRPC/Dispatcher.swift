import Foundation

/// The methods that a server answers, by name.
///
/// The parameters and results are `Codable` values. A message that is malformed, unknown, or has
/// other parameters is answered with an error.
package struct Dispatcher {
  /// A closure that returns a result, or `nil` if the answer follows later.
  private typealias Handler = (Data, RequestID?) throws -> (any Encodable)?
  private var handlers: [String: Handler] = [:]
  /// A closure that throws an error if a method can't be used now, such as before initialization.
  package var check: (_ method: String) throws -> Void = { _ in }

  /// Creates a dispatcher without methods.
  package init() {}

  /// Adds a request.
  package mutating func on<Parameters: Decodable, Result: Encodable>(
    _ method: String, _ handler: @escaping (Parameters) throws -> Result
  ) {
    handlers[method] = { message, _ in
      try handler(JSONDecoder().decode(Call<Parameters>.self, from: message).params)
    }
  }

  /// Adds a request that is answered later by ``success(_:id:)``, unless the handler throws an
  /// error.
  package mutating func onLater<Parameters: Decodable>(
    _ method: String, _ handler: @escaping (Parameters, RequestID) throws -> Void
  ) {
    handlers[method] = { message, id in
      let call = try JSONDecoder().decode(Call<Parameters>.self, from: message)
      if let id { try handler(call.params, id) }
      return nil
    }
  }

  /// Adds a request without parameters.
  package mutating func on<Result: Encodable>(
    _ method: String, _ handler: @escaping () throws -> Result
  ) {
    handlers[method] = { _, _ in try handler() }
  }

  /// Answers a part of the stream.
  ///
  /// - Returns: The answer as JSON; `nil` for a notification or an answer, or if it follows later.
  package func answer(_ part: MessageBuffer.Part) -> [UInt8]? {
    switch part {
    case .malformed(let reason): Self.failure(.malformed(reason), id: nil)
    case .message(let bytes): answer(Data(bytes))
    }
  }

  private func answer(_ message: Data) -> [UInt8]? {
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: message)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      return Self.failure(.malformed("the message isn't JSON"), id: nil)
    } catch {
      return Self.failure(.invalidRequest(Self.words(error)), id: nil)
    }
    guard envelope.hasVersion else {
      return Self.failure(.invalidRequest("\"jsonrpc\" must be \"2.0\""), id: envelope.id)
    }
    guard let method = envelope.method else {
      // An answer to a request of this server.
      if envelope.id != nil, envelope.isAnswer { return nil }
      return Self.failure(.invalidRequest("the message has no method"), id: envelope.id)
    }
    do {
      try check(method)
      guard let handler = handlers[method] else { throw RPCError.unknownMethod(method) }
      guard let result = try handler(message, envelope.id) else { return nil }
      return envelope.id.map { Self.success(result, id: $0) }
    } catch {
      // A notification has no answer, not even an error.
      guard let id = envelope.id else { return nil }
      let failure = error as? RPCError ?? .invalidParameters(Self.words(error))
      return Self.failure(failure, id: id)
    }
  }

  /// Returns the answer to a request as JSON.
  package static func success(_ result: any Encodable, id: RequestID) -> [UInt8] {
    encoded(Success(id: id, result: result))
  }

  /// Returns a notification as JSON.
  package static func notification(_ method: String, _ parameters: some Encodable) -> [UInt8] {
    encoded(Notification(method: method, params: parameters))
  }

  private static func failure(_ error: RPCError, id: RequestID?) -> [UInt8] {
    encoded(Failure(id: id, error: error))
  }

  private static func encoded(_ message: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(message))
    } catch {
      preconditionFailure("a message has only strings, flags and whole numbers: \(error)")
    }
  }

  /// Describes an error of the decoder with the place of the value.
  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let (problem, context): (String, DecodingError.Context) =
      switch error {
      case .keyNotFound(let key, let context): ("\(key.stringValue) is missing", context)
      case .typeMismatch(_, let context): ("the value has another type", context)
      case .valueNotFound(_, let context): ("the value is null", context)
      case .dataCorrupted(let context): ("the value is invalid", context)
      @unknown default:
        ("the value is invalid", DecodingError.Context(codingPath: [], debugDescription: ""))
      }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? problem : "\(path.joined(separator: ".")): \(problem)"
  }
}

/// The parts of a message that all messages have.
private struct Envelope: Decodable {
  let id: RequestID?
  let method: String?
  let isAnswer: Bool
  let hasVersion: Bool

  private enum Key: CodingKey { case id, jsonrpc, method, result, error }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    hasVersion = try values.decodeIfPresent(String.self, forKey: .jsonrpc) == "2.0"
    // An identifier that is null is a mistake, and not a notification.
    id = values.contains(.id) ? try values.decode(RequestID.self, forKey: .id) : nil
    method = try values.decodeIfPresent(String.self, forKey: .method)
    isAnswer = values.contains(.result) || values.contains(.error)
  }
}

private struct Call<Parameters: Decodable>: Decodable {
  let params: Parameters
}

private struct Success: Encodable {
  let id: RequestID
  let result: any Encodable

  private enum Key: CodingKey { case id, jsonrpc, result }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode("2.0", forKey: .jsonrpc)
    try values.encode(id, forKey: .id)
    try result.encode(to: values.superEncoder(forKey: .result))
  }
}

private struct Failure: Encodable {
  let id: RequestID?
  let error: RPCError

  private enum Key: CodingKey { case error, id, jsonrpc }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode("2.0", forKey: .jsonrpc)
    // The identifier is null if it isn't known.
    try values.encode(id, forKey: .id)
    try values.encode(error, forKey: .error)
  }
}

private struct Notification<Parameters: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let method: String
  let params: Parameters
}
