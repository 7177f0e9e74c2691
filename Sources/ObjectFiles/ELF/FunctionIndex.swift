/// An index that finds the function containing an address.
///
/// The functions aren't sorted because sorting is slow in a build without optimization. Instead,
/// they are grouped into buckets, each covering an address range of the same size.
package struct FunctionIndex {
  private let symbols: SymbolTable
  private let lowest: Int
  /// The binary logarithm of the number of bytes per bucket.
  private let shift: Int
  /// The index in `order` where each bucket starts, followed by the end of the last bucket.
  private let starts: [Int32]
  /// The indices of the symbols, grouped by bucket.
  private let order: [Int32]

  /// Indexes all functions, or returns nil if there are none.
  package init?(_ symbols: SymbolTable) {
    guard symbols.count < Int32.max else { return nil }
    self.symbols = symbols
    var (lowest, highest) = (Int.max, 0)
    var functions = 0
    for index in 0..<symbols.count {
      guard let address = symbols.functionAddress(index) else { continue }
      lowest = min(lowest, address)
      highest = max(highest, address)
      functions += 1
    }
    guard functions > 0 else { return nil }
    // A bucket covers 1 KB, or more if the file's code is spread over a wide address range.
    var shift = 10
    while (highest - lowest) >> shift > max(4 * functions, 1 << 16) { shift += 1 }
    let buckets = (highest - lowest) >> shift + 1
    var starts = [Int32](repeating: 0, count: buckets + 1)
    for index in 0..<symbols.count {
      guard let address = symbols.functionAddress(index) else { continue }
      starts[(address - lowest) >> shift + 1] += 1
    }
    for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
    var order = [Int32](repeating: 0, count: functions)
    var next = starts
    for index in 0..<symbols.count {
      guard let address = symbols.functionAddress(index) else { continue }
      let bucket = (address - lowest) >> shift
      order[Int(next[bucket])] = Int32(index)
      next[bucket] += 1
    }
    self.lowest = lowest
    self.shift = shift
    self.starts = starts
    self.order = order
    symbols.discardPages()
  }

  /// Returns the mangled name of the function that contains an address in the file.
  ///
  /// If a function has several names, returns that of a protocol witness because it is the most
  /// informative.
  package func name(at address: Int) -> String? {
    guard address >= lowest else { return nil }
    var bucket = min((address - lowest) >> shift, starts.count - 2)
    while bucket >= 0 {
      var best: (index: Int, start: Int)?
      for place in starts[bucket]..<starts[bucket + 1] {
        let index = Int(order[Int(place)])
        guard let start = symbols.functionAddress(index), start <= address else { continue }
        if let known = best, known.start > start || known.start == start && !isWitness(index) {
          continue
        }
        best = (index, start)
      }
      if let best {
        let size = symbols.size(best.index)
        return size == 0 || address - best.start < size ? symbols.name(best.index) : nil
      }
      bucket -= 1
    }
    return nil
  }

  /// Returns the mangled names of protocol witnesses that begin with the given prefix.
  package func witnesses(withPrefix prefix: String) -> [String] {
    prefix.withCString { start in
      let length = prefix.utf8.count
      return order.compactMap { index in
        guard symbols.hasPrefix(Int(index), start, length: length) else { return nil }
        return symbols.name(Int(index)).flatMap { $0.hasSuffix(Self.witness) ? $0 : nil }
      }
    }
  }

  /// The suffix of a protocol witness's mangled name.
  private static let witness = "TW"

  private func isWitness(_ index: Int) -> Bool {
    symbols.name(index)?.hasSuffix(Self.witness) ?? false
  }
}
