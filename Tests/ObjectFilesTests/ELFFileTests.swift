import Glibc
import Testing

@testable import ObjectFiles

@Suite struct `ELF files` {
  private func fixture() -> FixtureFile {
    var file = FixtureFile()
    file.add(".text", [1, 2, 3])
    file.add(".bss", [], type: 8)
    file.add(".packed", [1, 2, 3, 4], flags: 0x800)
    return file
  }

  @Test(arguments: [false, true])
  func `have sections by name`(isExtended: Bool) throws {
    var fixture = fixture()
    fixture.isExtended = isExtended
    let file = try #require(fixture.file)
    #expect(file.section(".text")?.count == 3)
    #expect(file.section(".bss") == nil && file.section(".data") == nil)
    #expect(!file.isCompressed(".text") && !file.isCompressed(".data"))
  }

  @Test func `don't return a compressed section but report that it exists`() throws {
    let file = try #require(fixture().file)
    #expect(file.section(".packed") == nil && file.isCompressed(".packed"))
  }

  @Test(arguments: [
    (".debug_line", 0x800 as UInt, true), (".zdebug_line", 0, true), (".debug_line", 0, false),
  ])
  func `may have compressed debug information, in the current and in the older form`(
    name: String, flags: UInt, isCompressed: Bool
  ) throws {
    var fixture = fixture()
    fixture.add(name, [1, 2, 3, 4], flags: flags)
    #expect(DebugSections.areCompressed(in: try #require(fixture.file)) == isCompressed)
  }

  @Test func `that can't be read are distinguished from stripped ones`() {
    #expect(!LoadedImage(path: "/nowhere", offset: 0).isReadable)
    #expect(LoadedImage(path: "/proc/self/exe", offset: 0).isReadable)
  }

  @Test(
    arguments: [
      ("", []), ("RxSwift\0RxCocoa\0", ["RxCocoa", "RxSwift"]), ("\0\0RxSwift", ["RxSwift"]),
    ] as [(String, Set<String>)])
  func `name the modules of packages`(names: String, modules: Set<String>) throws {
    var fixture = fixture()
    #expect(try #require(fixture.file).packageModules == [])
    fixture.add(".flowsh.packages", Bytes(Array(names.utf8)))
    #expect(try #require(fixture.file).packageModules == modules)
  }

  @Test(
    arguments: [
      ([4, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 7, 8, 9], [7, 8, 9]),
      ([2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0x47, 0, 0, 0, 7, 8, 9], [7, 8]),
      ([4, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 7, 8, 9], nil),
      ([4, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 7, 8, 9], nil),
      ([255, 255, 255, 255, 3, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 7, 8, 9], nil),
      ([4, 0, 0], nil),
    ] as [([UInt8], [UInt8]?)])
  func `may have a build ID`(note: [UInt8], id: [UInt8]?) throws {
    var fixture = fixture()
    #expect(try #require(fixture.file).buildID == nil)
    fixture.add(".note.gnu.build-id", Bytes(note), type: 7)
    #expect(try #require(fixture.file).buildID == id)
  }

  @Test func `are distinguished from other files`() {
    let bytes = fixture().bytes
    #expect(FixtureFile.file(Array("#!/bin/sh\n".utf8)) == nil)
    #expect(FixtureFile.file(Array(bytes.prefix(63))) == nil)
    for (place, value) in [(0, 0), (4, 1), (5, 2)] as [(Int, UInt8)] {
      var other = bytes
      other[place] = value
      #expect(FixtureFile.file(other) == nil)
    }
    #expect(ELFFile(path: "/nowhere") == nil)
    #expect(ELFFile(path: "/dev/null") == nil)
  }

  @Test func `have no sections beyond their end`() throws {
    for count in 64..<400 {
      let file = FixtureFile.file(Array(fixture().bytes.prefix(count)))
      #expect(file?.section(".text") == nil || count > 380)
    }
    let ends: [(UInt, UInt)] = [
      (0x2_0000_0000, 4), (.max, 4), (.max / 2, .max / 2), (64, .max), (64, .max / 2),
      (0, 0x1_0000_0000),
    ]
    for (offset, size) in ends {
      var fixture = fixture()
      fixture.sections[0].claimedOffset = offset
      fixture.sections[0].claimedSize = size
      let file = try #require(fixture.file)
      #expect(file.section(".text") == nil)
    }
  }

