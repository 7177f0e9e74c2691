import Glibc

@testable import ObjectFiles

/// A builder for ELF files.
struct FixtureFile {
  struct Section {
    var name: String
    var type: UInt = 1
    var flags: UInt = 0
    var link: UInt = 0
    var info: UInt = 0
    var contents = Bytes()
    /// An incorrect offset to write in the header; `nil` to write the actual one.
    var claimedOffset: UInt?
    var claimedSize: UInt?
  }

  struct Symbol {
    var name: String
    var address: UInt
    var size: UInt = 0
    /// The symbol type; a function by default.
    var type: UInt = 2
  }

  var sections: [Section] = []
  /// Whether the number of sections is stored in section 0, as in files with more than 65,279
  /// sections.
  var isExtended = false

  mutating func add(_ name: String, _ contents: Bytes, type: UInt = 1, flags: UInt = 0) {
    sections.append(Section(name: name, type: type, flags: flags, contents: contents))
  }

  /// Adds the `.symtab` and `.strtab` sections.
  mutating func add(_ symbols: [Symbol]) {
    var names: Bytes = [0]
    var table = Bytes(Array(repeating: 0, count: 24))
    for symbol in symbols {
      table.append(names.add(symbol.name), size: 4)
      table.append(symbol.type, size: 1)
      table.append(0, size: 3)
      table.append(symbol.address, size: 8)
      table.append(symbol.size, size: 8)
    }
    add(".symtab", table, type: 2)
    // The null section and the section name table come first.
    sections[sections.count - 1].link = UInt(sections.count + 2)
    add(".strtab", names, type: 3)
  }

  var bytes: [UInt8] {
    var names: Bytes = [0]
    var contents = Bytes()
    var headers = Bytes()
    var all = sections
    all.insert(Section(name: ".shstrtab", type: 3), at: 0)
    let nameOffsets = all.map { names.add($0.name) }
    all[0].contents = names
    let count = all.count + 1
    let start = 64 + count * 64
    headers.append(0, size: 32)
    headers.append(isExtended ? UInt(count) : 0, size: 8)
    headers.append(isExtended ? 1 : 0, size: 4)
    headers.append(0, size: 20)
    for (section, name) in zip(all, nameOffsets) {
      headers.append(name, size: 4)
      headers.append(section.type, size: 4)
      headers.append(section.flags, size: 8)
      headers.append(0, size: 8)
      headers.append(section.claimedOffset ?? UInt(start + contents.count), size: 8)
      headers.append(section.claimedSize ?? UInt(section.contents.count), size: 8)
      headers.append(section.link, size: 4)
      headers.append(section.info, size: 4)
      headers.append(0, size: 16)
      contents.append(section.contents)
    }
    var file: Bytes = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]
    file.append(Bytes(Array(repeating: 0, count: 0x28 - 7)))
    file.append(64, size: 8)
    file.append(Bytes(Array(repeating: 0, count: 0x3A - 0x30)))
    file.append(64, size: 2)
    file.append(isExtended ? 0 : UInt(count), size: 2)
    file.append(isExtended ? 0xFFFF : 1, size: 2)
    // Add a byte so that no section ends at the end of the file.
    return (file + headers + contents + [0]).bytes
  }

  var file: ELFFile? { Self.file(bytes) }

  static func file(_ bytes: [UInt8]) -> ELFFile? { mapping(bytes).flatMap(ELFFile.init) }

  /// Maps bytes so that they end at the start of an inaccessible page.
  ///
  /// A read past the end therefore crashes the test.
  static func mapping(_ bytes: [UInt8]) -> FileMapping? {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let room = (bytes.count + page - 1) / page * page
    let padding = room - bytes.count
    guard let stream = tmpfile() else { return nil }
    defer { fclose(stream) }
    let file = fileno(stream)
    let written = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, bytes.count, padding) }
    let memory = mmap(nil, room + page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard written == bytes.count, let memory, memory != MAP_FAILED else { return nil }
    if room > 0 {
      let mapped = mmap(memory, room, PROT_READ, MAP_PRIVATE | MAP_FIXED, file, 0)
      guard mapped == memory else { return nil }
    }
    return FileMapping(
      owning: UnsafeMutableRawBufferPointer(start: memory, count: room + page),
      contents: padding..<room)
  }
}
