/// A compilation unit: one Swift file in a debug build, one module in an optimized build.
final class CompilationUnit {
  /// A function defined in the unit: the offset of its entry, and its address ranges.
  typealias Function = (entry: Int, code: [Range<Int>])

  /// The offset of the unit's header in `.debug_info`.
  let start: Int
  let end: Int
  let encoding: UnitEncoding
  let root: DIE
  /// The offset of the first entry.
  private let firstEntry: Int
  private let abbreviationOffset: Int
  private let sections: DebugSections
  private lazy var abbreviations = AbbreviationTable(
    sections.abbrev, at: abbreviationOffset, encoding)
  /// The source lines of the unit's code.
  private(set) lazy var lines = LineTable(self, sections)
  private lazy var functions = findFunctions()

  /// Reads the header and the root entry, or returns nil if this isn't a compilation unit.
  ///
  /// - Parameters:
  ///   - start: The offset where the unit begins.
  ///   - end: The offset where the unit ends.
  ///   - encoding: The encoding, except for the version.
  ///   - reader: A reader positioned after the unit's length.
  ///   - sections: The file's debug sections.
  ///   - roots: The abbreviations of root entries.
  init?(
    from start: Int, to end: Int, _ encoding: UnitEncoding, _ reader: ByteReader,
    _ sections: DebugSections, _ roots: inout RootAbbreviations
  ) {
    var (encoding, reader) = (encoding, reader)
    encoding.version = reader.uint16()
    let addressSize: UInt8
    switch encoding.version {
    case 2...4:
      abbreviationOffset = encoding.offset(from: &reader)
      addressSize = reader.uint8()
    case 5:
      let type = DWARF.UnitType(rawValue: reader.uint8())
      addressSize = reader.uint8()
      abbreviationOffset = encoding.offset(from: &reader)
      switch type {
      case .compile, .partial: break
      // Skip the ID of the split unit.
      case .skeleton: reader.skip(8)
      case nil: return nil
      }
    default: return nil
    }
    guard addressSize == UnitEncoding.addressSize else { return nil }
    firstEntry = reader.position
    let first = roots.table(at: abbreviationOffset, encoding)
    guard let root = DIE(&reader, first, encoding) else { return nil }
    self.start = start
    self.end = end
    self.encoding = encoding
    self.root = root
    self.sections = sections
  }

  /// Returns the address ranges of the code that an entry describes.
  func code(of entry: DIE) -> [Range<Int>] { sections.code(of: entry, in: self) }

  /// Returns the entry at an offset into `.debug_info`.
  func entry(at offset: Int) -> DIE? {
    guard offset >= firstEntry, offset < end else { return nil }
    var reader = ByteReader(sections.info, at: offset)
    return DIE(&reader, abbreviations, encoding)
  }

  /// Returns the entries of the calls inlined at an address, innermost first.
  func inlinedSubroutines(at address: Int) -> [DIE] {
    guard let function = functions.first(where: { $0.code.contains { $0.contains(address) } })
    else { return [] }
    var found: [DIE] = []
    var depth = 0
    // The depth of the entries to examine. Deeper entries belong to an entry that doesn't contain
    // the address.
    var reached = 1
    var reader = ByteReader(sections.info, at: function.entry)
    while reader.position < end, let entry = DIE(&reader, abbreviations, encoding) {
      if entry.isNull {
        depth -= 1
        if depth <= 0 { break }
        reached = min(reached, depth)
        continue
      }
      if depth == 0, !entry.hasChildren { break }
      if depth == reached, entry.tag == .inlinedSubroutine || entry.tag == .lexicalBlock,
        code(of: entry).contains(where: { $0.contains(address) })
      {
        if entry.hasChildren { reached += 1 }
        if entry.tag == .inlinedSubroutine { found.append(entry) }
      }
      if entry.hasChildren { depth += 1 }
    }
    return found.reversed()
  }

  private func findFunctions() -> [Function] {
    var found: [Function] = []
    var reader = ByteReader(sections.info, at: firstEntry)
    var discarded = firstEntry
    while reader.position < end {
      let position = reader.position
      if position - discarded >= FileMapping.partSize {
        sections.discardPages()
        discarded = position
      }
      guard let entry = DIE(&reader, abbreviations, encoding) else { break }
      guard entry.tag == .subprogram else { continue }
      let code = code(of: entry)
      if !code.isEmpty { found.append((position, code)) }
    }
    sections.discardPages()
    return found
  }
}
