import Testing

@testable import ObjectFiles

@Suite struct `Range lists` {
  private func list(_ contents: Bytes) -> [Range<Int>] {
    read(contents) { RangeList.read($0, at: 0, base: 0x1000) }
  }

  private func list5(_ contents: Bytes) -> [Range<Int>] {
    read(contents) {
      RangeList.read($0, at: 0, base: 0x1000) { [0x4000, 0x4800][checked: $0] }
    }
  }

  private func read(_ contents: Bytes, _ body: (MappedBytes) -> [Range<Int>]) -> [Range<Int>] {
    guard let mapping = FixtureFile.mapping(contents.bytes) else { return [] }
    return withExtendedLifetime(mapping) { body(mapping.bytes) }
  }

  private func pair(_ low: UInt, _ high: UInt) -> Bytes {
    .number(low, size: 8) + .number(high, size: 8)
  }

  @Test func `of version 4 consist of pairs relative to a base`() {
    #expect(
      list(pair(0x10, 0x20) + pair(0x30, 0x38) + pair(0, 0) + pair(1, 2))
        == [0x1010..<0x1020, 0x1030..<0x1038])
    #expect(list(pair(.max, 0x2000) + pair(0x10, 0x20) + pair(0, 0)) == [0x2010..<0x2020])
  }

  @Test func `of version 5 support every kind of entry`() {
    let address = Bytes.number(0x7000, size: 8)
    #expect(list5([0x04, 0x10, 0x20, 0x00, 0x04, 1, 2]) == [0x1010..<0x1020])
    #expect(list5([0x01, 1, 0x04, 0x10, 0x20, 0x00]) == [0x4810..<0x4820])
    #expect(list5([0x02, 0, 1, 0x00]) == [0x4000..<0x4800])
    #expect(list5([0x03, 1, 0x10, 0x00]) == [0x4800..<0x4810])
    #expect(list5([0x05] + address + [0x04, 0, 1, 0x00]) == [0x7000..<0x7001])
    #expect(list5([0x06] + address + .number(0x7010, size: 8) + [0x00]) == [0x7000..<0x7010])
    #expect(list5([0x07] + address + [0x10, 0x00]) == [0x7000..<0x7010])
  }

  @Test func `omit ranges that were removed, are empty, or have no address`() {
    #expect(
      list5([0x02, 0, 9, 0x03, 9, 4, 0x04, 0x20, 0x10, 0x04, 0, 1, 0x00]) == [0x1000..<0x1001])
    #expect(list5([0x07] + .number(0, size: 8) + [0x10, 0x00]) == [])
    #expect(list(pair(.max, 0) + pair(1, 0x20) + pair(0, 0)) == [])
  }

  @Test func `end at an unknown entry or at the end of the section`() {
    #expect(list5([0x04, 0x10, 0x20, 0x77, 0x04, 1, 2]) == [0x1010..<0x1020])
    #expect(list5([0x04, 0x10]) == [])
    #expect(list5([0x07, 1, 2]) == [])
    #expect(list(pair(0x10, 0x20)) == [0x1010..<0x1020])
    #expect(list5([0x07] + .number(.max / 2, size: 8) + .uleb128(.max) + [0x00]) == [])
  }

  /// Returns the addresses that are covered by a unit with the given attributes.
  private func addresses(_ dwarf: FixtureDWARF, _ attributes: [Attribute]) throws -> [Int] {
    var dwarf = dwarf
    dwarf.addUnit(Entry(tag: DWARF.Tag.compileUnit.code, attributes: attributes))
    // Without a line section, there is no debug information.
    _ = dwarf.addLines([], files: [])
    let information = try #require(dwarf.information)
    return stride(from: 0x1000, to: 0x1080, by: 0x10).filter { information.origin(of: $0) != nil }
  }

  @Test(arguments: [(2, .data4), (3, .data4), (4, .secOffset)] as [(UInt, DWARF.Form)])
  func `are found by their offset up to version 4`(version: UInt, form: DWARF.Form) throws {
    var dwarf = FixtureDWARF(version: version)
    dwarf.others = [(".debug_ranges", [9, 9] + pair(0x10, 0x20) + pair(0x40, 0x60) + pair(0, 0))]
    let found = try addresses(
      dwarf,
      [
        Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
        Attribute(.ranges, form, .number(2, size: 4)),
      ])
    #expect(found == [0x1010, 0x1040, 0x1050])
  }

  @Test(arguments: [false, true])
  func `are found by their offset or index in version 5`(is64Bit: Bool) throws {
    var dwarf = FixtureDWARF(version: 5, is64Bit: is64Bit)
    let size = dwarf.offsetSize
    // Two offsets relative to the offset table, followed by the lists.
    let lists: Bytes = [0x01, 1, 0x04, 0x10, 0x20, 0x00, 0x03, 0, 0x10, 0x00]
    dwarf.others = [
      (
        ".debug_rnglists",
        [9] + .number(UInt(size * 2), size: size) + .number(UInt(size * 2 + 6), size: size) + lists
      ),
      (".debug_addr", [9, 9] + .number(0x1060, size: 8) + .number(0x1000, size: 8)),
    ]
    let bases = [
      Attribute(.addrBase, .secOffset, .number(2, size: size)),
      Attribute(.rnglistsBase, .secOffset, .number(1, size: size)),
      Attribute(.lowPC, .addrx1, .number(0, size: 1)),
    ]
    func ranges(_ form: DWARF.Form, _ value: UInt, _ bytes: Int) throws -> [Int] {
      try addresses(dwarf, bases + [Attribute(.ranges, form, .number(value, size: bytes))])
    }
    #expect(try ranges(.rnglistx, 0, 1) == [0x1010])
    #expect(try ranges(.rnglistx, 1, 1) == [0x1060])
    #expect(try ranges(.rnglistx, 100, 1) == [])
    #expect(try ranges(.secOffset, UInt(1 + size * 2), size) == [0x1010])
    #expect(try ranges(.secOffset, 5_000, size) == [])
  }

  @Test func `can be a single range with addresses given by index`() throws {
    for (form, bytes) in [
      (DWARF.Form.addrx, 1), (.addrx1, 1), (.addrx2, 2), (.addrx3, 3), (.addrx4, 4),
    ] {
      var dwarf = FixtureDWARF(version: 5)
      // Without a base attribute, the addresses begin after the table's header.
      dwarf.others = [
        (".debug_addr", .number(0, size: 8) + .number(0x1020, size: 8) + .number(0x1040, size: 8))
      ]
      let found = try addresses(
        dwarf,
        [
          Attribute(.lowPC, form, .number(0, size: bytes)),
          Attribute(.highPC, form, .number(1, size: bytes)),
        ])
      #expect(found == [0x1020, 0x1030], "\(form)")
    }
  }
}

extension Array {
  fileprivate subscript(checked index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
