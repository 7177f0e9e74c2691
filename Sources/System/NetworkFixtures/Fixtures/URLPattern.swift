package import Foundation

/// A pattern of URLs: a URL in which `*` stands for any characters.
///
/// The order of query items doesn't matter. Scheme and host are compared without regard to case,
/// and the other parts percent-decoded. A pattern without a query matches only URLs without one,
/// unless it ends with `*`; with a query, the item `*` allows further items.
package struct URLPattern: Sendable, Hashable {
  /// The pattern as written.
  package let text: String
  private let place: Wildcards
  /// The query items; `nil` if the pattern has no query.
  private let items: [Item]?
  private let allowsOtherItems: Bool

  private struct Item: Sendable, Hashable {
    let name: Wildcards
    let value: Wildcards
  }

  /// Parses a pattern.
  ///
  /// - Throws: A `FixtureMistake.Problem` if no request could match it.
  package init(_ text: String) throws(FixtureMistake.Problem) {
    func fail(_ problem: String) -> FixtureMistake.Problem { .badPattern(text, problem: problem) }
    self.text = text
    guard !text.contains("#") else {
      throw fail("a request's URL has no fragment; leave out # and what follows")
    }
    guard !text.contains(where: { $0.isWhitespace || $0.isNewline }) else {
      throw fail("a URL has no spaces; write %20")
    }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let parts = Self.parts(of: halves[0]) else {
      throw fail("it must begin with https://, http:// or *")
    }
    place = parts
    guard halves.count > 1 else {
      (items, allowsOtherItems) = (nil, false)
      return
    }
    let written = halves[1].split(separator: "&").map(Self.item)
    let others = written.filter { !$0.name.isAny || !$0.value.matches("") }
    // Items without stars first, so that those with stars match the rest.
    items = others.filter(\.value.isLiteral) + others.filter { !$0.value.isLiteral }
    allowsOtherItems = others.count < written.count
  }

  /// Returns whether the pattern matches a URL.
  package func matches(_ url: URL) -> Bool {
    guard let parts = URLParts(url) else { return false }
    guard let items else {
      return place.matches(parts.place + (parts.query.map { "?\($0)" } ?? ""))
    }
    return place.matches(parts.place) && matches(items, parts.items)
  }

  /// Returns whether the pattern matches a URL apart from its query.
  package func matchesWithoutQuery(_ url: URL) -> Bool {
    URLParts(url).map { place.matches($0.place) } ?? false
  }

  private func matches(_ items: [Item], _ there: [(name: String, value: String)]) -> Bool {
    var left = there
    for item in items {
      guard
        let found = left.firstIndex(where: {
          item.name.matches($0.name) && item.value.matches($0.value)
        })
      else { return false }
      left.remove(at: found)
    }
    return left.isEmpty || allowsOtherItems
  }

  // MARK: Parsing

  private static func item(_ text: Substring) -> Item {
    let pair = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return Item(
      name: Wildcards(pair[0], decode: URLParts.decoded),
      value: Wildcards(pair.count > 1 ? pair[1] : "", decode: URLParts.decoded))
  }

  /// Returns the pattern of scheme, host, port and path; `nil` if the scheme is none of a request.
  private static func parts(of text: Substring) -> Wildcards? {
    guard let mark = text.firstRange(of: "://") else {
      return text.hasPrefix("*") ? Wildcards(text, decode: URLParts.decodedPath) : nil
    }
    let scheme = text[..<mark.lowerBound].lowercased()
    guard ["http", "https"].contains(scheme) || scheme.hasPrefix("*") else { return nil }
    let rest = text[mark.upperBound...]
    let path = rest.drop { $0 != "/" }
    var host = rest[..<path.startIndex].lowercased()
    if let port = URLParts.standardPorts[scheme], host.hasSuffix(":\(port)") {
      host.removeLast("\(port)".count + 1)
    }
    let root = path.isEmpty && !host.hasSuffix("*") ? "/" : ""
    return Wildcards("\(scheme)://\(host)\(path)\(root)", decode: URLParts.decodedPath)
  }
}
