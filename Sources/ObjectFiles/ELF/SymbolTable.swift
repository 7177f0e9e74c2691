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
  /// It is valid as long as the table exists. Long loops use a local copy, so that the pointer isn't loaded
  /// again for each symbol.
  struct Entries {
    private let start: UnsafePointer<Entry>
    /// Whether the entries are aligned, as linkers align them.
    private let isAligned: Bool

    fileprivate init(_ symbols: MappedBytes) {
      start = UnsafeRawPointer(symbols.start).assumingMemoryBound(to: Entry.self)
      isAligned = Int(bitPattern: symbols.start) % MemoryLayout<Entry>.alignment == 0
    }

    subscript(index: Int) -> Entry {
      isAligned
        ? start[index]
        : UnsafeRawPointer(start).loadUnaligned(
          fromByteOffset: index * ELF.Symbol.size, as: Entry.self)
    }
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

  // MARK: Functions

  /// Returns the indices and the addresses of all functions and the range of the addresses, or nil if there
  /// are none.
  func functions() -> (indices: [Int32], addresses: [Int], lowest: Int, highest: Int)? {
    var (lowest, highest) = (Int.max, 0)
    var indices: [Int32] = []
    let addresses = [Int](unsafeUninitializedCapacity: count) { addresses, found in
      indices = [Int32](unsafeUninitializedCapacity: count) { indices, filled in
        guard let addresses = addresses.baseAddress, let indices = indices.baseAddress else {
          return
        }
        // Loops without ranges and arrays take a fraction of the time in a build without optimization.
        let (entries, end) = (entries, count)
        var (index, place) = (0, 0)
        while index < end {
          if index & (Self.symbolsAtOnce - 1) == 0 { discardPages() }
          let entry = entries[index]
          if entry.isFunction {
            indices[place] = Int32(truncatingIfNeeded: index)
            addresses[place] = entry.value
            place += 1
            if entry.value < lowest { lowest = entry.value }
            if entry.value > highest { highest = entry.value }
          }
          index += 1
        }
        filled = place
      }
      found = indices.count
    }
    discardPages()
    return indices.isEmpty ? nil : (indices, addresses, lowest, highest)
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

  /// Returns the symbols whose names have the given prefix and suffix, with their addresses in the
  /// file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols.
  package func symbols(
    withPrefix prefix: String, suffix: String
  ) -> [(name: String, address: UInt)] {
    var found: [(name: String, address: UInt)] = []
    let suffix = Array(suffix.utf8)
    prefix.withCString { prefix in
      let prefix = NamePrefix(prefix)
      let (entries, strings, end) = (entries, strings, count)
      // As in `functions()`, without a range.
      var index = 0
      while index < end {
        // Linkers write names in the order of the symbols, so that no part of the table is read twice.
        if index & (Self.symbolsAtOnce - 1) == 0 { discardPages() }
        let entry = entries[index]
        // Most names have another suffix, so only those that are wanted become strings.
        if entry.value != 0, prefix.begins(strings, at: Int(entry.name)),
          let name = nameStart(index), Self.ends(name, with: suffix)
        {
          found.append((String(cString: name), UInt(bitPattern: entry.value)))
        }
        index += 1
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

/// The beginning of names to search for.
///
/// Its first bytes, as one number, rule out most of the other names.
private struct NamePrefix {
  /// The number of bytes that are compared as one number.
  private static let headSize = 8

  private let text: UnsafePointer<CChar>
  private let length: Int
  private let head: UInt64
  /// The bits of a name's first bytes that belong to the prefix.
  private let mask: UInt64

  /// Creates a prefix from text that outlives it.
  init(_ text: UnsafePointer<CChar>) {
    self.text = text
    length = strlen(text)
    var head: UInt64 = 0
    let count = min(length, Self.headSize)
    memcpy(&head, text, count)
    self.head = head
    // The first bytes are the low ones: only little-endian files are read, by machines like theirs.
    mask = count == Self.headSize ? .max : (1 << (8 * UInt64(count))) - 1
  }

  /// Returns whether the name at an offset into terminated strings begins with the prefix.
  func begins(_ strings: MappedBytes, at offset: Int) -> Bool {
    guard offset < strings.count else { return false }
    let name = UnsafeRawPointer(strings.start + offset)
    if strings.count - offset >= Self.headSize,
      name.loadUnaligned(as: UInt64.self) & mask != head
    {
      return false
    }
    return strncmp(name.assumingMemoryBound(to: CChar.self), text, length) == 0
  }
}
