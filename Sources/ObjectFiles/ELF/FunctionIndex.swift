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
    // Loops without ranges and arrays take a fraction of the time in a build without optimization.
    typealias Function = (symbol: Int32, address: Int)
    let functions = UnsafeMutablePointer<Function>.allocate(capacity: symbols.count)
    defer { functions.deallocate() }
    var (count, lowest, highest) = (0, Int.max, 0)
    var index = 0
    while index < symbols.count {
      if index % SymbolTable.symbolsAtOnce == 0 { symbols.discardPages() }
      if let address = symbols.functionAddress(index) {
        functions[count] = (Int32(index), address)
        count += 1
        if address < lowest { lowest = address }
        if address > highest { highest = address }
      }
      index += 1
    }
    guard count > 0 else { return nil }
    // A bucket covers 1 KB, or more if the file's code is spread over a wide address range.
    var shift = 10
    while (highest - lowest) >> shift > max(4 * count, 1 << 16) { shift += 1 }
    let buckets = (highest - lowest) >> shift + 1
    var starts = [Int32](repeating: 0, count: buckets + 1)
    starts.withUnsafeMutableBufferPointer { starts in
      guard let starts = starts.baseAddress else { return }
      var place = 0
      while place < count {
        starts[(functions[place].address - lowest) >> shift + 1] += 1
        place += 1
      }
      var bucket = 0
      while bucket < buckets {
        starts[bucket + 1] += starts[bucket]
        bucket += 1
      }
    }
    var next = starts
    let order = [Int32](unsafeUninitializedCapacity: count) { order, filled in
      next.withUnsafeMutableBufferPointer { next in
        guard let next = next.baseAddress, let order = order.baseAddress else { return }
        var place = 0
        while place < count {
          let bucket = (functions[place].address - lowest) >> shift
          order[Int(next[bucket])] = functions[place].symbol
          next[bucket] += 1
          place += 1
        }
      }
      filled = count
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
    // In the order of the code, bucket by bucket.
    let found = symbols.symbols(withPrefix: prefix, suffix: Self.witness, areFunctions: true)
    return found.enumerated().map { place, symbol in
      (bucket: (Int(symbol.address) - lowest) >> shift, place: place, name: symbol.name)
    }.sorted { ($0.bucket, $0.place) < ($1.bucket, $1.place) }.map(\.name)
  }

  /// The suffix of a protocol witness's mangled name.
  private static let witness = "TW"

  private func isWitness(_ index: Int) -> Bool {
    symbols.name(index)?.hasSuffix(Self.witness) ?? false
  }
}
