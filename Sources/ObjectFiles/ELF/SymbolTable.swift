import Glibc

/// An ELF file's symbol table: the mangled name and address of each function and record.
package final class SymbolTable {
  private let file: ELFFile
  private let symbols: UnsafePointer<Entry>
  /// Whether the entries are aligned, as linkers align them.
  private let isAligned: Bool
  private let strings: MappedBytes
  /// The number of symbols to read before the memory of their pages is released.
  static let symbolsAtOnce = 1 << 15
  /// The number of symbols, including those without an address.
  let count: Int

  /// A symbol as it is in the file, `Elf64_Sym`.
  ///
  /// In a build without optimization, reading its fields takes a fraction of the time of loading
  /// each of them from raw memory.
  private struct Entry {
    let name: UInt32
    let info: UInt8
    let other: UInt8
    let section: UInt16
    let value: Int
    let size: Int
  }

  /// Finds the table, or returns nil if the file is stripped.
  package init?(_ file: ELFFile) {
    // A null byte at the end of the string table guarantees that every string ends within it.
    guard let (symbols, strings) = file.symbolTable(), symbols.count >= ELF.Symbol.size,
      strings.count > 0, strings.start[strings.count - 1] == 0
    else { return nil }
    self.file = file
    self.symbols = UnsafeRawPointer(symbols.start).assumingMemoryBound(to: Entry.self)
    isAligned = Int(bitPattern: symbols.start) % MemoryLayout<Entry>.alignment == 0
    self.strings = strings
    count = symbols.count / ELF.Symbol.size
  }

  // MARK: Symbols by index

  /// Returns the address of a function, or nil for other symbols and for functions defined in other
  /// files.
  func functionAddress(_ index: Int) -> Int? {
    let entry = entry(index)
    return entry.info & 0xF == ELF.Symbol.function && entry.value > 0 ? entry.value : nil
  }

  /// Returns the size of a symbol's code or data in bytes, or 0 if it is unknown.
  func size(_ index: Int) -> Int { max(entry(index).size, 0) }

  func name(_ index: Int) -> String? { nameStart(index).map { String(cString: $0) } }

  /// Returns whether a symbol's name begins with the given prefix.
  func hasPrefix(_ index: Int, _ prefix: UnsafePointer<CChar>, length: Int) -> Bool {
    guard let name = nameStart(index) else { return false }
    return strncmp(name, prefix, length) == 0
  }

  private func nameStart(_ index: Int) -> UnsafePointer<CChar>? {
    let offset = entry(index).name
    guard offset < strings.count else { return nil }
    return UnsafeRawPointer(strings.start + Int(offset)).assumingMemoryBound(to: CChar.self)
  }

  // MARK: Searches

  /// Returns the symbols whose names have the given prefix and suffix, with their addresses in the
  /// file: all, or only the functions.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols.
  package func symbols(
    withPrefix prefix: String, suffix: String, areFunctions: Bool = false
  ) -> [(name: String, address: UInt)] {
    var found: [(name: String, address: UInt)] = []
    prefix.withCString { prefix in
      let length = strlen(prefix)
      // As in `FunctionIndex`, without a range.
      var index = 0
      while index < count {
        // Linkers write names in the order of the symbols, so that no part of the table is read twice.
        if index % Self.symbolsAtOnce == 0 { discardPages() }
        let isWanted = areFunctions ? functionAddress(index) != nil : address(index) != 0
        if isWanted, hasPrefix(index, prefix, length: length), let name = name(index),
          name.hasSuffix(suffix)
        {
          found.append((name, address(index)))
        }
        index += 1
      }
    }
    discardPages()
    return found
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
  private func address(_ index: Int) -> UInt { UInt(bitPattern: entry(index).value) }

  private func entry(_ index: Int) -> Entry {
    isAligned
      ? symbols[index]
      : UnsafeRawPointer(symbols).loadUnaligned(
        fromByteOffset: index * ELF.Symbol.size, as: Entry.self)
  }

  /// Releases the memory of the pages that were read.
  func discardPages() { file.discardPages() }
}
