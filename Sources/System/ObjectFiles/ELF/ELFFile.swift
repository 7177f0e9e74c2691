/// A 64-bit little-endian ELF file and its sections.
///
/// Every offset is checked because a file may be truncated or damaged.
package final class ELFFile {
  private struct Section {
    let name: Int
    let type: Int
    let link: Int
    let size: Int
    let isCompressed: Bool
    /// The contents; nil if they aren't stored in the file or extend beyond its end.
    let contents: MappedBytes?
  }

  private let mapping: FileMapping
  private var sections: [Section] = []
  private var indexes: [String: Int] = [:]

  /// Maps a file, or returns nil if it can't be read or isn't a 64-bit little-endian ELF file.
  package convenience init?(path: String) {
    guard let mapping = FileMapping(path: path) else { return nil }
    self.init(mapping)
  }

  /// Reads the section headers, or returns nil if this isn't a 64-bit little-endian ELF file.
  package init?(_ mapping: FileMapping) {
    self.mapping = mapping
    guard mapping.bytes.count >= ELF.Header.size else { return nil }
    var header = ByteReader(mapping.bytes)
    for byte in ELF.identification where header.uint8() != byte { return nil }
    readSections()
  }

  /// Returns the contents of a section, or nil if the section is missing or compressed.
  package func section(_ name: String) -> MappedBytes? {
    guard let section = indexes[name].map({ sections[$0] }), !section.isCompressed else {
      return nil
    }
    return section.contents
  }

  /// Returns whether a section exists but is compressed, which this reader doesn't support.
  package func isCompressed(_ name: String) -> Bool {
    indexes[name].map { sections[$0].isCompressed } ?? false
  }

  /// The number by which a linker identifies its output; nil if it has written none.
  var buildID: [UInt8]? {
    guard let note = section(".note.gnu.build-id") else { return nil }
    var reader = ByteReader(note)
    let (nameSize, size, type) = (reader.uint32(), reader.uint32(), reader.uint32())
    // Both parts begin at a multiple of four.
    guard type == ELF.Note.buildID, let id = note.part(at: 12 + (nameSize + 3) & ~3, count: size)
    else { return nil }
    return Array(UnsafeBufferPointer(start: id.start, count: id.count))
  }

  /// The modules that belong to packages of others, whose objects have their names in a section.
  var packageModules: Set<String> {
    guard let names = section(ELF.packageSection) else { return [] }
    var reader = ByteReader(names)
    var modules: Set<String> = []
    while !reader.isAtEnd {
      let start = reader.skipString()
      if let name = names.string(at: start), !name.isEmpty { modules.insert(name) }
    }
    return modules
  }

  /// Returns the first symbol table and its strings; nil if the file is stripped.
  func symbolTable() -> (symbols: MappedBytes, strings: MappedBytes)? {
    guard
      let table = sections.first(where: { $0.type == ELF.SectionHeader.symbolTable }),
      let symbols = table.contents, !table.isCompressed, sections.indices.contains(table.link),
      let strings = sections[table.link].contents, !sections[table.link].isCompressed
    else { return nil }
    return (symbols, strings)
  }

  /// Releases the memory of the pages that were read.
  func discardPages() { mapping.discardPages() }

  private func readSections() {
    var header = ByteReader(mapping.bytes, at: ELF.Header.sectionHeaders)
    let start = Int(bitPattern: header.uint64())
    header.move(to: ELF.Header.sectionHeaderSize)
    let size = header.uint16()
    var (count, names) = (header.uint16(), header.uint16())
    guard size == ELF.SectionHeader.size, start > 0, let first = section(at: start) else { return }
    // Numbers that are too large for the file header are stored in section 0.
    if count == 0 { count = first.size }
    if names == ELF.Header.extendedIndex { names = first.link }
    guard count > 0, count <= (mapping.bytes.count - start) / size else { return }
    sections.reserveCapacity(count)
    for index in 0..<count {
      guard let section = section(at: start + index * size) else { return }
      sections.append(section)
    }
    guard names < count, let strings = sections[names].contents else { return }
    for (index, section) in sections.enumerated() {
      guard let name = strings.string(at: section.name), indexes[name] == nil else { continue }
      indexes[name] = index
    }
  }

  private func section(at offset: Int) -> Section? {
    var reader = ByteReader(mapping.bytes, at: offset)
    let (name, type, flags) = (reader.uint32(), reader.uint32(), reader.uint64())
    reader.skip(8)
    let start = Int(bitPattern: reader.uint64())
    let size = Int(bitPattern: reader.uint64())
    let link = reader.uint32()
    guard !reader.isPastEnd else { return nil }
    return Section(
      name: name, type: type, link: link, size: size,
      isCompressed: flags & ELF.SectionHeader.compressed != 0,
      contents: type == ELF.SectionHeader.noBits
        ? nil : mapping.bytes.part(at: start, count: size))
  }
}
