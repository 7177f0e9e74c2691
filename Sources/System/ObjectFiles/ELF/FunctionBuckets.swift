/// Functions by address.
///
/// They aren't sorted because sorting is slow in a build without optimization. Instead, they are
/// grouped into buckets, each covering an address range of the same size.
struct FunctionBuckets {
  private let symbols: SymbolTable
  private let lowest: Int
  /// The binary logarithm of the number of bytes per bucket.
  private let shift: Int
  /// The index in `order` where each bucket starts, followed by the end of the last bucket.
  private let starts: [Int32]
  /// The indices of the symbols, grouped by bucket.
  private let order: [Int32]

  /// Groups functions, or returns nil if there are none.
  init?(_ functions: SymbolTable.Functions, of symbols: SymbolTable) {
    guard !functions.indices.isEmpty else { return nil }
    self.symbols = symbols
    let (lowest, count) = (functions.range.lowest, functions.indices.count)
    let extent = functions.range.highest - lowest
    let shift = Self.shift(extent: extent, count: count)
    let buckets = extent >> shift + 1
    var starts = [Int32](repeating: 0, count: buckets + 1)
    // Loops without ranges and arrays take a fraction of the time in a build without optimization.
    order = [Int32](unsafeUninitializedCapacity: count) { order, filled in
      functions.addresses.withUnsafeBufferPointer { addresses in
        starts.withUnsafeMutableBufferPointer { starts in
          guard let addresses = addresses.baseAddress, let starts = starts.baseAddress,
            let order = order.baseAddress
          else { return }
          var place = 0
          while place < count {
            starts[(addresses[place] - lowest) &>> shift] += 1
            place += 1
          }
          var bucket = 0
          var end: Int32 = 0
          while bucket <= buckets {
            end += starts[bucket]
            starts[bucket] = end
            bucket += 1
          }
          // Each bucket is filled from its end, so that afterwards `starts` has its start.
          functions.indices.withUnsafeBufferPointer { indices in
            guard let indices = indices.baseAddress else { return }
            while place > 0 {
              place -= 1
              let bucket = (addresses[place] - lowest) &>> shift
              starts[bucket] -= 1
              order[Int(starts[bucket])] = indices[place]
            }
          }
        }
      }
      filled = count
    }
    self.lowest = lowest
    self.shift = shift
    self.starts = starts
  }

  /// Returns the binary logarithm of the number of bytes per bucket.
  private static func shift(extent: Int, count: Int) -> Int {
    // A bucket covers 1 KB, or more if the file's code is spread over a wide address range.
    var width = 10
    while extent >> width > max(4 * count, 1 << 16) { width += 1 }
    return width
  }

  /// Returns the last function that begins at or before an address.
  ///
  /// If a function has several names, returns that of a protocol witness because it is the most
  /// informative.
  func function(before address: Int) -> (index: Int, start: Int)? {
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
      if let best { return best }
      bucket -= 1
    }
    return nil
  }

  /// The suffix of a protocol witness's mangled name.
  static let witness = "TW"

  private func isWitness(_ index: Int) -> Bool {
    symbols.name(index)?.hasSuffix(Self.witness) ?? false
  }
}
