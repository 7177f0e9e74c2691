import Testing

@testable import ObjectFiles

@Suite struct `Attributes` {
  @Test(arguments: FormExample.all)
  func `have the value that their bytes encode`(example: FormExample) throws {
    let mapping = try #require(FixtureFile.mapping(example.bytes + [0xEE]))
    var reader = ByteReader(mapping.bytes)
    let value = AttributeValue.read(
      example.form, from: &reader, example.encoding,
      implicitConstant: FormExample.implicitConstant)
    #expect(value == example.value)
    #expect(reader.position == example.bytes.count)
  }

  @Test func `are tested in every form`() {
    let forms = Set((0...0xFF).compactMap { DWARF.Form(code: $0) })
    #expect(forms == Set(FormExample.all.map(\.form)))
    #expect(forms.count == 43)
  }

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

  @Test(arguments: FormExample.all)
  func `are skipped in every form`(example: FormExample) throws {
    let value: FixtureDWARF.Value =
      example.form == .implicitConst
      ? .implicit(FormExample.implicitConstant) : .bytes(Bytes(example.bytes))
    #expect(
      try isSkipped(
        example.form, value, version: UInt(example.version), is64Bit: example.offsetSize == 8))
  }

  @Test func `of an unknown form end the reading of the unit`() throws {
    #expect(try !isSkipped(.indirect, .bytes([0x7F, 1, 2])))
    #expect(try !isSkipped(.indirect, .bytes([0x16, 0x16, 0x05, 1, 2])))
    #expect(DWARF.Form(code: 0x02) == nil && DWARF.Form(code: 0x1F01) == nil)
    #expect(DWARF.Form(code: .max) == nil)
  }

  @Test(arguments: [false, true], [false, true])
  func `can refer to names in every form`(is64Bit: Bool, hasBase: Bool) throws {
    var dwarf = FixtureDWARF(version: 5, is64Bit: is64Bit)
    let size = dwarf.offsetSize
    // Another unit comes first, so offsets within the unit and within the section differ.
    dwarf.addUnit(
      Entry(
        tag: DWARF.Tag.compileUnit.code,
        attributes: [Attribute(.linkageName, .string, .bytes(.string("$s1e")))]))
    let firstEntry: UInt = is64Bit ? 24 : 12
    var (strings, lineStrings): (Bytes, Bytes) = ([0], [0])
    let offsets = ["$s1a", "$s1b"].map { strings.add($0) }
    let lineString = lineStrings.add("$s1c")
    // Without a base attribute, the offsets follow the table's header.
    let base = hasBase ? size * 2 + 5 : size * 2
    let header = Bytes(Array(repeating: 0xEE, count: base))
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
      (.refAddr, .number(firstEntry, size: size)),
      (.ref4, .reference("nowhere", size: 4)), (.ref8, .number(.max, size: 8)),
    ]
    let range = [
      Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
      Attribute(.highPC, .data1, .number(0x10, size: 1)),
    ]
    let bases =
      hasBase ? [Attribute(.strOffsetsBase, .secOffset, .number(UInt(base), size: size))] : []
    let calls =
      names.map { Attribute(.linkageName, $0, $1) }
      + references.map { Attribute(.abstractOrigin, $0, $1) }
    dwarf.addUnit(
      Entry(
        tag: DWARF.Tag.compileUnit.code,
        attributes: range + bases,
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
    let expected = found + Array(repeating: "$s1a", count: 6) + ["$s1e", nil, nil]
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
