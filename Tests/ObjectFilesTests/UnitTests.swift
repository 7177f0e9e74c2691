import Glibc
import Testing

@testable import ObjectFiles

@Suite struct `Units of debug information` {
  @Test(arguments: [2, 3, 4, 5] as [UInt], [false, true])
  func `provide the source line and the inlined calls at an address`(version: UInt, is64Bit: Bool)
    throws
  {
    let information = try #require(
      FixtureProgram.make(version: version, is64Bit: is64Bit).information)
    func main(_ line: Int) -> SourceLine { SourceLine(file: "main.swift", line: line) }
    func call(_ name: String, _ line: Int) -> CodeOrigin.InlinedCall {
      CodeOrigin.InlinedCall(linkageName: name, callSite: main(line))
    }
    #expect(
      information.origin(of: 0x1004)
        == CodeOrigin(location: main(10), inlinedCalls: [call("$s5outer", 10)]))
    #expect(information.origin(of: 0x1018) == CodeOrigin(location: main(12), inlinedCalls: []))
    #expect(
      information.origin(of: 0x1020)
        == CodeOrigin(
          location: SourceLine(file: "other.swift", line: 30),
          inlinedCalls: [call("$s5inner", 21), call("$s5outer", 12)]))
    #expect(
      information.origin(of: 0x1042)
        == CodeOrigin(location: main(13), inlinedCalls: [call("$s5outer", 12)]))
    #expect(information.origin(of: 0x10FF) == CodeOrigin(location: main(13), inlinedCalls: []))
    #expect(information.origin(of: 0x1100) == nil)
    #expect(information.origin(of: 0xFFF) == nil)
  }

  @Test func `can follow other units, and an unreadable unit is skipped`() throws {
    var dwarf = FixtureDWARF(version: 4)
    let lines = dwarf.addLines(FixtureProgram.lines, files: ["main.swift", "other.swift"])
    func unit(_ low: UInt, _ tag: DWARF.Tag = .compileUnit) -> Entry {
      Entry(
        tag: tag.code,
        attributes: [
          Attribute(.stmtList, .secOffset, .number(lines, size: 4)),
          Attribute(.lowPC, .addr, .number(low, size: 8)),
          Attribute(.highPC, .data1, .number(0x40, size: 1)),
        ])
    }
    dwarf.addUnit(unit(0x5000), addressSize: 4)
    dwarf.version = 9
    dwarf.addUnit(unit(0x6000))
    dwarf.version = 5
    // A type unit contains no code.
    dwarf.addUnit(unit(0x7000), unitType: 2)
    dwarf.version = 4
    dwarf.addUnit(unit(0x1000))
    dwarf.version = 5
    dwarf.addUnit(unit(0x1040, .partialUnit), unitType: 3)
    dwarf.addUnit(unit(0x1080, .skeletonUnit), unitType: 4)
    let information = try #require(dwarf.information)
    #expect(information.origin(of: 0x1018)?.location?.line == 12)
    #expect(information.origin(of: 0x1048)?.location?.line == 13)
    #expect(information.origin(of: 0x1088)?.location?.line == 13)
    for address in [0x5010, 0x6010, 0x7010] { #expect(information.origin(of: address) == nil) }
  }

  @Test func `are found in any order, also if the code of one lies between that of another`() throws
  {
    func code(_ low: UInt, _ size: UInt) -> [Attribute] {
      [
        Attribute(.lowPC, .addr, .number(low, size: 8)),
        Attribute(.highPC, .data2, .number(size, size: 2)),
      ]
    }
    func unit(_ code: [Attribute], name: String) -> Entry {
      let name = [Attribute(.linkageName, .string, .bytes(.string(name)))]
      let call = Entry(tag: DWARF.Tag.inlinedSubroutine.code, attributes: code + name)
      let function = Entry(tag: DWARF.Tag.subprogram.code, attributes: code, children: [call])
      return Entry(tag: DWARF.Tag.compileUnit.code, attributes: code, children: [function])
    }
    var dwarf = FixtureDWARF(version: 4)
    let ranges: [UInt] = [0x1000, 0x1010, 0x1F00, 0x2000, 0, 0]
    dwarf.others = [(".debug_ranges", ranges.reduce([]) { $0 + .number($1, size: 8) })]
    dwarf.addUnit(unit([Attribute(.ranges, .secOffset, .number(0, size: 4))], name: "$s5split"))
    dwarf.addUnit(Entry(tag: DWARF.Tag.compileUnit.code))
    dwarf.addUnit(unit(code(0x1800, 0x100), name: "$s6middle"))
    dwarf.addUnit(unit(code(0x5000, 0x10), name: "$s4last"))
    let names: [(Int, String)] = [
      (0x5008, "$s4last"), (0x1808, "$s6middle"), (0x1F08, "$s5split"), (0x1008, "$s5split"),
    ]
    for order in [names, names.reversed()] {
      let information = try #require(dwarf.information)
      for (address, name) in order {
        #expect(information.origin(of: address)?.inlinedCalls.map(\.linkageName) == [name])
      }
      #expect(information.origin(of: 0x1400) == nil && information.origin(of: 0x9000) == nil)
    }
  }

  @Test(arguments: [(1, 1), (7, 1), (9, 250)] as [(UInt, UInt)])
  func `can use any abbreviation codes`(first: UInt, step: UInt) throws {
    var dwarf = FixtureDWARF(version: 4)
    dwarf.codes = (first, step)
    let code = [
      Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
      Attribute(.highPC, .data1, .number(0x20, size: 1)),
    ]
    let name = Attribute(.linkageName, .string, .bytes(.string("$s1f")))
    let call = Entry(tag: DWARF.Tag.inlinedSubroutine.code, attributes: code + [name])
    let function = Entry(tag: DWARF.Tag.subprogram.code, attributes: code, children: [call])
    dwarf.addUnit(
      Entry(tag: DWARF.Tag.compileUnit.code, attributes: code, children: [function]))
    dwarf.addUnit(Entry(tag: DWARF.Tag.compileUnit.code))
    let origin = try #require(dwarf.information?.origin(of: 0x1008))
    #expect(origin.location == nil)
    #expect(origin.inlinedCalls.map(\.linkageName) == ["$s1f"])
  }

  @Test func `are missing without their sections`() throws {
    var file = FixtureProgram.make(version: 5, is64Bit: false).file
    file.sections.removeAll { $0.name == ".debug_line" }
    #expect(DebugInformation(try #require(file.file)) == nil)
  }

  @Test(arguments: [
    ".debug_info", ".debug_abbrev", ".debug_line", ".debug_str", ".debug_line_str",
    ".debug_str_offsets", ".debug_addr", ".debug_ranges", ".debug_rnglists",
  ])
  func `are not read but reported if a section is compressed`(name: String) throws {
    var fixture = FixtureProgram.make(version: 5, is64Bit: false).file
    if !fixture.sections.contains(where: { $0.name == name }) { fixture.add(name, [1, 2, 3]) }
    let plain = try #require(fixture.file)
    #expect(!DebugSections.areCompressed(in: plain) && DebugInformation(plain) != nil)
    let index = try #require(fixture.sections.firstIndex { $0.name == name })
    fixture.sections[index].flags = ELF.SectionHeader.compressed
    let file = try #require(fixture.file)
    #expect(file.section(name) == nil)
    #expect(DebugSections.areCompressed(in: file))
    #expect(DebugInformation(file) == nil)
  }
}

