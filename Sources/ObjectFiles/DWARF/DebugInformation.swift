/// A file's debug information.
///
/// It maps addresses to source lines and inlined calls.
///
/// Measurements ruled out the toolchain's `Runtime` module, libdw, and libbacktrace; see
/// `Sources/DECISIONS.md`.
package final class DebugInformation {
  private let sections: DebugSections
  /// The units that have been read, in the order of the file.
  private var units: [CompilationUnit] = []
  /// The address ranges of those units, each with the unit's index.
  private var code: [(low: Int, high: Int, unit: Int)] = []
  /// The units that haven't been read yet: a program has thousands, those of the Swift runtime last.
  private var rest: ByteReader
  private var roots: RootAbbreviations

  /// Finds the sections, or returns nil if there is no readable debug information.
  package init?(_ file: ELFFile) {
    guard let sections = DebugSections(file) else { return nil }
    self.sections = sections
    rest = ByteReader(sections.info)
    roots = RootAbbreviations(sections.abbrev)
  }

  /// Reads units until one is wanted.
  ///
  /// - Parameter isWanted: Returns whether a unit with the given code is wanted.
  /// - Returns: The unit, or nil if there is no further unit that is wanted.
  private func nextUnit(
    where isWanted: (CompilationUnit, [Range<Int>]) -> Bool
  ) -> CompilationUnit? {
    guard !rest.isAtEnd else { return nil }
    defer { sections.discardPages() }
    var discarded = rest.position
    while !rest.isAtEnd {
      let start = rest.position
      if start - discarded >= FileMapping.partSize {
        sections.discardPages()
        discarded = start
      }
      guard let (encoding, end) = UnitEncoding.read(from: &rest) else {
        rest.move(to: sections.info.count)
        break
      }
      let unit = CompilationUnit(from: start, to: end, encoding, rest, sections, &roots)
      rest.move(to: end)
      guard let unit else { continue }
      let ranges = unit.code(of: unit.root)
      for range in ranges { code.append((range.lowerBound, range.upperBound, units.count)) }
      units.append(unit)
      if isWanted(unit, ranges) { return unit }
    }
    return nil
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

  private func unit(at address: Int) -> CompilationUnit? {
    let known = code.withUnsafeBufferPointer { code -> CompilationUnit? in
      for range in code where address >= range.low && address < range.high {
        return units[range.unit]
      }
      return nil
    }
    return known ?? nextUnit { _, code in code.contains { $0.contains(address) } }
  }

  private func unit(around offset: Int) -> CompilationUnit? {
    if let last = units.last, offset < last.end {
      return units.first { $0.start <= offset && offset < $0.end }
    }
    return nextUnit { unit, _ in unit.end > offset }.flatMap { $0.start <= offset ? $0 : nil }
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
