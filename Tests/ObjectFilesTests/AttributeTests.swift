import Testing

@testable import ObjectFiles

@Suite struct `Attributes` {
  /// A value in each form whose size is the same in all versions and formats.
  static let forms: [(form: DWARF.Form, value: Bytes)] = [
    (.addr, .number(1, size: 8)), (.block2, [2, 0, 9, 9]), (.block4, [1, 0, 0, 0, 9]),
    (.data2, [1, 2]), (.data4, [1, 2, 3, 4]), (.data8, .number(1, size: 8)),
    (.string, .string("text")), (.block, [0x81, 0x00, 9]), (.block1, [3, 9, 9, 9]), (.data1, [1]),
    (.flag, [1]), (.sdata, .sleb128(-300)), (.udata, .uleb128(300)), (.ref1, [1]),
    (.ref2, [1, 2]), (.ref4, [1, 2, 3, 4]), (.ref8, .number(1, size: 8)),
    (.refUdata, .uleb128(300)), (.indirect, [0x05, 1, 2]), (.exprloc, [2, 9, 9]),
    (.flagPresent, []), (.strx, .uleb128(300)), (.addrx, .uleb128(300)),
    (.refSup4, [1, 2, 3, 4]), (.data16, Bytes(Array(repeating: 9, count: 16))),
    (.refSig8, .number(1, size: 8)), (.loclistx, .uleb128(300)), (.rnglistx, .uleb128(300)),
    (.refSup8, .number(1, size: 8)), (.strx1, [1]), (.strx2, [1, 2]), (.strx3, [1, 2, 3]),
    (.strx4, [1, 2, 3, 4]), (.addrx1, [1]), (.addrx2, [1, 2]), (.addrx3, [1, 2, 3]),
    (.addrx4, [1, 2, 3, 4]),
  ]
  static let offsets: [DWARF.Form] = [.strp, .refAddr, .secOffset, .strpSup, .lineStrp]

  /// Returns whether the attributes after a value are read correctly, both in an entry that is read
  /// and in one that is skipped.
  private func isSkipped(
    _ form: DWARF.Form, _ value: FixtureDWARF.Value, version: UInt = 5, is64Bit: Bool = false
  ) throws -> Bool {
    var dwarf = FixtureDWARF(version: version, is64Bit: is64Bit)
    let unknown = Attribute(code: 0x3FFF, form: UInt(form.rawValue), value)
    let code = [
      Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
      Attribute(.highPC, .addr, .number(0x1010, size: 8)),
      Attribute(.linkageName, .string, .bytes(.string("$s1f"))),
    ]
    let call = Entry(tag: DWARF.Tag.inlinedSubroutine.code, attributes: [unknown] + code)
    let skipped = Entry(tag: 0x34, attributes: [unknown, unknown])
    let function = Entry(
      tag: DWARF.Tag.subprogram.code, attributes: [unknown] + code, children: [skipped, call])
    dwarf.addUnit(
      Entry(tag: DWARF.Tag.compileUnit.code, attributes: code, children: [function]))
    let information = try #require(dwarf.information)
    return information.origin(of: 0x1008)?.inlinedCalls.map(\.linkageName) == ["$s1f"]
  }

