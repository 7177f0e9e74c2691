import Foundation

/// An error in a data file, with its location, such as `products[3]: missing "price"`.
public nonisolated struct StoreDataError: Error, Hashable, CustomStringConvertible {
  /// The path to the invalid value, such as `products[3].price`; empty if the whole file is
  /// invalid.
  public let place: String
  /// A description of the problem and of what is expected.
  public let reason: String

  init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  /// Creates an error that describes a decoding error.
  init(_ error: DecodingError, in json: Data) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        place: Self.place(context.codingPath), reason: "missing \"\(key.stringValue)\"")
    case .valueNotFound(_, let context):
      self.init(place: Self.place(context.codingPath), reason: "expected a value instead of null")
    case .typeMismatch(let type, let context):
      self.init(
        place: Self.place(context.codingPath), reason: "expected \(Self.name(of: type))")
    case .dataCorrupted(let context):
      guard context.codingPath.isEmpty else {
        self.init(place: Self.place(context.codingPath), reason: context.debugDescription)
        return
      }
      self.init(notJSON: json)
    @unknown default:
      self.init(place: "", reason: "\(error)")
    }
  }

  /// The location and the reason.
  public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "text in quotes"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }

  /// Creates an error with the line of a syntax error, which only the older JSON parser can locate.
  private init(notJSON json: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      self.init(place: "", reason: "not valid JSON")
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let place = words.split { !$0.isNumber }.last.flatMap { Int($0) } ?? json.count
      let before = json.prefix(place)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      self.init(
        place: "line \(line)",
        reason: "not valid JSON\(place < json.count ? "" : ": unexpected end of file")")
    }
  }
}
