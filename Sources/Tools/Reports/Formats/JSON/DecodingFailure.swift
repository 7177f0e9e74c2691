import Foundation

/// The reason why a JSON file couldn't be decoded.
enum DecodingFailure {
  /// The text isn't JSON, or only the beginning of it.
  case notJSON
  /// The text is JSON, but the outermost value has the wrong type.
  case wrongValue
  /// A member is missing or has a wrong value; the path says which.
  case invalid(String)

  /// Explains an error of a decoder of a file's contents.
  init(_ error: any Error, in bytes: [UInt8]) {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      // The decoder doesn't locate a number that isn't whole or is too large.
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
      self = isJSON ? .invalid("a number") : .notJSON
    case DecodingError.keyNotFound(let key, let context):
      self = .invalid(Self.path(context.codingPath + [key]))
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self = context.codingPath.isEmpty ? .wrongValue : .invalid(Self.path(context.codingPath))
    default: self = .wrongValue
    }
  }

  /// Returns a path such as `cases[3].title`.
  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path
  }
}
