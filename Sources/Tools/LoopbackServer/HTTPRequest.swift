/// A request of HTTP/1.1 whose head and body have arrived.
package struct HTTPRequest: Sendable, Equatable {
  /// The methods that the server knows.
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  package let method: Method
  /// The path, and the query if there is one.
  package internal(set) var target: String
  /// The values of the header fields, by their names in lowercase.
  package let fields: [String: String]
  package let body: [UInt8]

  /// The target without its query.
  package var path: String { String(target.prefix { $0 != "?" }) }

  /// The target's query; empty if there is none.
  package var query: String { String(target.drop { $0 != "?" }.dropFirst()) }
}
