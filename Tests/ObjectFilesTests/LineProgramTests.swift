import Testing

@testable import ObjectFiles

@Suite struct `Line number programs` {
  private static let unit: [Attribute] = [
    Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
    Attribute(.highPC, .data4, .number(0x1000, size: 4)),
  ]

  /// Returns the file and line of each address.
  private func lines(
    _ program: Bytes, at addresses: [Int], version: UInt = 4, minimumInstructionLength: UInt = 1,
    fileTable: Bytes? = nil
  ) throws -> [String] {
    var dwarf = FixtureDWARF(version: version)
    dwarf.others = [(".debug_line_str", [0] + .string("/a/b.swift"))]
    let offset = dwarf.addLines(
      program, files: ["a.swift", "dir/b.swift"],
      minimumInstructionLength: minimumInstructionLength, fileTable: fileTable)
    dwarf.addUnit(
      Entry(
        tag: DWARF.Tag.compileUnit.code,
        attributes: Self.unit + [Attribute(.stmtList, .secOffset, .number(offset, size: 4))]))
    let information = try #require(dwarf.information)
    return addresses.map { address in
      guard let location = information.origin(of: address)?.location else { return "-" }
      return "\(location.file ?? "?"):\(location.line)"
    }
  }

  private let start = FixtureProgram.setAddress(0x1000)
  private let end = FixtureProgram.endSequence

  @Test func `advance by special opcodes`() throws {
    // Opcode 13 adds -3 to the line. Each following opcode adds 1 more; after 12 opcodes, the
    // address also advances by 1.
    let program: Bytes = start + [0x01, 13 + 3 + 4, 13 + 12 * 2 + 3 + 1, 255] + end
    #expect(try lines(program, at: [0xFFF, 0x1000, 0x1001]) == ["-", "a.swift:5", "a.swift:5"])
    #expect(try lines(program, at: [0x1002, 0x1015, 0x1016]) == ["a.swift:6", "a.swift:6", "-"])
  }

  @Test func `advance by standard opcodes`() throws {
    let program: Bytes =
      start + [0x05, 7, 0x06, 0x07, 0x0A, 0x0B, 0x0C, 1, 0x01]  // opcodes that don't affect lines
      + [0x02, 0x10, 0x03, 4, 0x01]  // advance_pc 16, advance_line 4
      + [0x08, 0x03, 1, 0x01]  // const_add_pc: (255 - 13) / 12 = 20
      + [0x09, 0x00, 0x01, 0x04, 2, 0x01]  // fixed_advance_pc 256, set_file 2
      + [0x02, 1] + end
    #expect(
      try lines(program, at: [0x1000, 0x100F, 0x1010, 0x1023, 0x1024, 0x1123, 0x1124, 0x1125]) == [
        "a.swift:1", "a.swift:1", "a.swift:5", "a.swift:5", "a.swift:6", "a.swift:6", "b.swift:6",
        "-",
      ])
  }

  @Test func `multiply address advances by the minimum instruction length`() throws {
    let program: Bytes =
      start + [0x01, 0x02, 2, 0x03, 1, 0x01, 13 + 12 + 4, 0x08, 0x03, 1, 0x01]
      + [0x09, 0x01, 0x00] + end
    let addresses = [0x1004, 0x1008, 0x100C, 0x1010 + 19 * 4 - 4, 0x1010 + 19 * 4, 0x1010 + 20 * 4]
    #expect(
      try lines(program, at: addresses, minimumInstructionLength: 4) == [
        "a.swift:1", "a.swift:2", "a.swift:3", "a.swift:3", "a.swift:4", "-",
      ])
  }

  @Test func `skip unknown extended opcodes`() throws {
    let program: Bytes =
      [0x00, 0x03, 0x80, 1, 2] + [0x00, 0x02, 0x04, 7] + [0x00, 0x00] + start + [0x01, 0x02, 4]
      + end
    #expect(try lines(program, at: [0x1000, 0x1003, 0x1004]) == ["a.swift:1", "a.swift:1", "-"])
  }

  @Test func `reset their state after each sequence`() throws {
    let program =
      FixtureProgram.setAddress(0x1800) + [0x03, 9, 0x04, 2, 0x01, 0x02, 4] + end
      + start + [0x01, 0x02, 4] + end
    #expect(
      try lines(program, at: [0x1000, 0x1800, 0x1804]) == ["a.swift:1", "b.swift:10", "-"])
  }

  @Test func `of version 5 name files in any form, starting with file 0`() throws {
    let table: Bytes =
      [0, 0]  // no directories
      // The path, an MD5 checksum, and a size.
      + [3, 1, 0x1F, 5, 0x1E, 4, 0x0F, 2]
      + (.number(1, size: 4) + Bytes(Array(repeating: 7, count: 16)) + [1])
      + (.number(1, size: 4) + Bytes(Array(repeating: 7, count: 16)) + .uleb128(1_000))
    let program = start + [0x04, 0, 0x01, 0x02, 4, 0x04, 5, 0x01, 0x02, 4] + end
    #expect(
      try lines(program, at: [0x1000, 0x1004], version: 5, fileTable: table)
        == ["b.swift:1", "?:1"])
  }

  @Test(arguments: [2, 3, 4, 5] as [UInt])
  func `of every version name files`(version: UInt) throws {
    let file: UInt8 = version >= 5 ? 1 : 2
    let program = start + [0x04, file, 0x01, 0x02, 4] + end
    var dwarf = FixtureDWARF(version: version)
    let offset = dwarf.addLines(program, files: ["a.swift", "dir/b.swift"])
    let mapping = try #require(FixtureFile.mapping(dwarf.line.bytes))
    let header = try #require(
      LineProgramHeader(mapping.bytes, at: Int(offset)) { value in
        if case .inlineString(let place) = value { mapping.bytes.string(at: place) } else { nil }
      })
    #expect(header.fileName(Int(file)) == "b.swift" && header.fileName(9) == nil)
    #expect(header.opcodeBase == 13 && header.lineBase == -3 && header.lineRange == 12)
    #expect(header.operandCount(9) == 1 && header.operandCount(13) == 0)
    #expect(header.end == dwarf.line.count && header.program == dwarf.line.count - program.count)
  }

  @Test func `end at the end of the section, even if the file count exceeds the bytes`()
    throws
  {
    let endless: Bytes = [0, 0] + [0] + .uleb128(.max)
    #expect(
      try lines(start + [0x01, 0x02, 4] + end, at: [0x1000], version: 5, fileTable: endless)
        == ["?:1"])
    let many: Bytes = [0, 0] + [1, 1, 0x08] + .uleb128(.max)
    #expect(try lines(start + [0x01], at: [0x1000], version: 5, fileTable: many) == ["-"])
    #expect(try lines(start + [0x01, 0x02, 0x80], at: [0x1000]) == ["-"])
    // An extended opcode whose length exceeds the program or is zero.
    for length in [.max, .max / 2, 0] as [UInt] {
      #expect(try lines([0x00] + .uleb128(length) + [0x02], at: [0x1000]) == ["-"])
    }
    #expect(
      try lines([0x00, 0x01, 0x02] + start + [0x01, 0x02, 4] + end, at: [0x1000]).count == 1)
  }
}
