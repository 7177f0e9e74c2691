extension Error {
  /// The reason for which JSON can't be decoded, with the place in it.
  var reasonInJSON: String {
    func place(_ path: [any CodingKey]) -> String {
      path.map(\.stringValue).joined(separator: ".")
    }
    return switch self as any Error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    default: "it isn't valid JSON"
    }
  }
}
