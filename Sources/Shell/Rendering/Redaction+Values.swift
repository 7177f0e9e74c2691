import Foundation

nonisolated extension Redaction {
  /// A value with stars for the secrets in its texts.
  ///
  /// It goes through JSON, and only where it holds one; nil where it is no longer of its type
  /// without the secret, as where that is the name of a case.
  public func redacted<Value: Codable>(_ value: Value) -> Value? {
    guard !isEmpty else { return value }
    guard let data = try? JSONEncoder().encode(value) else { return nil }
    let json = String(decoding: data, as: UTF8.self)
    guard finds(in: json) else { return value }
    let safe = Data(redacted(json).utf8)
    return try? JSONDecoder().decode(Value.self, from: safe)
  }
}
