public import Foundation

/// A function that makes a digest of data, as CryptoKit declares it.
public protocol HashFunction: Sendable {
  /// The result of the function.
  associatedtype Digest: CryptoHashes.Digest

  /// The number of bytes that the function takes in at a time.
  static var blockByteCount: Int { get }

  /// Creates a function that has seen no data.
  init()

  /// Takes in data, as if it followed all data before it.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the digest of all data up to now; more may follow.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of data.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes in data, as if it followed all data before it.
  public mutating func update(data: some DataProtocol) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}
