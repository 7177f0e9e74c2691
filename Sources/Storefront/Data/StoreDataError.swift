/// What is wrong with a file of data, and where: `products[3]: there is no "price"`.
public nonisolated struct StoreDataError: Error, Hashable, CustomStringConvertible {
  /// The path to the wrong value, as in `products[3].price`; empty where it is the whole file.
  public let place: String
  /// What is wrong there, and what would be right.
  public let reason: String

  init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  /// Says in words what the decoder found.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        place: Self.place(context.codingPath), reason: "there is no \"\(key.stringValue)\"")
    case .valueNotFound(_, let context):
      self.init(place: Self.place(context.codingPath), reason: "there is null in place of a value")
    case .typeMismatch(let type, let context):
      self.init(
        place: Self.place(context.codingPath), reason: "this is no \(Self.name(of: type))")
    case .dataCorrupted(let context):
      self.init(place: Self.place(context.codingPath), reason: Self.reason(context))
    @unknown default:
      self.init(place: "", reason: "\(error)")
    }
  }

  /// The place and the reason.
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
    case is Int.Type: "whole number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "list"
    default: "object of named values"
    }
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    guard context.codingPath.isEmpty else { return context.debugDescription }
    let found = context.underlyingError.map { "\($0)" } ?? context.debugDescription
    return "this is not JSON: \(found)"
  }
}
