/// A set of blocks of code.
///
/// In a program of more than 256 MB, a block that isn't in the set may be taken for one that is.
struct CodeBlocks: Equatable {
  /// The binary logarithm of the number of bytes per block.
  private static let shift = 18
  /// The number of bits less one.
  private static let mask = 1_023

  private var words: [UInt64]

  private init(filledWith word: UInt64) { words = Array(repeating: word, count: 16) }

  /// Creates an empty set.
  init() { self.init(filledWith: 0) }

  /// All blocks.
  static var all: CodeBlocks { CodeBlocks(filledWith: .max) }

  /// Returns the block in which an address is.
  static func block(of address: Int) -> Int { address >> shift }

  /// Adds a block.
  mutating func insert(_ block: Int) {
    let bit = block & Self.mask
    words[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  /// Calls a closure with the bits, in words of 64.
  func withBits<Result>(_ body: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
    words.withUnsafeBufferPointer(body)
  }

  /// Returns whether the bits have one for an address.
  @inline(__always)
  static func contains(_ address: Int, in bits: UnsafeBufferPointer<UInt64>) -> Bool {
    let bit = (address &>> shift) & mask
    return bits[bit &>> 6] &>> UInt64(bit & 63) & 1 != 0
  }
}
