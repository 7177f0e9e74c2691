/// One compilation unit: a file of Swift's in a debug build, a module in an optimised one.
final class DebugUnit {
  /// Where it lies in `.debug_info`, with its header.
  let start: Int
  let end: Int
  let version: Int
  let root: DebugEntry
  private let entries: Int
  private let shapesOffset: Int
  private let sections: DebugSections
  private lazy var shapes = DebugShapes(sections.shapes, at: shapesOffset)
  private(set) lazy var lines = LineTable(self, sections)
  /// The functions that it defines: where their entries lie and the code of each.
  private lazy var functions: [(entry: Int, code: [Range<Int>])] = findFunctions()

  /// Reads the header and the first entry at a place; nil for what is no unit of code.
  init?(at start: Int, to end: Int, _ sections: DebugSections) {
    self.start = start
    self.end = end
    self.sections = sections
    var reader = ByteReader(sections.info, at: start + 4)
    version = reader.uint16()
    switch version {
    case 2...4:
      shapesOffset = reader.uint32()
      reader.skip(1)
    case 5:
      // A whole unit, or a skeleton with the eight bytes of its other half's name.
      let kind = reader.byte()
      reader.skip(1)
      shapesOffset = reader.uint32()
      guard kind == 1 || kind == 4 else { return nil }
      if kind == 4 { reader.skip(8) }
    default: return nil
    }
    entries = reader.position
    let first = DebugShapes(sections.shapes, at: shapesOffset, isFirstOnly: true)
    guard let root = DebugEntry(&reader, first) else { return nil }
    self.root = root
  }

  /// An entry's code.
  func code(of entry: DebugEntry) -> [Range<Int>] {
    if let ranges = entry.ranges { return sections.ranges(ranges, in: self) }
    guard let low = entry.low.flatMap({ sections.address($0, in: self) }), let high = entry.high
    else { return [] }
    let end = high.form == DebugForm.addr ? high.int : low &+ high.int
    return low < end ? [low..<end] : []
  }

  /// The calls that were inlined where an address lies, the innermost first.
  func inlinedCalls(at address: Int) -> [(symbol: String?, file: String?, line: Int)] {
    guard let function = functions.first(where: { $0.code.contains { $0.contains(address) } })
    else { return [] }
    var calls: [(symbol: String?, file: String?, line: Int)] = []
    var depth = 0
    // Deeper than this, an entry lies in one that doesn't hold the address.
    var reached = 1
    var reader = ByteReader(sections.info, at: function.entry)
    while reader.position < end, let entry = DebugEntry(&reader, shapes) {
      if entry.isEnd {
        depth -= 1
        if depth <= 0 { break }
        reached = min(reached, depth)
        continue
      }
      if depth == 0, !entry.hasChildren { break }
      if depth == reached, entry.tag == DebugEntry.inlined || entry.tag == Self.block {
        let holds = code(of: entry).contains { $0.contains(address) }
        if holds, entry.hasChildren { reached += 1 }
        if holds, entry.tag == DebugEntry.inlined {
          let file = lines.file(entry.callFile)
          calls.append((sections.name(of: entry, in: self), file, entry.callLine))
        }
      }
      if entry.hasChildren { depth += 1 }
    }
    return calls.reversed()
  }

  /// A part of a function with variables of its own.
  private static let block = 0x0B

  /// The entry at an offset in the section.
  func entry(at offset: Int) -> DebugEntry? {
    guard offset >= entries, offset < end else { return nil }
    var reader = ByteReader(sections.info, at: offset)
    return DebugEntry(&reader, shapes)
  }

  private func findFunctions() -> [(entry: Int, code: [Range<Int>])] {
    var found: [(entry: Int, code: [Range<Int>])] = []
    var reader = ByteReader(sections.info, at: entries)
    while reader.position < end {
      let position = reader.position
      guard let entry = DebugEntry(&reader, shapes) else { break }
      guard entry.tag == DebugEntry.subprogram else { continue }
      let code = code(of: entry)
      if !code.isEmpty { found.append((position, code)) }
    }
    sections.forgetPages()
    return found
  }
}
