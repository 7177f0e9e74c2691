/// The functions of a file by address.
///
/// They aren't sorted, which would take long in a build without optimisation, but dealt out to
/// buckets of a kilobyte of code each.
struct FunctionTable {
  private static let shift = 10
  private static let size = 24

  private let symbols: MappedBytes
  private let names: MappedBytes
  private let lowest: Int
  /// Where in `order` each bucket begins, and one more.
  private var starts: [Int32]
  private var order: [Int32]

  /// Reads the table; nil where the file is stripped of it.
  init?(_ file: ElfFile) {
    guard let symbols = file.section(".symtab"), let names = file.section(".strtab") else {
      return nil
    }
    self.symbols = symbols
    self.names = names
    let count = symbols.count / Self.size
    var (lowest, highest) = (Int.max, 0)
    for index in 0..<count {
      guard let address = Self.address(symbols, index) else { continue }
      lowest = min(lowest, address)
      highest = max(highest, address)
    }
    guard highest > 0 else { return nil }
    self.lowest = lowest
    let buckets = (highest - lowest) >> Self.shift + 1
    var starts = [Int32](repeating: 0, count: buckets + 1)
    for index in 0..<count {
      guard let address = Self.address(symbols, index) else { continue }
      starts[(address - lowest) >> Self.shift + 1] += 1
    }
    for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
    var order = [Int32](repeating: 0, count: Int(starts[buckets]))
    var next = starts
    for index in 0..<count {
      guard let address = Self.address(symbols, index) else { continue }
      let bucket = (address - lowest) >> Self.shift
      order[Int(next[bucket])] = Int32(index)
      next[bucket] += 1
    }
    self.starts = starts
    self.order = order
    file.forgetPages()
  }

  /// The mangled name of the function that holds an address, and where that begins.
  ///
  /// Of several names for one function, a protocol witness says most.
  func function(at address: Int) -> (name: String, start: Int)? {
    guard address >= lowest else { return nil }
    var bucket = min((address - lowest) >> Self.shift, starts.count - 2)
    while bucket >= 0 {
      var best: (index: Int, start: Int)?
      for place in starts[bucket]..<starts[bucket + 1] {
        let index = Int(order[Int(place)])
        guard let start = Self.address(symbols, index), start <= address else { continue }
        if let known = best, known.start > start || known.start == start && !isWitness(index) {
          continue
        }
        best = (index, start)
      }
      if let best {
        let size = Self.size(symbols, best.index)
        guard size == 0 || address < best.start + size else { return nil }
        return name(best.index).map { ($0, best.start) }
      }
      bucket -= 1
    }
    return nil
  }

  /// The mangled names of witnesses that begin in a way.
  func witnesses(from prefix: String) -> [String] {
    let prefix = Array(prefix.utf8)
    return order.compactMap { index in
      let offset = nameOffset(Int(index))
      guard offset + prefix.count < names.count else { return nil }
      for place in 0..<prefix.count where names.start[offset + place] != prefix[place] {
        return nil
      }
      return name(Int(index)).flatMap { $0.hasSuffix("TW") ? $0 : nil }
    }
  }

  private func isWitness(_ index: Int) -> Bool { name(index)?.hasSuffix("TW") ?? false }

  private func name(_ index: Int) -> String? { names.word(at: nameOffset(index)) }

  private func nameOffset(_ index: Int) -> Int {
    var reader = ByteReader(symbols, at: index * Self.size)
    return reader.uint32()
  }

  /// Where a function begins; nil if it is none of this file's.
  private static func address(_ symbols: MappedBytes, _ index: Int) -> Int? {
    guard symbols.start[index * size + 4] & 0xF == 2 else { return nil }
    var reader = ByteReader(symbols, at: index * size + 8)
    let address = Int(truncatingIfNeeded: reader.uint64())
    return address > 0 ? address : nil
  }

  private static func size(_ symbols: MappedBytes, _ index: Int) -> Int {
    var reader = ByteReader(symbols, at: index * size + 16)
    return Int(truncatingIfNeeded: reader.uint64())
  }
}
