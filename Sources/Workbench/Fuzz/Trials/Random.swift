import ToolSupport

/// A random number generator whose sequence depends only on its seed.
nonisolated struct Random: RandomNumberGenerator {
  private var numbers: SplitMix64

  /// Creates the generator for one trial.
  ///
  /// Trials are independent of each other, so that each can be reproduced alone.
  init(seed: UInt64, generator: String, trial number: Int) {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in generator.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    numbers = SplitMix64(seed: seed ^ hash)
    numbers = SplitMix64(seed: numbers.next() &+ UInt64(bitPattern: Int64(number)))
    numbers = SplitMix64(seed: numbers.next())
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// Returns a number from 0 to `bound - 1`; 0 if `bound` isn't positive.
  mutating func below(_ bound: Int) -> Int {
    bound > 0 ? Int(next() % UInt64(bound)) : 0
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns `true` once in `count` calls, on average.
  mutating func one(in count: Int) -> Bool { below(count) == 0 }

  /// Returns an element of a collection that isn't empty.
  mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
