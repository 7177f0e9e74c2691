/// A request that isn't allowed to reach the network, and that no fixture answers.
package struct RequestRefusal: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// There are no fixtures.
    case noFixtures
    /// None of the fixtures in these files matches.
    case noMatch(files: [String], near: NearFixture?)
    /// Fixtures can't answer requests of this kind, such as web sockets.
    case unsupported(scheme: String)
    /// Code other than the URL loading system has tried to connect or send to an address, or has
    /// asked for the addresses of a name.
    case connection
    /// The body of the fixture can't be read.
    case unreadableBody(place: String, path: String, reason: String)
  }

  package let request: NetworkRequest
  package let reason: Reason

  package init(_ request: NetworkRequest, _ reason: Reason) {
    self.request = request
    self.reason = reason
  }
}

/// A fixture that almost matches a request.
package enum NearFixture: Sendable, Hashable {
  /// Its pattern matches, but it answers requests with another method.
  case otherMethod(place: String, method: String)
  /// It has answered as many requests as it may.
  case used(place: String, times: Int)
  /// Its pattern matches apart from the query.
  case otherQuery(place: String)
}
