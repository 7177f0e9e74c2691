@testable import ObjectFiles

/// A builder for debug information.
struct FixtureDWARF {
  /// An entry.
  ///
  /// Each entry has its own abbreviation.
  struct Entry {
    var tag: UInt
    /// A label by which later entries can refer to this entry's offset.
    var label = ""
    var attributes: [Attribute] = []
    var children: [Entry] = []
  }

  struct Attribute {
    let code: UInt
    let form: UInt
    let value: Value

    init(_ code: DWARF.Attribute, _ form: DWARF.Form, _ value: Value) {
      self.init(code: UInt(code.rawValue), form: UInt(form.rawValue), value)
    }

    init(code: UInt, form: UInt, _ value: Value) {
      (self.code, self.form, self.value) = (code, form, value)
    }
  }

  enum Value {
    case bytes(Bytes)
    /// A number that is `size` bytes long.
    case number(UInt, size: Int)
    /// The offset of a labeled entry, relative to its unit or to the section.
    case reference(String, size: Int, isInSection: Bool = false)
    /// A constant that is stored in the abbreviation.
    case implicit(Int)
  }

  var version: UInt = 5
  var is64Bit = false
  var offsetSize: Int { is64Bit ? 8 : 4 }
  /// The first abbreviation code, and the difference between consecutive codes.
  var codes: (first: UInt, step: UInt) = (1, 1)
  private(set) var info = Bytes()
  private(set) var abbrev = Bytes()
  private(set) var line = Bytes()
  /// The additional sections and their names.
  var others: [(name: String, contents: Bytes)] = []

  /// Returns the contents with their length as a prefix.
  func lengthPrefixed(_ contents: Bytes) -> Bytes {
    (is64Bit ? .number(0xFFFF_FFFF, size: 4) : Bytes())
      + .number(UInt(contents.count), size: offsetSize) + contents
  }

  mutating func addUnit(_ root: Entry, unitType: UInt = 1, addressSize: UInt = 8) {
    var header = Bytes.number(version, size: 2)
    if version >= 5 {
      header.append(unitType, size: 1)
      header.append(addressSize, size: 1)
      header.append(UInt(abbrev.count), size: offsetSize)
      if unitType == 4 { header.append(0xD0, size: 8) }
    } else {
      header.append(UInt(abbrev.count), size: offsetSize)
      header.append(addressSize, size: 1)
    }
    var unit = Unit(
      entries: header, start: (is64Bit ? 12 : 4), sectionStart: info.count, code: codes.first,
      step: codes.step)
    unit.write(root)
    info.append(lengthPrefixed(unit.entries))
    abbrev.append(unit.abbreviations + [0])
  }

  /// Adds a line number program and returns its offset.
  mutating func addLines(
    _ program: Bytes, files: [String], minimumInstructionLength: UInt = 1,
    fileTable: Bytes? = nil
  ) -> UInt {
    var rest = Bytes.number(minimumInstructionLength, size: 1)
    if version >= 4 { rest.append(1, size: 1) }
    // default_is_stmt, line_base -3, line_range 12, opcode_base 13, and the operand counts of the
    // opcodes
    rest.append([1, 0xFD, 12, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1])
    if let fileTable {
      rest.append(fileTable)
    } else if version >= 5 {
      // Directories: one path as a string. Files: the path and the directory index.
      rest.append([1, 1, 0x08, 1] + .string("/src"))
      rest.append([2, 1, 0x08, 2, 0x0B] + .uleb128(UInt(files.count)))
      for name in files { rest.append(.string(name) + [0]) }
    } else {
      rest.append(.string("/src") + [0])
      for name in files { rest.append(.string(name) + [1, 0, 0]) }
      rest.append([0])
    }
    var header = Bytes.number(version, size: 2)
    if version >= 5 { header.append([8, 0]) }
    header.append(UInt(rest.count), size: offsetSize)
    let offset = UInt(line.count)
    line.append(lengthPrefixed(header + rest + program))
    return offset
  }

  var file: FixtureFile {
    var file = FixtureFile()
    file.add(".debug_info", info)
    file.add(".debug_abbrev", abbrev)
    file.add(".debug_line", line)
    for (name, contents) in others { file.add(name, contents) }
    return file
  }

  var information: DebugInformation? { file.file.flatMap(DebugInformation.init) }
}

private struct Unit {
  var entries: Bytes
  let start: Int
  let sectionStart: Int
  var code: UInt
  let step: UInt
  var abbreviations = Bytes()
  var offsets: [String: Int] = [:]

  mutating func write(_ entry: FixtureDWARF.Entry) {
    offsets[entry.label] = start + entries.count
    entries.append(.uleb128(code))
    abbreviations.append(.uleb128(code) + .uleb128(entry.tag))
    abbreviations.append(entry.children.isEmpty ? 0 : 1, size: 1)
    code += step
    for attribute in entry.attributes {
      abbreviations.append(.uleb128(attribute.code) + .uleb128(attribute.form))
      switch attribute.value {
      case .bytes(let bytes): entries.append(bytes)
      case .number(let number, let size): entries.append(number, size: size)
      case .reference(let label, let size, let isInSection):
        let offset = (offsets[label] ?? 0) + (isInSection ? sectionStart : 0)
        entries.append(UInt(offset), size: size)
      case .implicit(let constant): abbreviations.append(.sleb128(constant))
      }
    }
    abbreviations.append([0, 0])
    guard !entry.children.isEmpty else { return }
    for child in entry.children { write(child) }
    entries.append([0])
  }
}