  @Test func `of every form are read or skipped`() throws {
    for (form, value) in Self.forms { #expect(try isSkipped(form, .bytes(value)), "\(form)") }
    #expect(try isSkipped(.implicitConst, .implicit(-300)))
    for form in Self.offsets {
      #expect(try isSkipped(form, .number(1, size: 4)), "\(form)")
      #expect(try isSkipped(form, .number(1, size: 8), is64Bit: true), "\(form)")
    }
    // In version 2, a reference to another unit has the size of an address.
    #expect(try isSkipped(.refAddr, .number(1, size: 8), version: 2))
    let known = Self.forms.map(\.form) + Self.offsets + [.implicitConst]
    #expect(Set(known).count == (0...0xFF).count { DWARF.Form(code: $0) != nil })
  }

  @Test func `of an unknown form end the reading of the unit`() throws {
    #expect(try !isSkipped(.indirect, .bytes([0x7F, 1, 2])))
    #expect(try !isSkipped(.indirect, .bytes([0x16, 0x16, 0x05, 1, 2])))
    #expect(DWARF.Form(code: 0x02) == nil && DWARF.Form(code: 0x1F01) == nil)
    #expect(DWARF.Form(code: .max) == nil)
  }

  @Test(arguments: [false, true])
  func `can refer to names in every form`(is64Bit: Bool) throws {
    var dwarf = FixtureDWARF(version: 5, is64Bit: is64Bit)
    let size = dwarf.offsetSize
    var (strings, lineStrings): (Bytes, Bytes) = ([0], [0])
    let offsets = ["$s1a", "$s1b"].map { strings.add($0) }
    let lineString = lineStrings.add("$s1c")
    // The offsets follow the table's header.
    let header = Bytes(Array(repeating: 0xEE, count: size * 2))
    let table = header + .number(offsets[0], size: size) + .number(offsets[1], size: size)
    dwarf.others = [
      (".debug_str", strings), (".debug_line_str", lineStrings), (".debug_str_offsets", table),
    ]
    func function(_ label: String, _ attributes: [Attribute]) -> Entry {
      Entry(tag: DWARF.Tag.subprogram.code, label: label, attributes: attributes)
    }
    let names: [(DWARF.Form, FixtureDWARF.Value)] = [
      (.strp, .number(offsets[0], size: size)), (.lineStrp, .number(lineString, size: size)),
      (.string, .bytes(.string("$s1d"))), (.strx, .bytes(.uleb128(1))), (.strx1, .bytes([1])),
      (.strx2, .bytes([1, 0])), (.strx3, .bytes([1, 0, 0])), (.strx4, .bytes([1, 0, 0, 0])),
      (.strx1, .bytes([200])), (.strp, .number(0xFFFF, size: size)), (.data1, .bytes([1])),
    ]
    let found: [String?] = [
      "$s1a", "$s1c", "$s1d", "$s1b", "$s1b", "$s1b", "$s1b", "$s1b", nil, nil, nil,
    ]
    let references: [(DWARF.Form, FixtureDWARF.Value)] = [
      (.ref1, .reference("f", size: 1)), (.ref2, .reference("f", size: 2)),
      (.ref4, .reference("f", size: 4)), (.ref8, .reference("f", size: 8)),
      (.refUdata, .reference("f", size: 1)),
      (.refAddr, .reference("f", size: size, isInSection: true)),
      (.ref4, .reference("nowhere", size: 4)), (.ref8, .number(.max, size: 8)),
    ]
    let range = [
      Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
      Attribute(.highPC, .data1, .number(0x10, size: 1)),
    ]
    let calls =
      names.map { Attribute(.linkageName, $0, $1) }
      + references.map { Attribute(.abstractOrigin, $0, $1) }
    dwarf.addUnit(
      Entry(
        tag: DWARF.Tag.compileUnit.code,
        attributes: range + [
          Attribute(.strOffsetsBase, .secOffset, .number(UInt(size * 2), size: size))
        ],
        children: [
          function("g", [Attribute(.linkageName, .strx1, .bytes([0]))]),
          function("f", [Attribute(.specification, .ref1, .reference("g", size: 1))]),
          Entry(
            tag: DWARF.Tag.subprogram.code, attributes: range,
            children: calls.map {
              Entry(tag: DWARF.Tag.inlinedSubroutine.code, attributes: range + [$0])
            }),
        ]))
    let origin = try #require(dwarf.information?.origin(of: 0x1008))
    let expected = found + Array(repeating: "$s1a", count: 6) + [nil, nil]
    #expect(origin.inlinedCalls.reversed().map(\.linkageName) == expected)
  }

  @Test func `that form a reference cycle provide no name`() throws {
    var dwarf = FixtureDWARF(version: 4)
    let range = [
      Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
      Attribute(.highPC, .data1, .number(0x10, size: 1)),
    ]
    let call = Entry(
      tag: DWARF.Tag.inlinedSubroutine.code, label: "self",
      attributes: range + [Attribute(.abstractOrigin, .ref4, .reference("self", size: 4))])
    let function = Entry(tag: DWARF.Tag.subprogram.code, attributes: range, children: [call])
    dwarf.addUnit(
      Entry(tag: DWARF.Tag.compileUnit.code, attributes: range, children: [function]))
    let origin = try #require(dwarf.information?.origin(of: 0x1008))
    #expect(origin.inlinedCalls.map(\.linkageName) == [nil])
  }
}
