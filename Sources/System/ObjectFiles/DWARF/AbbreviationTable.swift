/// A unit's abbreviation table, which maps each abbreviation code to a tag and attributes.
struct AbbreviationTable {
  struct Abbreviation {
    /// The tag; nil if entries with this tag are skipped.
    let tag: DWARF.Tag?
    let hasChildren: Bool
    let attributes: Range<Int>
    /// The total size of the attribute values; nil if it differs from entry to entry.
    let fixedSize: Int?
  }

  struct Specification {
    /// The attribute; nil if its value is skipped.
    let attribute: DWARF.Attribute?
    let form: DWARF.Form
    let implicitConstant: Int
  }

  private var abbreviations: [Abbreviation] = []
  private(set) var specifications: [Specification] = []
  /// The indices of the abbreviations, keyed by code; empty if the codes are 1, 2, 3, and so on.
  private var indexes: [UInt: Int] = [:]

  /// Reads a table up to its end or to an abbreviation with an unknown form.
  init(_ section: MappedBytes, at offset: Int, _ encoding: UnitEncoding) {
    var reader = ByteReader(section, at: offset)
    read(&reader, encoding)
  }

  /// Reads the first abbreviation of a table, or all of them.
  fileprivate init(_ reader: inout ByteReader, _ encoding: UnitEncoding, isFirstOnly: Bool) {
    read(&reader, encoding, isFirstOnly: isFirstOnly)
  }

  private mutating func read(
    _ reader: inout ByteReader, _ encoding: UnitEncoding, isFirstOnly: Bool = false
  ) {
    while !reader.isAtEnd {
      let code = reader.uleb128()
      guard code != 0, let abbreviation = readAbbreviation(&reader, encoding) else { return }
      if code != UInt(abbreviations.count) + 1 || !indexes.isEmpty {
        if indexes.isEmpty {
          for index in abbreviations.indices { indexes[UInt(index) + 1] = index }
        }
        indexes[code] = abbreviations.count
      }
      abbreviations.append(abbreviation)
      if isFirstOnly { return }
    }
  }

  /// Returns the abbreviation with the given code.
  func abbreviation(_ code: UInt) -> Abbreviation? {
    if !indexes.isEmpty { return indexes[code].map { abbreviations[$0] } }
    guard code > 0, code <= abbreviations.count else { return nil }
    return abbreviations[Int(code) - 1]
  }

  private mutating func readAbbreviation(
    _ reader: inout ByteReader, _ encoding: UnitEncoding
  ) -> Abbreviation? {
    let tag = UInt8(exactly: reader.uleb128()).flatMap(DWARF.Tag.init)
    let hasChildren = reader.uint8() != 0
    let start = specifications.count
    var fixedSize: Int? = 0
    while true {
      let attribute = reader.uleb128()
      let formCode = reader.uleb128()
      if reader.isPastEnd { return nil }
      if attribute == 0, formCode == 0 { break }
      guard let form = DWARF.Form(code: formCode) else { return nil }
      let size = form.fixedSize(encoding)
      fixedSize = fixedSize.flatMap { sum in size.map { sum + $0 } }
      specifications.append(
        Specification(
          // To skip an entry, only the forms are needed.
          attribute: tag == nil ? nil : UInt8(exactly: attribute).flatMap(DWARF.Attribute.init),
          form: form, implicitConstant: form == .implicitConst ? reader.sleb128() : 0))
    }
    return Abbreviation(
      tag: tag, hasChildren: hasChildren, attributes: start..<specifications.count,
      fixedSize: fixedSize)
  }
}

/// The abbreviations of the root entries of units.
///
/// Most units have the same one, which is then read only once: a program can have thousands of
/// units.
struct RootAbbreviations {
  private struct Known {
    let bytes: MappedBytes
    let encoding: UnitEncoding
    let table: AbbreviationTable
  }

  /// The most abbreviations that are kept.
  private static let mostKnown = 16

  private let section: MappedBytes
  private var known: [Known] = []

  /// Creates a reader of a file's `.debug_abbrev`.
  init(_ section: MappedBytes) { self.section = section }

  /// Returns a table with only its first abbreviation, which is that of a unit's root entry.
  mutating func table(at offset: Int, _ encoding: UnitEncoding) -> AbbreviationTable {
    for entry in known where entry.encoding == encoding {
      if section.part(at: offset, count: entry.bytes.count)?.isEqual(to: entry.bytes) == true {
        return entry.table
      }
    }
    var reader = ByteReader(section, at: offset)
    let table = AbbreviationTable(&reader, encoding, isFirstOnly: true)
    if known.count < Self.mostKnown, !reader.isPastEnd,
      let bytes = section.part(at: offset, count: reader.position - offset)
    {
      known.append(Known(bytes: bytes, encoding: encoding, table: table))
    }
    return table
  }
}
