@testable import ObjectFiles

typealias Entry = FixtureDWARF.Entry
typealias Attribute = FixtureDWARF.Attribute

extension DWARF.Tag {
  var code: UInt { UInt(rawValue) }
}

/// A program with one function, two nested inlined calls, and the following lines.
///
///     0x1000  main.swift:10
///     0x1010  main.swift:12
///     0x1020  other.swift:30, inlined as `inner` into `outer` (main.swift:21) into main.swift:12
///     0x1040  main.swift:13
///     0x1100  end
enum FixtureProgram {
  static let lines =
    setAddress(0x1000) + [0x03] + .sleb128(9) + [0x01]  // advance_line 9, copy
    // advance_pc 15, then a special opcode that advances the address by 1 and the line by 2
    + [0x02, 0x0F, 13 + 12 + 3 + 2]
    // advance_pc, advance_line, set_file, copy
    + [0x02, 0x10, 0x03] + .sleb128(18) + [0x04, 0x02, 0x01]
    + [0x02, 0x20, 0x03] + .sleb128(-17) + [0x04, 0x01, 0x01]
    + [0x02] + .uleb128(0xC0) + endSequence

  static let endSequence: Bytes = [0x00, 0x01, 0x01]

  static func setAddress(_ address: UInt) -> Bytes {
    [0x00, 0x09, 0x02] + .number(address, size: 8)
  }

  /// Returns the file names.
  ///
  /// Up to version 4, files are numbered from 1. In version 5, the first is number 0 and is listed
  /// twice.
  static func files(_ version: UInt) -> [String] {
    (version >= 5 ? ["main.swift"] : []) + ["main.swift", "lib/other.swift"]
  }

  static func make(version: UInt, is64Bit: Bool) -> FixtureDWARF {
    var dwarf = FixtureDWARF(version: version, is64Bit: is64Bit)
    let size = dwarf.offsetSize
    let offset: DWARF.Form = version >= 4 ? .secOffset : is64Bit ? .data8 : .data4
    let lines = dwarf.addLines(Self.lines, files: files(version))
    var strings: Bytes = [0]
    let (inner, outer) = (strings.add("$s5inner"), strings.add("$s5outer"))
    dwarf.others = [(".debug_str", strings)]
    func named(_ name: UInt, _ label: String) -> Entry {
      Entry(
        tag: DWARF.Tag.subprogram.code, label: label,
        attributes: [Attribute(.linkageName, .strp, .number(name, size: size))])
    }
    func inlined(
      _ label: String, _ code: ClosedRange<UInt>, line: UInt, _ children: [Entry] = []
    ) -> Entry {
      Entry(
        tag: DWARF.Tag.inlinedSubroutine.code,
        attributes: [
          Attribute(.abstractOrigin, .ref4, .reference(label, size: 4)),
          Attribute(.lowPC, .addr, .number(code.lowerBound, size: 8)),
          Attribute(.highPC, .addr, .number(code.upperBound, size: 8)),
          Attribute(.callFile, .data1, .number(1, size: 1)),
          Attribute(.callLine, .udata, .bytes(.uleb128(line))),
        ], children: children)
    }
    let variable = Entry(
      tag: 0x34, attributes: [Attribute(code: 0x3A, form: 0x0B, .number(1, size: 1))])
    dwarf.addUnit(
      Entry(
        tag: DWARF.Tag.compileUnit.code,
        attributes: [
          Attribute(.stmtList, offset, .number(lines, size: size)),
          Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
          Attribute(.highPC, version >= 4 ? .data4 : .addr, length(version)),
        ],
        children: [
          named(inner, "inner"), named(outer, "outer"),
          Entry(
            tag: DWARF.Tag.subprogram.code,
            attributes: [
              Attribute(.lowPC, .addr, .number(0x1000, size: 8)),
              Attribute(.highPC, version >= 4 ? .data4 : .addr, length(version)),
            ],
            children: [
              variable, inlined("outer", 0x1000...0x1008, line: 10),
              Entry(
                tag: DWARF.Tag.lexicalBlock.code,
                attributes: [
                  Attribute(.lowPC, .addr, .number(0x1010, size: 8)),
                  Attribute(.highPC, .addr, .number(0x1050, size: 8)),
                ],
                children: [
                  inlined(
                    "outer", 0x1020...0x1044, line: 12,
                    [
                      variable, inlined("inner", 0x1020...0x1040, line: 21),
                    ])
                ]),
            ]),
        ]))
    return dwarf
  }

  private static func length(_ version: UInt) -> FixtureDWARF.Value {
    version >= 4 ? .number(0x100, size: 4) : .number(0x1100, size: 8)
  }

  static let symbols = [
    FixtureFile.Symbol(name: "$s3App4mainyyF", address: 0x1000, size: 0x100),
    FixtureFile.Symbol(name: "$s3App5otheryyF", address: 0x1100, size: 0x40),
    FixtureFile.Symbol(name: "$s3App3RowCMn", address: 0x2000, size: 8, type: 1),
  ]
}
