/// A response, after which the connection ends.
package struct HTTPResponse: Sendable, Equatable {
  /// The status codes that the server sends.
  package enum Status: Int, Sendable {
    case ok = 200
    case accepted = 202
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case bodyTooLarge = 413
    case headTooLarge = 431
    case notImplemented = 501
    case busy = 503

    fileprivate var reason: String {
      switch self {
      case .ok: "OK"
      case .accepted: "Accepted"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .bodyTooLarge: "Content Too Large"
      case .headTooLarge: "Request Header Fields Too Large"
      case .notImplemented: "Not Implemented"
      case .busy: "Service Unavailable"
      }
    }
  }

  package let status: Status
  private let type: String
  private let body: [UInt8]
  /// The rules about what the page may load and run.
  private let contentSecurityPolicy: String

  /// Creates a response, which loads and runs nothing unless a policy allows it.
  package init(
    _ status: Status, type: String = "text/plain; charset=utf-8", _ body: [UInt8],
    contentSecurityPolicy: String = "default-src 'none'"
  ) {
    self.status = status
    self.type = type
    self.body = body
    self.contentSecurityPolicy = contentSecurityPolicy
  }

  /// Creates a response without more content than its status.
  package init(_ status: Status) { self.init(status, Array((status.reason + "\n").utf8)) }

  /// The response as it is sent.
  ///
  /// No other site may read it, embed it or learn its address, and no cache keeps it.
  package var bytes: [UInt8] {
    let head = """
      HTTP/1.1 \(status.rawValue) \(status.reason)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Connection: close\r
      Cache-Control: no-store\r
      Content-Security-Policy: \(contentSecurityPolicy); frame-ancestors 'none'; base-uri 'none'; \
      form-action 'none'\r
      Cross-Origin-Opener-Policy: same-origin\r
      Cross-Origin-Resource-Policy: same-origin\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: DENY\r
      \r

      """
    return Array(head.utf8) + body
  }
}