  @Test func `may specify any offset and number of sections`() throws {
    for (place, size) in [(0x28, 8), (0x3A, 2), (0x3C, 2), (0x3E, 2)] {
      for value in [0, 1, 63, 0x7FFF, 0xFFFF, 0x1_0000_0040, .max / 2, .max - 8, .max] as [UInt] {
        var bytes = fixture().bytes
        let number = Bytes.number(value, size: size).bytes
        bytes.replaceSubrange(place..<place + size, with: number)
        _ = FixtureFile.file(bytes)?.section(".text")
      }
    }
  }

  @Test func `may be larger than four gigabytes`() throws {
    let far: UInt = 5 << 30
    var fixture = FixtureFile()
    fixture.add(".text", [])
    fixture.sections[0].claimedOffset = far
    fixture.sections[0].claimedSize = 4
    let bytes = fixture.bytes
    // The file is sparse, so only the written bytes occupy disk space.
    let stream = try #require(tmpfile())
    defer { fclose(stream) }
    let number = fileno(stream)
    #expect(pwrite(number, bytes, bytes.count, 0) == bytes.count)
    #expect(pwrite(number, "far", 4, Int(far)) == 4)
    let file = try #require(ELFFile(path: "/proc/self/fd/\(number)"))
    #expect(file.section(".text")?.string(at: 0) == "far")
  }
}

@Suite struct `Symbols` {
  typealias Symbol = FixtureFile.Symbol

  private func table(_ symbols: [Symbol]) -> SymbolTable? {
    var file = FixtureFile()
    file.add(symbols)
    return file.file.flatMap(SymbolTable.init)
  }

  @Test func `name the function that contains an address`() throws {
    let index = try #require(
      table([
        Symbol(name: "late", address: 0x9000, size: 0x10),
        Symbol(name: "early", address: 0x1000, size: 0x20),
        Symbol(name: "open", address: 0x2000),
        Symbol(name: "$s1aTW", address: 0x3000, size: 8),
        Symbol(name: "a", address: 0x3000, size: 8),
        Symbol(name: "b", address: 0x4000, size: 8),
        Symbol(name: "$s1bTW", address: 0x4000, size: 8),
        Symbol(name: "record", address: 0x1008, size: 8, type: 1),
        Symbol(name: "elsewhere", address: 0),
        Symbol(name: "huge", address: 0xA000, size: .max / 2),
      ]).flatMap(FunctionIndex.init))
    let names: [(Int, String?)] = [
      (0, nil), (0xFFF, nil), (0x1000, "early"), (0x1008, "early"), (0x101F, "early"),
      (0x1020, nil), (0x2000, "open"), (0x2FFF, "open"), (0x3004, "$s1aTW"), (0x4004, "$s1bTW"),
      (0x900F, "late"), (0x9010, nil), (.max / 2, "huge"), (-1, nil), (.min, nil),
    ]
    for (address, name) in names { #expect(index.name(at: address) == name, "\(address)") }
    #expect(index.witnesses(at: [0x4000, 0x9000, 0x3000, -1, .max]) == ["$s1aTW", "$s1bTW"])
  }

