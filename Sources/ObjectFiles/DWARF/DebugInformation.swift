/// The debug information of a file: the lines and calls that addresses come from.
///
/// The toolchain's `Runtime` module, libdw and libbacktrace were measured and not taken:
/// `Sources/DECISIONS.md`.
package final class DebugInformation {
  private let sections: DebugSections
  private var units: [CompilationUnit] = []
  /// The code of all units, with the index of its unit.
  private var code: [(low: Int, high: Int, unit: Int)] = []

  /// Finds the units; nil without debug information that can be read.
  package init?(_ file: ELFFile) {
    guard let sections = DebugSections(file) else { return nil }
    self.sections = sections
    var reader = ByteReader(sections.info)
    while !reader.isAtEnd {
      let start = reader.position
      guard let (encoding, end) = UnitEncoding.read(from: &reader) else { break }
      let unit = CompilationUnit(from: start, to: end, encoding, reader, sections)
      reader.move(to: end)
      guard let unit else { continue }
      for range in unit.code(of: unit.root) {
        code.append((range.lowerBound, range.upperBound, units.count))
      }
      units.append(unit)
    }
  }

  /// What an address in the file comes from; nil if no unit has it.
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

  /// The mangled name of an entry, which it may have from another one.
  private func linkageName(of entry: DIE, in unit: CompilationUnit) -> String? {
    var (entry, unit) = (entry, unit)
    // A definition refers to its declaration and an inlined call to a definition; no chain is longer.
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

/// What the code at an address comes from.
package struct CodeOrigin: Equatable {
  /// A call that the compiler replaced by the function's code.
  package struct InlinedCall: Equatable {
    /// The mangled name of the function called.
    package let linkageName: String?
    package let callSite: SourceLine
  }

  /// The innermost function's line; nil if unknown.
  package let location: SourceLine?
  /// The calls inlined here, the innermost first.
  package let inlinedCalls: [InlinedCall]
}

/// A line of a source file.
package struct SourceLine: Equatable {
  /// The last component of the file's path.
  package let file: String?
  /// 0 for code that the compiler made up.
  package let line: Int
}
