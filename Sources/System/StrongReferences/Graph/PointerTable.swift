/// A hash table that maps addresses to numbers.
///
/// A search spends most of its time checking whether an object is already known. A `Dictionary`,
/// with its seeded hash function, takes three times as long.
struct PointerTable {
  private var keys: [UInt] = []
  private var values: [Int] = []
  private var count = 0

  subscript(pointer: UnsafeRawPointer) -> Int? {
    guard !keys.isEmpty else { return nil }
    let slot = slot(of: UInt(bitPattern: pointer))
    return keys[slot] == 0 ? nil : values[slot]
  }

  /// Inserts an address if it is new, and returns whether it was new.
  mutating func insert(_ pointer: UnsafeRawPointer, _ value: Int) -> Bool {
    if count * 2 >= keys.count { grow() }
    let key = UInt(bitPattern: pointer)
    let slot = slot(of: key)
    guard keys[slot] == 0 else { return false }
    keys[slot] = key
    values[slot] = value
    count += 1
    return true
  }

  /// Returns the slot of an address.
  ///
  /// If the address is new, this is the free slot in which to insert it.
  private func slot(of key: UInt) -> Int {
    // Addresses of allocations are multiples of 16. Fibonacci hashing mixes the high bits best.
    let bits = keys.count.trailingZeroBitCount
    var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt(UInt.bitWidth - bits))
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: 0, count: max(256, oldKeys.count * 2))
    values = Array(repeating: 0, count: keys.count)
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      let slot = slot(of: key)
      keys[slot] = key
      values[slot] = value
    }
  }
}
