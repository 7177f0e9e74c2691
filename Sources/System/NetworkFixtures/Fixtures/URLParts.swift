import Foundation

/// The parts of a URL in the form in which patterns are compared with them.
struct URLParts {
  /// Scheme, host, port and path, such as `https://api.example.com/v1/lake`.
  let place: String
  /// The query; `nil` if there is none.
  let query: String?
  let items: [(name: String, value: String)]

  static let standardPorts = ["http": 80, "https": 443]

  init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased()
    else { return nil }
    var place = "\(scheme)://\(parts.host?.lowercased() ?? "")"
    if let port = parts.port, port != Self.standardPorts[scheme] { place += ":\(port)" }
    self.place = place + (parts.path.isEmpty ? "/" : parts.path)
    query = parts.percentEncodedQuery.map(Self.decoded)
    items = (parts.percentEncodedQuery ?? "").split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(String(pair[0])), pair.count > 1 ? Self.decoded(String(pair[1])) : "")
    }
  }

  /// Decodes a part of a query, in which a plus sign is a space.
  static func decoded(_ text: String) -> String {
    decodedPath(text.replacing("+", with: " "))
  }

  /// Decodes a path.
  static func decodedPath(_ text: String) -> String { text.removingPercentEncoding ?? text }
}
