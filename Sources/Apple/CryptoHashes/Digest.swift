public import Foundation

/// The bytes that a hash function makes of data, as CryptoKit declares it.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A digest that is an array of bytes.
protocol ByteDigest: Digest {
  /// The name of the function, in the description.
  static var functionName: String { get }
  var bytes: [UInt8] { get }
}

extension ByteDigest {
  /// Returns an iterator over the bytes.
  public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// The name of the function, and the bytes as hexadecimal digits.
  public var description: String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return "\(Self.functionName) digest: \(digits.joined())"
  }
}
