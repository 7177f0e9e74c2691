/// A set of blocks of code.
///
/// In a program of more than 256 MB, a block that isn't in the set may be taken for one that is.
struct CodeBlocks: Equatable {
  /// The binary logarithm of the number of bytes per block.
  static let shift = 18
  /// The number of bits less one.
  static let mask = 1_023

  private var words: [UInt]

  private init(filledWith word: UInt) { words = Array(repeating: word, count: 16) }

  /// Creates an empty set.
  init() { self.init(filledWith: 0) }

  static var all: CodeBlocks { CodeBlocks(filledWith: .max) }

  /// Returns the block in which an address is.
  static func block(of address: Int) -> Int { address >> shift }

  /// Adds a block.
  mutating func insert(_ block: Int) {
    let bit = block & Self.mask
    words[bit >> 6] |= 1 << UInt(bit & 63)
  }

  /// Calls a closure with the bits, in words of 64.
  ///
  /// The bit of an address is that of its block, modulo the number of bits.
  func withBits<Result>(_ body: (UnsafePointer<UInt>) -> Result) -> Result {
    words.withUnsafeBufferPointer { words in
      guard let bits = words.baseAddress else { preconditionFailure("a set has 16 words") }
      return body(bits)
    }
  }
}
