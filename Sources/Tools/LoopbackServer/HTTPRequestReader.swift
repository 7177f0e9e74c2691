/// A reader of one request from bytes that arrive in parts.
///
/// It takes only what browsers and simple clients send: one request with CRLF line ends, whose body
/// has a length.
package struct HTTPRequestReader: Sendable {
  /// The maximum number of bytes of a request's line and header fields.
  package static let longestHead = 16 << 10
  /// The maximum number of bytes of a request's body.
  package static let longestBody = 4 << 10

  /// The state of a request.
  package enum Progress: Sendable, Equatable {
    /// More bytes are needed.
    case incomplete
    case complete(HTTPRequest)
    /// The bytes aren't a request that the server takes.
    case refused(HTTPResponse.Status)
  }

  private var bytes: [UInt8] = []
  /// The number of bytes in which the end of the head has been searched.
  private var searched = 0
  private var head: (request: HTTPRequest, end: Int, bodyLength: Int)?

  /// Creates a reader without bytes.
  package init() {}

  /// Adds bytes, after which no more may be added unless the request is incomplete.
  package mutating func read(_ new: some Sequence<UInt8>) -> Progress {
    bytes += new
    do throws(Refusal) {
      if head == nil { head = try readHead() }
      guard let head else { return .incomplete }
      let body = bytes[head.end...]
      guard body.count <= head.bodyLength else { throw Refusal(.badRequest) }
      guard body.count == head.bodyLength else { return .incomplete }
      return .complete(
        HTTPRequest(
          method: head.request.method, target: head.request.target, fields: head.request.fields,
          body: Array(body)))
    } catch {
      return .refused(error.status)
    }
  }

  private struct Refusal: Error {
    let status: HTTPResponse.Status
    init(_ status: HTTPResponse.Status) { self.status = status }
  }

  /// Returns the head once it is complete.
  private mutating func readHead() throws(Refusal) -> (HTTPRequest, Int, Int)? {
    // All methods begin with such a letter, and most garbage doesn't.
    guard (0x41...0x5A).contains(bytes.first ?? 0x41) else { throw Refusal(.badRequest) }
    guard let end = endOfHead() else {
      guard bytes.count <= Self.longestHead else { throw Refusal(.headTooLarge) }
      return nil
    }
    guard end <= Self.longestHead else { throw Refusal(.headTooLarge) }
    var lines = Self.lines(of: bytes[..<(end - 4)])[...]
    let (method, target) = try Self.requestLine(lines.removeFirst())
    var fields: [String: String] = [:]
    for line in lines {
      let (name, value) = try Self.field(line)
      // Two values of one field could mean something else to another reader.
      guard fields.updateValue(value, forKey: name) == nil || name == "cookie" else {
        throw Refusal(.badRequest)
      }
    }
    guard fields["transfer-encoding"] == nil else { throw Refusal(.notImplemented) }
    let length = fields["content-length"] ?? "0"
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Refusal(.badRequest)
    }
    guard let bodyLength = Int(length), bodyLength <= Self.longestBody else {
      throw Refusal(.bodyTooLarge)
    }
    return (
      HTTPRequest(method: method, target: target, fields: fields, body: []), end, bodyLength
    )
  }

  /// Returns the index after the empty line that ends the head; `nil` if it hasn't arrived.
  private mutating func endOfHead() -> Int? {
    let place = bytes.withUnsafeBufferPointer { bytes in
      var place = searched
      while place + 4 <= bytes.count {
        if bytes[place] == 0x0D, bytes[place + 1] == 0x0A, bytes[place + 2] == 0x0D,
          bytes[place + 3] == 0x0A
        {
          return (end: place + 4, isFound: true)
        }
        place += 1
      }
      return (place, false)
    }
    if place.isFound { return place.end }
    searched = place.end
    return nil
  }

  /// Returns the lines between CRLF; a lone CR or LF is part of a line, which is refused then.
  private static func lines(of head: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = head.startIndex
    var place = start
    while place + 1 < head.endIndex {
      if head[place] == 0x0D, head[place + 1] == 0x0A {
        lines.append(head[start..<place])
        place += 2
        start = place
      } else {
        place += 1
      }
    }
    return lines + [head[start...]]
  }

  private static func requestLine(
    _ line: ArraySlice<UInt8>
  ) throws(Refusal) -> (HTTPRequest.Method, String) {
    let words = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words[1].first == UInt8(ascii: "/"),
      words[1].allSatisfy({ (0x21...0x7E).contains($0) }),
      words[2].elementsEqual("HTTP/1.1".utf8) || words[2].elementsEqual("HTTP/1.0".utf8),
      !words[0].isEmpty, words[0].allSatisfy(isOfToken)
    else { throw Refusal(.badRequest) }
    guard let method = HTTPRequest.Method(rawValue: String(decoding: words[0], as: UTF8.self))
    else { throw Refusal(.methodNotAllowed) }
    return (method, String(decoding: words[1], as: UTF8.self))
  }

  private static func field(
    _ line: ArraySlice<UInt8>
  ) throws(Refusal) -> (name: String, value: String) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(isOfToken),
      line[colon...].allSatisfy({ $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F })
    else { throw Refusal(.badRequest) }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var value = line[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    return (
      String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      String(decoding: value, as: UTF8.self)
    )
  }

  /// Returns whether a byte may be part of a method's or a field's name.
  private static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
