import Glibc

/// An ELF file's symbol table: the mangled name and address of each function and record.
package final class SymbolTable {
  private let file: ELFFile
  let entries: Entries
  private let strings: MappedBytes
  /// The number of symbols to read before the memory of their pages is released.
  static let symbolsAtOnce = 1 << 15
  /// The number of symbols, including those without an address.
  let count: Int

  /// The symbols as they are in the file.
  ///
  /// They are valid as long as the table exists. Long loops use a local copy, so that the pointer
  /// isn't loaded again for each symbol.
  struct Entries {
    fileprivate let start: UnsafePointer<Entry>
    /// A copy of symbols that aren't aligned, as linkers align them; nil for others.
    fileprivate let copy: UnsafeMutableRawPointer?

    fileprivate init(_ symbols: MappedBytes) {
      let isAligned = Int(bitPattern: symbols.start) % MemoryLayout<Entry>.alignment == 0
      copy =
        isAligned
        ? nil
        : .allocate(byteCount: symbols.count, alignment: MemoryLayout<Entry>.alignment)
      copy?.copyMemory(from: symbols.start, byteCount: symbols.count)
      start = (copy.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(symbols.start))
        .assumingMemoryBound(to: Entry.self)
    }

    subscript(index: Int) -> Entry { start[index] }
  }

  /// A symbol as it is in the file, `Elf64_Sym`.
  ///
  /// In a build without optimization, reading its fields takes a fraction of the time of loading
  /// each of them from raw memory.
  struct Entry {
    let name: UInt32
    let info: UInt8
    let other: UInt8
    let section: UInt16
    /// The address in the file.
    let value: Int
    let size: Int

    /// Whether the symbol is a function that is defined in the file.
    var isFunction: Bool { info & 0xF == ELF.Symbol.function && value > 0 }
  }

  /// Finds the table, or returns nil if the file is stripped.
  package init?(_ file: ELFFile) {
    // A null byte at the end of the string table guarantees that every string ends within it.
    guard let (symbols, strings) = file.symbolTable(), symbols.count >= ELF.Symbol.size,
      strings.count > 0, strings.start[strings.count - 1] == 0
    else { return nil }
    self.file = file
    entries = Entries(symbols)
    self.strings = strings
    count = symbols.count / ELF.Symbol.size
  }

  deinit { entries.copy?.deallocate() }

  // MARK: Functions

  /// The lowest and the highest address of functions, and their number.
  struct FunctionRange {
    var lowest = Int.max
    var highest = 0
    var count = 0

    /// Adds a function.
    @inline(__always)
    mutating func add(_ address: Int) {
      if address < lowest { lowest = address }
      if address > highest { highest = address }
      count &+= 1
    }
  }

  /// The indices and the addresses of functions.
  struct Functions {
    let indices: [Int32]
    let addresses: [Int]
    let range: FunctionRange
  }

  var hasFunctions: Bool { (0..<count).contains { entries[$0].isFunction } }

  /// Returns the functions in some blocks of code, and perhaps others; all functions if the blocks
  /// are nil.
  func functions(in blocks: CodeBlocks?) -> Functions {
    var range = FunctionRange()
    var indices: [Int32] = []
    let addresses = [Int](unsafeUninitializedCapacity: count) { addresses, found in
      indices = [Int32](unsafeUninitializedCapacity: count) { indices, filled in
        guard let addresses = addresses.baseAddress, let indices = indices.baseAddress else {
          return
        }
        range = (blocks ?? .all).withBits { bits in
          // Without calls, ranges and arrays, the loop takes a fraction of the time in a build
          // without optimization.
          let (start, end) = (entries.start, count)
          let (shift, mask, function) = (CodeBlocks.shift, CodeBlocks.mask, ELF.Symbol.function)
          var range = FunctionRange()
          var index = 0
          while index < end {
            discardPages()
            let stop = min(index &+ Self.symbolsAtOnce, end)
            while index < stop {
              let address = start[index].value
              let bit = (address &>> shift) & mask
              if bits[bit &>> 6] &>> UInt(bitPattern: bit & 63) & 1 != 0,
                start[index].info & 0xF == function, address > 0
              {
                indices[range.count] = Int32(truncatingIfNeeded: index)
                addresses[range.count] = address
                range.add(address)
              }
              index &+= 1
            }
          }
          return range
        }
        filled = range.count
      }
      found = indices.count
    }
    discardPages()
    return Functions(indices: indices, addresses: addresses, range: range)
  }

  // MARK: Symbols by index

  /// Returns the address of a function, or nil for other symbols and for functions defined in other
  /// files.
  func functionAddress(_ index: Int) -> Int? {
    let entry = entries[index]
    return entry.isFunction ? entry.value : nil
  }

  /// Returns the size of a symbol's code or data in bytes, or 0 if it is unknown.
  func size(_ index: Int) -> Int { max(entries[index].size, 0) }

  func name(_ index: Int) -> String? { nameStart(index).map { String(cString: $0) } }

  private func nameStart(_ index: Int) -> UnsafePointer<CChar>? {
    let offset = entries[index].name
    guard offset < strings.count else { return nil }
    return UnsafeRawPointer(strings.start + Int(offset)).assumingMemoryBound(to: CChar.self)
  }

  // MARK: Searches

  /// Returns the functions whose mangled names have the given prefix and suffix, with their
  /// addresses in the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols.
  package func functions(
    withPrefix prefix: String, suffix: String
  ) -> [(name: String, address: UInt)] {
    symbols(areFunctions: true, withPrefix: prefix, suffix: suffix)
  }

  /// Returns the records and variables whose mangled names have the given prefix and suffix, with
  /// their addresses in the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols.
  package func objects(
    withPrefix prefix: String, suffix: String
  ) -> [(name: String, address: UInt)] {
    symbols(areFunctions: false, withPrefix: prefix, suffix: suffix)
  }

  private func symbols(
    areFunctions: Bool, withPrefix prefix: String, suffix: String
  ) -> [(name: String, address: UInt)] {
    var found: [(name: String, address: UInt)] = []
    let suffix = Array(suffix.utf8)
    prefix.withCString { prefix in
      let prefix = NamePrefix(prefix)
      let (start, strings, end) = (entries.start, strings, count)
      let function = ELF.Symbol.function
      // As in `functions(in:)`, without a range.
      var index = 0
      while index < end {
        // Linkers write names in the order of the symbols, so that no part of the table is read
        // twice.
        discardPages()
        let stop = min(index &+ Self.symbolsAtOnce, end)
        while index < stop {
          // Most names have another suffix, so only those that are wanted become strings.
          if (start[index].info & 0xF == function) == areFunctions, start[index].value != 0,
            prefix.begins(strings, at: Int(start[index].name)),
            let name = nameStart(index), Self.ends(name, with: suffix)
          {
            found.append((String(cString: name), UInt(bitPattern: start[index].value)))
          }
          index &+= 1
        }
      }
    }
    discardPages()
    return found
  }

  private static func ends(_ name: UnsafePointer<CChar>, with suffix: [UInt8]) -> Bool {
    let length = strlen(name)
    return length >= suffix.count
      && memcmp(name + (length - suffix.count), suffix, suffix.count) == 0
  }

  /// Returns the address in the file of the function with a mangled name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols.
  package func functionAddress(named wanted: String) -> Int? {
    wanted.withCString { wanted in
      for index in 0..<count {
        if let name = nameStart(index), strcmp(name, wanted) == 0 { return functionAddress(index) }
      }
      return nil
    }
  }

  /// Returns the name, with the given suffix, of a symbol at an address in the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols.
  package func name(at wanted: UInt, suffix: String) -> String? {
    guard wanted != 0 else { return nil }
    for index in 0..<count where address(index) == wanted {
      if let name = name(index), name.hasSuffix(suffix) { return name }
    }
    return nil
  }

  /// Returns a symbol's address in the file, or 0 if the symbol names a source file or is defined
  /// elsewhere.
  private func address(_ index: Int) -> UInt { UInt(bitPattern: entries[index].value) }

  /// Releases the memory of the pages that were read.
  func discardPages() { file.discardPages() }
}