  @Test func `that are far apart need no memory for the space between them`() throws {
    let index = try #require(
      table([
        Symbol(name: "first", address: 1, size: 4),
        Symbol(name: "last", address: UInt(Int.max), size: .max),
      ]).flatMap(FunctionIndex.init))
    #expect(index.name(at: 3) == "first" && index.name(at: 9) == nil)
    #expect(index.name(at: .max) == "last")
  }

  @Test(arguments: [[0], Array(0..<40), [39, 0, 1, 20, 38, 2]])
  func `are found in code that is indexed in parts`(places: [Int]) throws {
    let starts = (0..<40).map { 0x1000 + 0x31000 * $0 }
    let symbols = try #require(
      table(
        starts.reversed().map { Symbol(name: "f\($0)", address: UInt($0), size: 0x30000) } + [
          // A function that is larger than the parts.
          Symbol(name: "large", address: 0x100_0000, size: 0x20_0000)
        ]))
    let index = try #require(FunctionIndex(symbols))
    for place in places {
      let start = starts[place]
      #expect(index.name(at: start) == "f\(start)")
      #expect(index.name(at: start + 0x2FFFF) == "f\(start)")
      #expect(index.name(at: start + 0x30000) == nil)
    }
    #expect(index.name(at: 0x11F_FFFF) == "large" && index.name(at: 0x120_0000) == nil)
    let other = try #require(FunctionIndex(symbols))
    other.prepare(starts.map { $0 + 4 } + [-1, 0, .max])
    for start in starts { #expect(other.name(at: start + 4) == "f\(start)") }
    #expect(try #require(FunctionIndex(symbols)).name(at: 0x11F_FFFF) == "large")
  }

  @Test func `are found by the suffix of their names and by their address`() throws {
    let symbols = try #require(table(FixtureProgram.symbols))
    let found = symbols.functions(withPrefix: "$s3App", suffix: "F")
    #expect(found.map(\.name) == ["$s3App4mainyyF", "$s3App5otheryyF"])
    #expect(found.map(\.address) == [0x1000, 0x1100])
    #expect(symbols.name(at: 0x2000, suffix: "Mn") == "$s3App3RowCMn")
    #expect(symbols.objects(withPrefix: "$s3App", suffix: "Mn").map(\.address) == [0x2000])
    #expect(symbols.functions(withPrefix: "$s3App", suffix: "Mn").isEmpty)
    #expect(symbols.objects(withPrefix: "$s3App", suffix: "F").isEmpty)
    #expect(symbols.name(at: 0x2000, suffix: "F") == nil && symbols.name(at: 0, suffix: "") == nil)
  }

  @Test func `are found in a table whose pages are released while it is read`() throws {
    let count = SymbolTable.symbolsAtOnce + 8
    let symbols = try #require(
      table((0..<count).map { Symbol(name: "$s1\($0 % 1_000)TW", address: 16 * UInt($0 + 1)) }))
    let index = try #require(FunctionIndex(symbols))
    #expect(index.name(at: 16) == "$s10TW" && index.name(at: 16 * count) == "$s1775TW")
    #expect(symbols.functions(withPrefix: "$s1", suffix: "TW").count == count)
    #expect(symbols.name(at: 16, suffix: "TW") == "$s10TW")
  }

  @Test(arguments: [0, 1])
  func `are missing if the table or its strings are compressed`(section: Int) throws {
    var file = FixtureFile()
    file.add(FixtureProgram.symbols)
    #expect(file.file.flatMap(SymbolTable.init) != nil)
    file.sections[section].flags = ELF.SectionHeader.compressed
    #expect(SymbolTable(try #require(file.file)) == nil)
  }

  @Test func `are missing in a stripped file and if their names aren't terminated`() throws {
    #expect(
      SymbolTable(try #require(FixtureProgram.make(version: 5, is64Bit: false).file.file)) == nil)
    #expect(table([]).flatMap(FunctionIndex.init) == nil)
    var file = FixtureFile()
    file.add(FixtureProgram.symbols)
    file.sections[1].claimedSize = UInt(file.sections[1].contents.count - 1)
    #expect(SymbolTable(try #require(file.file)) == nil)
    for link in [0, 1, 99, 0xFFFF_FFFF] as [UInt] {
      file.sections[0].link = link
      _ = file.file.flatMap(SymbolTable.init)?.functions(withPrefix: "$s", suffix: "F")
    }
  }
}

@Suite struct `Loaded images` {
  @Test func `begin with the executable`() throws {
    let executable = try #require(LoadedImage.executable)
    let found = executable.symbols?.functions(
      withPrefix: "$s16ObjectFilesTests11FixtureFileV3addyy", suffix: "F")
    let symbol = try #require(found?.first)
    let address = Int(symbol.address)
    #expect(executable.contains(address + executable.offset) && !executable.contains(0))
    #expect(executable.functions?.name(at: address) == symbol.name)
    let origin = executable.debugInformation?.origin(of: address)
    #expect(origin?.location?.file == "FixtureFile.swift")
    #expect(!executable.hasCompressedDebugInformation)
  }
}
