import Testing
import ToolSupport

@testable import ObjectFiles

@Suite struct `Damaged files` {
  private func bytes(version: UInt, is64Bit: Bool) -> [UInt8] {
    var dwarf = FixtureProgram.make(version: version, is64Bit: is64Bit)
    // Add a second unit that has ranges and refers to addresses and names by index.
    let size = dwarf.offsetSize
    dwarf.others += [
      (".debug_rnglists", .number(UInt(size), size: size) + [0x01, 0, 0x04, 0x10, 0x20, 0x00]),
      (
        ".debug_ranges",
        Bytes(Array(repeating: 0, count: size)) + .number(16, size: 8)
          + .number(32, size: 8) + Bytes(Array(repeating: 0, count: 16))
      ),
      (".debug_addr", .number(0x3000, size: 8)),
      (".debug_str_offsets", .number(1, size: size)),
    ]
    dwarf.addUnit(
      Entry(
        tag: DWARF.Tag.compileUnit.code,
        attributes: [
          Attribute(.addrBase, .secOffset, .number(0, size: size)),
          Attribute(.strOffsetsBase, .secOffset, .number(0, size: size)),
          Attribute(.rnglistsBase, .secOffset, .number(0, size: size)),
          Attribute(.lowPC, .addrx, .number(0, size: 1)),
          Attribute(.ranges, .secOffset, .number(UInt(size), size: size)),
        ],
        children: [
          Entry(
            tag: DWARF.Tag.subprogram.code,
            attributes: [
              Attribute(.linkageName, .strx, .number(0, size: 1)),
              Attribute(.ranges, .rnglistx, .number(0, size: 1)),
              Attribute(code: 0x02, form: 0x18, .bytes([2, 9, 9])),
            ])
        ]))
    var file = dwarf.file
    file.add(FixtureProgram.symbols)
    return file.bytes
  }

  /// Calls every function that reads a file, as if the file were intact.
  private func read(_ bytes: [UInt8]) {
    guard let file = FixtureFile.file(bytes) else { return }
    if let symbols = SymbolTable(file) {
      _ = symbols.functions(withPrefix: "$s3App", suffix: "F")
      _ = symbols.name(at: 0x2000, suffix: "Mn")
      let index = FunctionIndex(symbols)
      _ = index?.witnesses(at: [0, 0x1004, 0x1100, .max])
      for address in [0, 0x1004, 0x1100, 0x2000, .max] { _ = index?.name(at: address) }
    }
    guard let information = DebugInformation(file) else { return }
    for address in [0, 0x1004, 0x1018, 0x1020, 0x1042, 0x10FF, 0x3010, 0x3018, .max] {
      _ = information.origin(of: address)
    }
  }

  private static let extremes: [UInt] = [
    0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x1_0000_0000, .max / 2,
    .max / 2 + 1, .max - 1, .max,
  ]

  @Test(arguments: [2, 3, 4, 5] as [UInt], [false, true])
  func `may give wrong results but never cause a crash`(version: UInt, is64Bit: Bool) {
    let whole = bytes(version: version, is64Bit: is64Bit)
    read(whole)
    var random = SplitMix64(seed: UInt64(version) * 2 + (is64Bit ? 1 : 0))
    for _ in 0..<400 {
      var damaged = whole
      for _ in 0...random.next() % 3 {
        let size = [1, 1, 2, 4, 8][Int(random.next() % 5)]
        let place = Int(random.next() % UInt64(damaged.count - size))
        let value =
          random.next() % 2 == 0
          ? UInt(random.next()) : Self.extremes[Int(random.next() % UInt64(Self.extremes.count))]
        damaged.replaceSubrange(
          place..<place + size, with: Bytes.number(value, size: size).bytes)
      }
      if random.next() % 4 == 0 { damaged.removeLast(Int(random.next() % UInt64(damaged.count))) }
      read(damaged)
    }
  }

  @Test func `can end at any byte`() {
    let whole = bytes(version: 5, is64Bit: false)
    for count in 0...whole.count { read(Array(whole.prefix(count))) }
  }
}
