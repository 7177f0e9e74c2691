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
      self.init(place: Self.place(context.codingPath), reason: "expected a value, found null")
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
      self.init(badNumberIn: json)
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let place = words.split { !$0.isNumber }.last.flatMap { Int($0) } ?? json.count
      self.init(
        place: Self.line(of: place, in: json),
        reason: "not valid JSON\(place < json.count ? "" : ": unexpected end of file")")
    }
  }

  /// Creates an error for valid JSON with a number that isn't an integer, which the decoder reports
  /// as invalid JSON without a location.
  private init(badNumberIn json: Data) {
    let digits = Array("+-.0123456789Ee".utf8)
    var isInText = false
    var place = 0
    while place < json.count {
      let byte = json[json.startIndex + place]
      if byte == UInt8(ascii: "\\") { place += 1 }
      if byte == UInt8(ascii: "\"") { isInText.toggle() }
      if !isInText, byte == UInt8(ascii: "-") || digits[3...12].contains(byte) {
        let number = json.dropFirst(place).prefix { digits.contains($0) }
        let text = String(decoding: number, as: UTF8.self)
        guard Int(text) != nil else {
          self.init(
            place: Self.line(of: place, in: json),
            reason: "expected a whole number, found \(text)")
          return
        }
        place += number.count
      } else {
        place += 1
      }
    }
    self.init(place: "", reason: "not valid JSON")
  }

  private static func line(of place: Int, in json: Data) -> String {
    "line \(json.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1)"
  }
}
