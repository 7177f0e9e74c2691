/// The check that a request comes from somebody who knows the address.
package struct RequestGate: Sendable {
  private let host: String
  private let token: AccessToken

  /// Creates the check of a server at a port of the loopback interface.
  package init(port: UInt16, _ token: AccessToken) {
    host = "127.0.0.1:\(port)"
    self.token = token
  }

  /// The address of the server's page.
  package var address: String { "http://\(host)/\(token.text)/" }

  /// Returns a request without the token in its path; `nil` if it isn't allowed.
  ///
  /// The host must be the address itself, so that no other name can stand for it, and a page of
  /// another site can't send the request.
  package func admit(_ request: HTTPRequest) -> HTTPRequest? {
    guard request.fields["host"] == host,
      request.fields["origin"].map({ $0 == "http://\(host)" }) ?? true
    else { return nil }
    let path = request.target.dropFirst()
    guard let slash = path.firstIndex(of: "/"), token.matches(path[..<slash]) else { return nil }
    var admitted = request
    admitted.target = String(path[slash...])
    return admitted
  }
}
