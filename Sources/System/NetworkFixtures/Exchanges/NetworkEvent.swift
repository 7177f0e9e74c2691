/// Something that happened to a request of the app.
package struct NetworkEvent: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The app has made the request.
    case request
    /// A fixture's response has arrived.
    case response(status: Int, from: String)
    /// The request has failed, as a fixture says or because it took too long.
    case failure(NetworkFailure, from: String)
    /// Nothing may answer the request.
    case refused(RequestRefusal.Reason)
    /// The app has canceled the request.
    case canceled
  }

  package let kind: Kind
  package let request: NetworkRequest
}

/// The part of a request that decides which fixture answers it.
package struct NetworkRequest: Sendable, Hashable {
  package let method: String
  /// The URL as text, without its fragment.
  package let url: String

  package init(method: String, url: String) {
    self.method = method
    self.url = String(url.prefix { $0 != "#" })
  }

  /// The request as messages show it, such as `GET https://example.com/`.
  package var words: String { "\(method) \(url)" }
}
