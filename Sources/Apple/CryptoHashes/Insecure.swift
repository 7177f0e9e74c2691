import Foundation

/// Functions that no longer protect anything, and that name files in caches.
public enum Insecure {
  /// The function of RFC 1321, with a digest of 128 bits.
  public struct MD5: HashFunction {
    /// The result of the function.
    public typealias Digest = MD5Digest

    /// The number of bytes that the function takes in at a time.
    public static let blockByteCount = HashState.blockByteCount
    /// The number of bytes of a digest.
    public static let byteCount = MD5Digest.byteCount

    private var state = HashState(
      [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476], isBigEndian: false, mix: MD5.mix)

    /// Creates a function that has seen no data.
    public init() {}

    /// Takes in data, as if it followed all data before it.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    /// Returns the digest of all data up to now.
    public func finalize() -> MD5Digest { MD5Digest(bytes: state.finalBytes()) }

    private static func mix(_ state: inout [UInt32], _ block: [UInt32]) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for round in 0..<64 {
        let (value, place) =
          switch round / 16 {
          case 0: (b & c | ~b & d, round)
          case 1: (d & b | ~d & c, (5 * round + 1) % 16)
          case 2: (b ^ c ^ d, (3 * round + 5) % 16)
          default: (c ^ (b | ~d), 7 * round % 16)
          }
        let sum = a &+ value &+ constants[round] &+ block[place]
        (a, d, c) = (d, c, b)
        b = b &+ sum.rotated(left: shifts[round / 16][round % 4])
      }
      for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
    }

    private static let shifts: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
  }

  /// The function of FIPS 180-1, with a digest of 160 bits.
  public struct SHA1: HashFunction {
    /// The result of the function.
    public typealias Digest = SHA1Digest

    /// The number of bytes that the function takes in at a time.
    public static let blockByteCount = HashState.blockByteCount
    /// The number of bytes of a digest.
    public static let byteCount = SHA1Digest.byteCount

    private var state = HashState(
      [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0], isBigEndian: true,
      mix: SHA1.mix)

    /// Creates a function that has seen no data.
    public init() {}

    /// Takes in data, as if it followed all data before it.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    /// Returns the digest of all data up to now.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.finalBytes()) }

    private static func mix(_ state: inout [UInt32], _ block: [UInt32]) {
      var schedule = block
      for index in 16..<80 {
        let word =
          schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
        schedule.append(word.rotated(left: 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (round, word) in schedule.enumerated() {
        let (value, constant): (UInt32, UInt32) =
          switch round / 20 {
          case 0: (b & c | ~b & d, 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let sum = a.rotated(left: 5) &+ value &+ e &+ constant &+ word
        (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, sum)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }
  }

  /// The digest of ``MD5``.
  public struct MD5Digest: ByteDigest {
    /// The number of bytes.
    public static let byteCount = 16

    static let functionName = "MD5"
    let bytes: [UInt8]
  }

  /// The digest of ``SHA1``.
  public struct SHA1Digest: ByteDigest {
    /// The number of bytes.
    public static let byteCount = 20

    static let functionName = "SHA1"
    let bytes: [UInt8]
  }
}
