/// The sections of a file that hold its debug information, and what refers from one to another.
final class DebugSections {
  let info: MappedBytes
  let shapes: MappedBytes
  let lines: MappedBytes
  private let file: ElfFile
  private var units: [DebugUnit] = []
  /// The code of all units, with the index of its unit.
  private var code: [(low: Int, high: Int, unit: Int)] = []

  /// Finds the units; nil where there is no debug information.
  init?(_ file: ElfFile) {
    guard let info = file.section(".debug_info"), let shapes = file.section(".debug_abbrev"),
      let lines = file.section(".debug_line")
    else { return nil }
    self.file = file
    self.info = info
    self.shapes = shapes
    self.lines = lines
    var reader = ByteReader(info)
    while !reader.isAtEnd {
      let start = reader.position
      let length = reader.uint32()
      // More means 64-bit DWARF, which is for files of four gigabytes.
      guard length > 0, length < 0xFFFF_FFF0 else { break }
      reader.skip(length)
      guard !reader.isPastEnd else { break }
      guard let unit = DebugUnit(at: start, to: reader.position, self) else { continue }
      for range in unit.code(of: unit.root) {
        code.append((range.lowerBound, range.upperBound, units.count))
      }
      units.append(unit)
    }
  }

  /// Lets go of the memory of what was gone through.
  func forgetPages() { file.forgetPages() }

  /// The unit whose code an address is in.
  func unit(at address: Int) -> DebugUnit? {
    code.withUnsafeBufferPointer { code in
      for range in code where address >= range.low && address < range.high {
        return units[range.unit]
      }
      return nil
    }
  }

  /// An address as an attribute has it, itself or by its index.
  func address(_ value: DebugEntry.Value, in unit: DebugUnit) -> Int? {
    guard DebugForm.isIndexedAddress(value.form) else { return value.int }
    return indexedAddress(value.int, in: unit)
  }

  /// The mangled name of the function that an entry stands for.
  func name(of entry: DebugEntry, in unit: DebugUnit) -> String? {
    var (entry, unit) = (entry, unit)
    for _ in 0..<4 {
      if let name = entry.linkageName { return string(name, in: unit) }
      guard let origin = entry.origin else { return nil }
      let offset: Int
      if DebugForm.isReferenceInUnit(origin.form) {
        offset = unit.start + origin.int
      } else if origin.form == DebugForm.refAddr {
        offset = origin.int
        guard let other = units.first(where: { $0.start <= offset && offset < $0.end }) else {
          return nil
        }
        unit = other
      } else {
        return nil
      }
      guard let next = unit.entry(at: offset) else { return nil }
      entry = next
    }
    return nil
  }

  /// A word as an attribute has it.
  func string(_ value: DebugEntry.Value, in unit: DebugUnit) -> String? {
    switch value.form {
    case DebugForm.string: return info.word(at: value.int)
    case DebugForm.strp: return file.section(".debug_str")?.word(at: value.int)
    case DebugForm.lineStrp: return file.section(".debug_line_str")?.word(at: value.int)
    case let form where DebugForm.isIndexedString(form):
      guard let offsets = file.section(".debug_str_offsets"), value.int < offsets.count else {
        return nil
      }
      var reader = ByteReader(offsets, at: (unit.root.stringsBase ?? 8) &+ value.int &* 4)
      let offset = reader.uint32()
      return reader.isPastEnd ? nil : file.section(".debug_str")?.word(at: offset)
    default: return nil
    }
  }

  /// The ranges of code that an attribute refers to.
  func ranges(_ value: DebugEntry.Value, in unit: DebugUnit) -> [Range<Int>] {
    let base = unit.root.low.flatMap { address($0, in: unit) } ?? 0
    guard unit.version >= 5 else {
      guard let section = file.section(".debug_ranges") else { return [] }
      return DebugRanges.read(section, at: value.int, base: base)
    }
    guard let section = file.section(".debug_rnglists") else { return [] }
    var offset = value.int
    if value.form == DebugForm.rnglistx, let start = unit.root.rangesBase, offset < section.count {
      var reader = ByteReader(section, at: start &+ offset &* 4)
      offset = start &+ reader.uint32()
    }
    return DebugRanges.readList(section, at: offset, base: base) {
      self.indexedAddress($0, in: unit)
    }
  }

  private func indexedAddress(_ index: Int, in unit: DebugUnit) -> Int? {
    guard let section = file.section(".debug_addr"), index >= 0, index < section.count else {
      return nil
    }
    var reader = ByteReader(section, at: (unit.root.addressesBase ?? 8) &+ index &* 8)
    let address = Int(truncatingIfNeeded: reader.uint64())
    return reader.isPastEnd ? nil : address
  }
}
