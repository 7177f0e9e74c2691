/// A source of random bytes.
public struct SecRandomRef: Sendable {}

/// The standard source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills a buffer with random bytes.
///
/// - Parameters:
///   - random: The source, which is always the system's.
///   - count: The number of bytes.
///   - bytes: The buffer.
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative number.
public func SecRandomCopyBytes(
  _ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for place in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: 0...255, using: &generator), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
