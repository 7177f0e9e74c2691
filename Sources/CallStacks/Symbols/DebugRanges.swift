/// Lists of ranges of code.
enum DebugRanges {
  /// Reads a list as versions up to 4 have it: pairs of addresses.
  static func read(_ section: MappedBytes, at offset: Int, base: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var base = base
    var reader = ByteReader(section, at: offset)
    while !reader.isPastEnd {
      let low = Int(truncatingIfNeeded: reader.uint64())
      let high = Int(truncatingIfNeeded: reader.uint64())
      if low == 0, high == 0 { break }
      if low == -1 { base = high } else { add(low &+ base, high &+ base, to: &found) }
    }
    return found
  }

  /// Reads a list as version 5 has it: each range as is shortest.
  static func readList(
    _ section: MappedBytes, at offset: Int, base: Int, address: (Int) -> Int?
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var base = base
    var reader = ByteReader(section, at: offset)
    func number() -> Int { Int(truncatingIfNeeded: reader.unsigned()) }
    func plain() -> Int { Int(truncatingIfNeeded: reader.uint64()) }
    while !reader.isPastEnd {
      switch reader.byte() {
      case 1: base = address(number()) ?? 0
      case 2: add(address(number()), address(number()), to: &found)
      case 3:
        let low = address(number())
        add(low, low.map { $0 &+ number() }, to: &found)
      case 4: add(base &+ number(), base &+ number(), to: &found)
      case 5: base = plain()
      case 6: add(plain(), plain(), to: &found)
      case 7:
        let low = plain()
        add(low, low &+ number(), to: &found)
      default: return found
      }
    }
    return found
  }

  private static func add(_ low: Int?, _ high: Int?, to found: inout [Range<Int>]) {
    // What the linker dropped lies at 0 or 1.
    if let low, let high, low > 1, low < high { found.append(low..<high) }
  }
}
