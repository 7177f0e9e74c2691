/// A file's debug information.
///
/// It maps addresses to source lines and inlined calls.
///
/// Measurements ruled out the toolchain's `Runtime` module, libdw, and libbacktrace; see
/// `Sources/DECISIONS.md`.
package final class DebugInformation {
  private let sections: DebugSections
  private var units: [CompilationUnit] = []
  /// The address ranges of all units, each with the unit's index.
  private var code: [(low: Int, high: Int, unit: Int)] = []

  /// Finds the units, or returns nil if there is no readable debug information.
  package init?(_ file: ELFFile) {
    guard let sections = DebugSections(file) else { return nil }
    self.sections = sections
    var reader = ByteReader(sections.info)
    var roots = RootAbbreviations(sections.abbrev)
    var discarded = 0
    while !reader.isAtEnd {
      let start = reader.position
      if start - discarded >= FileMapping.partSize {
        sections.discardPages()
        discarded = start
      }
      guard let (encoding, end) = UnitEncoding.read(from: &reader) else { break }
      let unit = CompilationUnit(from: start, to: end, encoding, reader, sections, &roots)
      reader.move(to: end)
      guard let unit else { continue }
      for range in unit.code(of: unit.root) {
        code.append((range.lowerBound, range.upperBound, units.count))
      }
      units.append(unit)
    }
    sections.discardPages()
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
    code.withUnsafeBufferPointer { code in
      for range in code where address >= range.low && address < range.high {
        return units[range.unit]
      }
      return nil
    }
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
      guard let home = units.first(where: { $0.start <= offset && offset < $0.end }),
        let next = home.entry(at: offset)
      else { return nil }
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
