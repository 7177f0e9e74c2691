/// A file's debug sections, with methods that resolve attribute values.
struct DebugSections {
  let info: MappedBytes
  let abbrev: MappedBytes
  let line: MappedBytes
  private let str: MappedBytes?
  private let lineStr: MappedBytes?
  private let strOffsets: MappedBytes?
  private let addr: MappedBytes?
  private let ranges: MappedBytes?
  private let rnglists: MappedBytes?
  private let file: ELFFile

  /// The names of the sections that are read.
  private enum Name: String, CaseIterable {
    case info = ".debug_info"
    case abbrev = ".debug_abbrev"
    case line = ".debug_line"
    case str = ".debug_str"
    case lineStr = ".debug_line_str"
    case strOffsets = ".debug_str_offsets"
    case addr = ".debug_addr"
    case ranges = ".debug_ranges"
    case rnglists = ".debug_rnglists"
  }

  /// Finds the sections, or returns nil if there is no readable debug information.
  init?(_ file: ELFFile) {
    func section(_ name: Name) -> MappedBytes? { file.section(name.rawValue) }
    guard !Self.areCompressed(in: file), let info = section(.info),
      let abbrev = section(.abbrev), let line = section(.line)
    else { return nil }
    self.file = file
    self.info = info
    self.abbrev = abbrev
    self.line = line
    str = section(.str)
    lineStr = section(.lineStr)
    strOffsets = section(.strOffsets)
    addr = section(.addr)
    ranges = section(.ranges)
    rnglists = section(.rnglists)
  }

  /// Returns whether a file has debug information that can't be read because it is compressed.
  ///
  /// A linker compresses only the sections that become smaller, so any of them may be compressed.
  /// Older linkers rename a compressed section from `.debug_…` to `.zdebug_…`.
  static func areCompressed(in file: ELFFile) -> Bool {
    Name.allCases.contains { name in
      file.isCompressed(name.rawValue) || file.section(".z" + name.rawValue.dropFirst()) != nil
    }
  }

  /// Releases the memory of the pages that were read.
  func discardPages() { file.discardPages() }

  /// Returns the string that an attribute value refers to.
  ///
  /// An index is resolved with the unit's string offsets.
  func string(
    _ value: AttributeValue, in section: MappedBytes, _ unit: CompilationUnit?
  ) -> String? {
    switch value {
    case .inlineString(let offset): return section.string(at: offset)
    case .string(let offset): return str?.string(at: offset)
    case .lineString(let offset): return lineStr?.string(at: offset)
    case .stringIndex(let index):
      guard let unit, let strOffsets, index >= 0, index < strOffsets.count else { return nil }
      let base = unit.root.strOffsetsBase ?? unit.encoding.defaultBase
      var reader = ByteReader(strOffsets, at: base &+ index &* unit.encoding.offsetSize)
      let offset = unit.encoding.offset(from: &reader)
      return reader.isPastEnd ? nil : str?.string(at: offset)
    default: return nil
    }
  }

  /// Returns the address ranges of the code that an entry describes.
  func code(of entry: DIE, in unit: CompilationUnit) -> [Range<Int>] {
    if let ranges = entry.ranges { return code(ranges, in: unit) }
    guard let low = entry.lowPC.flatMap({ address($0, in: unit) }), let highPC = entry.highPC
    else { return [] }
    // A constant high address is an offset from the low address.
    guard let high = address(highPC, in: unit) ?? highPC.number.map({ low &+ $0 }), low < high
    else { return [] }
    return [low..<high]
  }

  private func code(_ value: AttributeValue, in unit: CompilationUnit) -> [Range<Int>] {
    let base = unit.root.lowPC.flatMap { address($0, in: unit) } ?? 0
    guard unit.encoding.version >= 5 else {
      guard let ranges, let offset = value.number else { return [] }
      return RangeList.read(ranges, at: offset, base: base)
    }
    guard let rnglists, let offset = rangeListOffset(value, in: unit) else { return [] }
    return RangeList.read(rnglists, at: offset, base: base) { address(index: $0, in: unit) }
  }

  private func rangeListOffset(_ value: AttributeValue, in unit: CompilationUnit) -> Int? {
    guard case .rangeListIndex(let index) = value else { return value.number }
    guard let rnglists, let base = unit.root.rnglistsBase, index >= 0, index < rnglists.count
    else { return nil }
    var reader = ByteReader(rnglists, at: base &+ index &* unit.encoding.offsetSize)
    let offset = unit.encoding.offset(from: &reader)
    return reader.isPastEnd ? nil : base &+ offset
  }

  private func address(_ value: AttributeValue, in unit: CompilationUnit) -> Int? {
    switch value {
    case .address(let address): address
    case .addressIndex(let index): address(index: index, in: unit)
    default: nil
    }
  }

  private func address(index: Int, in unit: CompilationUnit) -> Int? {
    guard let addr, index >= 0, index < addr.count else { return nil }
    let base = unit.root.addrBase ?? unit.encoding.defaultBase
    var reader = ByteReader(addr, at: base &+ index &* UnitEncoding.addressSize)
    let address = Int(bitPattern: reader.uint64())
    return reader.isPastEnd ? nil : address
  }
}
