public import Foundation

/// The symbols of an executable file: the name and address of each of its functions and records.
///
/// The file stays mapped, so that reading costs no memory. Every offset is checked: a file may be
/// cut off.
public final class SymbolTable: Sendable {
  /// The table of the program that is running; nil where there is none, as in a stripped file.
  public static let ofExecutable = try? SymbolTable(
    Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped))

  private let file: Data
  private let symbols: Range<Int>
  private let strings: Range<Int>

  /// Finds the table in an ELF file of 64 bits; nil where there is none.
  public init?(_ file: Data) {
    guard let (symbols, strings) = file.withUnsafeBytes({ Self.tables(in: $0) }) else {
      return nil
    }
    self.file = file
    self.symbols = symbols
    self.strings = strings
  }

  /// Where symbols and their names lie, as the table of sections says.
  private static func tables(
    in bytes: UnsafeRawBufferPointer
  ) -> (symbols: Range<Int>, strings: Range<Int>)? {
    guard bytes.starts(with: ELF.magic), let start = bytes.offset(at: ELF.sections),
      let count = bytes.number(at: ELF.sectionCount, as: UInt16.self).map(Int.init),
      bytes.number(at: ELF.sectionSize, as: UInt16.self) == UInt16(ELF.Section.size)
    else { return nil }
    func contents(_ index: Int) -> Range<Int>? {
      guard index < count else { return nil }
      let section = start + index * ELF.Section.size
      guard let offset = bytes.offset(at: section + ELF.Section.offset),
        let length = bytes.offset(at: section + ELF.Section.length),
        length <= bytes.count, offset <= bytes.count - length
      else { return nil }
      return offset..<offset + length
    }
    for index in 0..<count {
      let section = start + index * ELF.Section.size
      guard let kind = bytes.number(at: section + ELF.Section.kind, as: UInt32.self) else {
        return nil
      }
      guard kind == ELF.Section.isSymbolTable else { continue }
      guard let symbols = contents(index), symbols.count >= ELF.Symbol.size,
        let link = bytes.number(at: section + ELF.Section.link, as: UInt32.self),
        let strings = contents(Int(link)), let last = strings.last, bytes[last] == 0
      else { return nil }
      return (symbols, strings)
    }
    return nil
  }

  /// The names that begin and end in a way, with their addresses in the file.
  func names(from prefix: String, to suffix: String) -> [(name: String, address: UInt)] {
    var found: [(name: String, address: UInt)] = []
    prefix.withCString { prefix in
      let length = strlen(prefix)
      forEach { name, address in
        guard strncmp(name, prefix, length) == 0 else { return }
        let name = String(cString: name)
        if name.hasSuffix(suffix) { found.append((name, address)) }
      }
    }
    return found
  }

  /// The name that ends in a way of what lies at an address in the file.
  func name(at wanted: UInt, to suffix: String) -> String? {
    var found: String?
    forEach { name, address in
      guard address == wanted, found == nil else { return }
      let name = String(cString: name)
      if name.hasSuffix(suffix) { found = name }
    }
    return found
  }

  private func forEach(_ body: (UnsafePointer<CChar>, UInt) -> Void) {
    file.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let names = (start + strings.lowerBound).assumingMemoryBound(to: CChar.self)
      var symbol = start + symbols.lowerBound
      for _ in 0..<symbols.count / ELF.Symbol.size {
        let name = Int(symbol.loadUnaligned(as: UInt32.self))
        let address = symbol.loadUnaligned(fromByteOffset: ELF.Symbol.address, as: UInt.self)
        // Without an address it is a file's name, or defined elsewhere.
        if address != 0, name < strings.count { body(names + name, address) }
        symbol += ELF.Symbol.size
      }
    }
  }
}

/// Where an ELF file of 64 bits keeps what, by the specification.
private enum ELF {
  static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
  static let sections = 0x28
  static let sectionSize = 0x3A
  static let sectionCount = 0x3C

  enum Section {
    static let size = 64
    static let kind = 4
    static let offset = 0x18
    static let length = 0x20
    static let link = 0x28
    static let isSymbolTable: UInt32 = 2
  }

  enum Symbol {
    static let size = 24
    static let address = 8
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func number<T: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: T.Type
  ) -> T? {
    guard offset >= 0, offset <= count - MemoryLayout<T>.size else { return nil }
    return loadUnaligned(fromByteOffset: offset, as: type)
  }

  /// An offset or a length, if it lies within the file.
  fileprivate func offset(at offset: Int) -> Int? {
    number(at: offset, as: UInt64.self).flatMap(Int.init(exactly:)).flatMap {
      $0 <= count ? $0 : nil
    }
  }
}