@Suite struct `The length of a unit` {
  /// Returns the offset size and the end of a unit in a sparse file of five gigabytes.
  private func read(_ length: Bytes) throws -> (offsetSize: Int, end: Int)? {
    let stream = try #require(tmpfile())
    defer { fclose(stream) }
    let number = fileno(stream)
    #expect(pwrite(number, length.bytes, length.count, 0) == length.count)
    #expect(ftruncate(number, 5 << 30) == 0)
    let mapping = try #require(FileMapping(path: "/proc/self/fd/\(number)"))
    var reader = ByteReader(mapping.bytes)
    return UnitEncoding.read(from: &reader).map { ($0.encoding.offsetSize, $0.end) }
  }

  @Test func `determines the format`() throws {
    let short = try #require(try read(.number(0xFFFF_FFEF, size: 4)))
    #expect(short == (4, 4 + 0xFFFF_FFEF))
    let long = try #require(
      try read(.number(0xFFFF_FFFF, size: 4) + .number(0x1_0000_0000, size: 8)))
    #expect(long == (8, 12 + 0x1_0000_0000))
  }

  @Test(arguments: [0, 0xFFFF_FFF0, 0xFFFF_FFFE] as [UInt])
  func `can't be zero or a reserved value`(length: UInt) throws {
    #expect(try read(.number(length, size: 4)) == nil)
  }
}
