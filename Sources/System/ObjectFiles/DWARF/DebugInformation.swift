/// A file's debug information.
///
/// It maps addresses to source lines and inlined calls.
///
/// Measurements ruled out the toolchain's `Runtime` module, libdw, and libbacktrace; see
/// `Sources/System/DECISIONS.md`.
package final class DebugInformation {
  /// The place of a unit, and the bounds of its code, which are empty if it has none.
  private struct Extent {
    let start: Int
    let code: Range<Int>
  }

  private let sections: DebugSections
  /// The units that have been passed, in the order of the file.
  private var extents: [Extent] = []
  /// The units that were needed, kept because each caches its content.
  private var units: [CompilationUnit?] = []
  /// The units that haven't been passed yet: a program has thousands, those of the Swift runtime
  /// last.
  private var rest: ByteReader
  private var roots: RootAbbreviations

  /// Finds the sections, or returns nil if there is no readable debug information.
  package init?(_ file: ELFFile) {
    guard let sections = DebugSections(file) else { return nil }
    self.sections = sections
    rest = ByteReader(sections.info)
    roots = RootAbbreviations(sections.abbrev)
  }

  /// Returns the source of the code at an address in the file, or nil if no unit contains the
  /// address.
  package func origin(of address: Int) -> CodeOrigin? {
    guard let unit = unit(at: address) else { return nil }
    return CodeOrigin(
      location: unit.lines.location(of: address),
      inlinedCalls: unit.inlinedSubroutines(at: address).map { entry in
        CodeOrigin.InlinedCall(
          linkageName: linkageName(of: entry, in: unit),
          callSite: SourceLine(
            file: unit.lines.fileName(entry.callFile), line: entry.callLine))
      })
  }

  // MARK: Units

  private func unit(at address: Int) -> CompilationUnit? {
    let known = extents.count
    defer { if extents.count > known { sections.discardPages() } }
    var place = 0
    while place < extents.count || passUnit() {
      // The code of a unit may have gaps, in which there is that of others.
      if extents[place].code.contains(address), let unit = unit(place),
        unit.code(of: unit.root).contains(where: { $0.contains(address) })
      {
        return unit
      }
      place += 1
    }
    return nil
  }

  private func unit(around offset: Int) -> CompilationUnit? {
    while rest.position <= offset, passUnit() {}
    let place = extents.lastIndex { $0.start <= offset }
    return place.flatMap { unit($0) }.flatMap { offset < $0.end ? $0 : nil }
  }

  private func unit(_ place: Int) -> CompilationUnit? {
    if let unit = units[place] { return unit }
    var reader = ByteReader(sections.info, at: extents[place].start)
    units[place] = readUnit(&reader)
    return units[place]
  }

  /// Passes the next unit that can be read; returns whether there is one.
  private func passUnit() -> Bool {
    while !rest.isAtEnd {
      let start = rest.position
      let unit = readUnit(&rest)
      if start / FileMapping.partSize < rest.position / FileMapping.partSize || rest.isAtEnd {
        sections.discardPages()
      }
      guard let unit else { continue }
      extents.append(Extent(start: start, code: Self.bounds(of: unit.code(of: unit.root))))
      units.append(nil)
      return true
    }
    return false
  }

  /// Returns the lowest and the highest address of ranges; an empty range if there are none.
  private static func bounds(of ranges: [Range<Int>]) -> Range<Int> {
    ranges.withUnsafeBufferPointer { buffer in
      guard let ranges = buffer.baseAddress else { return 0..<0 }
      // Without an iterator, `min` and `max`, the loop takes a fraction of the time in a build
      // without optimization.
      let count = buffer.count
      var (low, high, place) = (Int.max, 0, 0)
      while place < count {
        if ranges[place].lowerBound < low { low = ranges[place].lowerBound }
        if ranges[place].upperBound > high { high = ranges[place].upperBound }
        place += 1
      }
      return low < high ? low..<high : 0..<0
    }
  }

  /// Reads a unit without its content, and moves the reader to the end of the unit; returns nil if
  /// the unit can't be read.
  private func readUnit(_ reader: inout ByteReader) -> CompilationUnit? {
    let start = reader.position
    guard let (encoding, end) = UnitEncoding.read(from: &reader) else {
      reader.move(to: sections.info.count)
      return nil
    }
    defer { reader.move(to: end) }
    return CompilationUnit(from: start, to: end, encoding, reader, sections, &roots)
  }

  /// Returns the mangled name of an entry or of the entry it refers to.
  private func linkageName(of entry: DIE, in unit: CompilationUnit) -> String? {
    var (entry, unit) = (entry, unit)
    // An inlined call refers to a definition, which may refer to a declaration. No chain is longer.
    for _ in 0..<4 {
      if let name = entry.linkageName { return sections.string(name, in: sections.info, unit) }
      let offset: Int
      switch entry.origin {
      case .unitReference(let distance): offset = unit.start &+ distance
      case .sectionReference(let position): offset = position
      default: return nil
      }
      guard let home = self.unit(around: offset), let next = home.entry(at: offset) else {
        return nil
      }
      (entry, unit) = (next, home)
    }
    return nil
  }
}

/// The source of the code at an address.
package struct CodeOrigin: Equatable {
  /// A call that the compiler inlined.
  package struct InlinedCall: Equatable {
    /// The mangled name of the called function.
    package let linkageName: String?
    package let callSite: SourceLine
  }

  /// The source line in the innermost function; nil if it is unknown.
  package let location: SourceLine?
  /// The calls inlined at the address, innermost first.
  package let inlinedCalls: [InlinedCall]
}

/// A line of a source file.
package struct SourceLine: Equatable {
  /// The last component of the file's path.
  package let file: String?
  /// The line number; 0 for code that the compiler generated.
  package let line: Int
}
