import Foundation

/// An ELF file of 64 bits, mapped: its sections by their names.
final class ElfFile {
  private let bytes: MappedBytes
  private var sections: [String: MappedBytes] = [:]

  /// Maps a file; nil if it can't be read or is no such file.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 64,
      let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      memory != MAP_FAILED
    else { return nil }
    bytes = MappedBytes(
      start: UnsafePointer(memory.assumingMemoryBound(to: UInt8.self)), count: Int(status.st_size))
    readSections()
  }

  /// The contents of a section; nil where there is none, or it is compressed.
  func section(_ name: String) -> MappedBytes? { sections[name] }

  /// Lets go of the memory that what was read takes: it is read again where it is needed again.
  ///
  /// A table is gone through once; its pages would else count as this process's for good.
  func forgetPages() {
    madvise(UnsafeMutableRawPointer(mutating: bytes.start), bytes.count, MADV_DONTNEED)
  }

  private func readSections() {
    var header = ByteReader(bytes)
    guard header.number(of: 6) == 0x0102_464C_457F else { return }
    header.move(to: 0x28)
    let table = Int(truncatingIfNeeded: header.uint64())
    header.move(to: 0x3A)
    let (size, count, namesIndex) = (header.uint16(), header.uint16(), header.uint16())
    guard size == 64, let names = section(at: table + namesIndex * size)?.contents else { return }
    for index in 0..<count {
      guard let section = section(at: table + index * size),
        let name = names.word(at: section.name)
      else { continue }
      sections[name] = section.contents
    }
  }

  private func section(at offset: Int) -> (name: Int, contents: MappedBytes)? {
    var reader = ByteReader(bytes, at: offset)
    let (name, kind, flags) = (reader.uint32(), reader.uint32(), reader.uint64())
    reader.skip(8)
    let start = Int(truncatingIfNeeded: reader.uint64())
    let length = Int(truncatingIfNeeded: reader.uint64())
    let (isEmpty, isCompressed) = (kind == 8, flags & 0x800 != 0)
    guard !reader.isPastEnd, !isEmpty, !isCompressed,
      let contents = bytes.part(at: start, count: length)
    else { return nil }
    return (name, contents)
  }
}
