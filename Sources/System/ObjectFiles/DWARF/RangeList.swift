/// A parser for address range lists.
enum RangeList {
  /// Reads a list from `.debug_ranges` (up to version 4), which consists of address pairs.
  static func read(_ section: MappedBytes, at offset: Int, base: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var base = base
    var reader = ByteReader(section, at: offset)
    while !reader.isPastEnd {
      let low = Int(bitPattern: reader.uint64())
      let high = Int(bitPattern: reader.uint64())
      if low == 0, high == 0 { break }
      if low == baseAddressSelection {
        base = high
        continue
      }
      // Not by `add`, whose optionals take most of the time in a build without optimization.
      let (start, end) = (low &+ base, high &+ base)
      if start > 1, start < end { found.append(start..<end) }
    }
    return found
  }

  /// The largest address.
  ///
  /// It indicates that the next value is the base of the pairs that follow.
  private static let baseAddressSelection = -1

  /// Reads a list from `.debug_rnglists` (version 5).
  ///
  /// `address` returns the address at an index in the unit's address table.
  static func read(
    _ section: MappedBytes, at offset: Int, base: Int, address: (Int) -> Int?
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var base = base
    var reader = ByteReader(section, at: offset)
    func number() -> Int { Int(bitPattern: reader.uleb128()) }
    func plainAddress() -> Int { Int(bitPattern: reader.uint64()) }
    while !reader.isPastEnd, let entry = DWARF.RangeListEntry(rawValue: reader.uint8()) {
      switch entry {
      case .endOfList: return found
      case .baseAddressx: base = address(number()) ?? 0
      case .startxEndx: add(address(number()), address(number()), &found)
      case .startxLength:
        let (low, length) = (address(number()), number())
        add(low, low.map { $0 &+ length }, &found)
      case .offsetPair: add(base &+ number(), base &+ number(), &found)
      case .baseAddress: base = plainAddress()
      case .startEnd: add(plainAddress(), plainAddress(), &found)
      case .startLength:
        let low = plainAddress()
        add(low, low &+ number(), &found)
      }
    }
    return found
  }

  private static func add(_ low: Int?, _ high: Int?, _ found: inout [Range<Int>]) {
    // The linker sets the address of removed code to 0 or 1.
    if let low, let high, low > 1, low < high { found.append(low..<high) }
  }
}
