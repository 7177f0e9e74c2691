/// The header of a line number program.
struct LineProgramHeader {
  let minimumInstructionLength: Int
  let lineBase: Int
  let lineRange: Int
  let opcodeBase: Int
  /// The offset where the program begins.
  let program: Int
  /// The offset where the program ends.
  let end: Int
  private let standardOpcodeLengths: [UInt8]
  private let fileNames: [String?]
  /// The number of the first file: 1 in versions up to 4, 0 since version 5.
  private let firstFile: Int

  /// Reads the header at an offset, or returns nil if it can't be read.
  ///
  /// - Parameters:
  ///   - section: The `.debug_line` section.
  ///   - offset: The offset of the header.
  ///   - string: A closure that returns the string that an attribute value refers to.
  init?(_ section: MappedBytes, at offset: Int, string: (AttributeValue) -> String?) {
    var reader = ByteReader(section, at: offset)
    guard let unit = UnitEncoding.read(from: &reader) else { return nil }
    var encoding = unit.encoding
    encoding.version = reader.uint16()
    guard 2...5 ~= encoding.version else { return nil }
    // address_size and segment_selector_size
    if encoding.version >= 5 { reader.skip(2) }
    let headerLength = encoding.offset(from: &reader)
    var program = reader
    program.skip(headerLength)
    minimumInstructionLength = Int(reader.uint8())
    // maximum_operations_per_instruction
    if encoding.version >= 4 { reader.skip(1) }
    // default_is_stmt
    reader.skip(1)
    lineBase = Int(Int8(bitPattern: reader.uint8()))
    lineRange = Int(reader.uint8())
    opcodeBase = Int(reader.uint8())
    guard lineRange > 0, opcodeBase > 0, !reader.isPastEnd, !program.isPastEnd else { return nil }
    var lengths: [UInt8] = []
    for _ in 1..<opcodeBase { lengths.append(reader.uint8()) }
    standardOpcodeLengths = lengths
    if encoding.version >= 5 {
      firstFile = 0
      _ = Self.readEntries(&reader, encoding, string)
      fileNames = Self.readEntries(&reader, encoding, string)
    } else {
      firstFile = 1
      fileNames = Self.readFileNames(&reader, section)
    }
    self.program = program.position
    end = unit.end
  }

  /// Returns the number of LEB128 operands of a standard opcode.
  func operandCount(_ opcode: UInt8) -> Int {
    let index = Int(opcode) - 1
    return standardOpcodeLengths.indices.contains(index) ? Int(standardOpcodeLengths[index]) : 0
  }

  /// Returns the last path component of the file with the given number.
  func fileName(_ number: Int) -> String? {
    let index = number &- firstFile
    return fileNames.indices.contains(index) ? fileNames[index] : nil
  }

  /// Reads the tables used up to version 4: the directory paths, then the files.
  private static func readFileNames(
    _ reader: inout ByteReader, _ section: MappedBytes
  ) -> [String?] {
    var names: [String?] = []
    while !reader.isPastEnd {
      let start = reader.skipString()
      if reader.position == start + 1 { break }
    }
    while !reader.isPastEnd {
      let start = reader.skipString()
      if reader.isPastEnd || reader.position == start + 1 { break }
      names.append(section.string(at: start).map(lastComponent))
      // Skip the file's directory, modification time, and length.
      for _ in 0..<3 { _ = reader.uleb128() }
    }
    return names
  }

  /// Reads a version 5 table of directories or files.
  ///
  /// All entries have the same format.
  private static func readEntries(
    _ reader: inout ByteReader, _ encoding: UnitEncoding, _ string: (AttributeValue) -> String?
  ) -> [String?] {
    var formats: [(content: UInt, form: DWARF.Form)] = []
    for _ in 0..<reader.uint8() {
      let content = reader.uleb128()
      guard let form = DWARF.Form(code: reader.uleb128()) else { return [] }
      formats.append((content, form))
    }
    var names: [String?] = []
    let count = reader.uleb128()
    while names.count < count {
      let start = reader.position
      var name: String?
      for (content, form) in formats {
        guard
          let value = AttributeValue.read(form, from: &reader, encoding, implicitConstant: 0)
        else { return names }
        if content == DWARF.lineContentPath { name = string(value) }
      }
      // Stop if an entry occupies no bytes; otherwise, the loop might never end.
      if reader.isPastEnd || reader.position == start { break }
      names.append(name.map(lastComponent))
    }
    return names
  }

  private static func lastComponent(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      String(Substring(path.utf8[path.utf8.index(after: $0)...]))
    } ?? path
  }
}
