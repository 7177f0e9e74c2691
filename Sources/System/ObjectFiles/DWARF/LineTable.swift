/// The source lines of a unit's code, computed by its line number program.
///
/// Running the program once finds its sequences, usually one for each function. After that, only
/// the sequence that contains an address is run.
final class LineTable {
  private struct Row {
    var address = 0
    var file = 1
    var line = 1
  }

  private struct Sequence {
    let low: Int
    let high: Int
    let position: Int
  }

  private let section: MappedBytes
  private let header: LineProgramHeader?
  private var sequences: [Sequence] = []

  /// Reads the header of a unit's line number program and finds the sequences.
  init(_ unit: CompilationUnit, _ sections: DebugSections) {
    let section = sections.line
    self.section = section
    header = unit.root.stmtList.flatMap { offset in
      LineProgramHeader(section, at: offset) { sections.string($0, in: section, unit) }
    }
    guard let header else { return }
    var reader = ByteReader(section, at: header.program)
    while reader.position < header.end, !reader.isPastEnd {
      let position = reader.position
      var bounds: (low: Int, high: Int)?
      Self.run(header, &reader) { row in
        bounds = (min(bounds?.low ?? row.address, row.address), row.address)
        return true
      }
      if let bounds, bounds.low < bounds.high {
        sequences.append(Sequence(low: bounds.low, high: bounds.high, position: position))
      }
    }
  }

  /// Returns the name of the file with the given number.
  ///
  /// Calls and rows refer to files by number.
  func fileName(_ number: Int) -> String? { header?.fileName(number) }

  /// Returns the source line of the code at an address.
  func location(of address: Int) -> SourceLine? {
    guard let header else { return nil }
    for sequence in sequences where address >= sequence.low && address < sequence.high {
      var reader = ByteReader(section, at: sequence.position)
      var last: Row?
      Self.run(header, &reader) { row in
        if row.address > address { return false }
        last = row
        return true
      }
      if let last { return SourceLine(file: header.fileName(last.file), line: last.line) }
    }
    return nil
  }

  /// Runs the program to the end of a sequence, or until `emit` returns false.
  private static func run(
    _ header: LineProgramHeader, _ reader: inout ByteReader, emit: (Row) -> Bool
  ) {
    var row = Row()
    while reader.position < header.end, !reader.isPastEnd {
      let opcode = reader.uint8()
      let adjusted = Int(opcode) - header.opcodeBase
      if adjusted >= 0 {
        row.address &+= adjusted / header.lineRange &* header.minimumInstructionLength
        row.line &+= header.lineBase + adjusted % header.lineRange
        if !emit(row) { return }
        continue
      }
      if opcode == DWARF.StandardOpcode.extended {
        if runExtended(&reader, &row) {
          _ = emit(row)
          return
        }
        continue
      }
      switch DWARF.StandardOpcode(rawValue: opcode) {
      case .copy: if !emit(row) { return }
      case .advancePC:
        row.address &+= Int(bitPattern: reader.uleb128()) &* header.minimumInstructionLength
      case .advanceLine: row.line &+= reader.sleb128()
      case .setFile: row.file = Int(bitPattern: reader.uleb128())
      case .constAddPC:
        let adjusted = 255 - header.opcodeBase
        row.address &+= adjusted / header.lineRange &* header.minimumInstructionLength
      case .fixedAdvancePC: row.address &+= reader.uint16()
      case nil:
        for _ in 0..<header.operandCount(opcode) { _ = reader.uleb128() }
      }
    }
  }

  /// Executes an extended opcode; returns whether the sequence ends.
  private static func runExtended(_ reader: inout ByteReader, _ row: inout Row) -> Bool {
    let length = Int(bitPattern: reader.uleb128())
    var next = reader
    next.skip(length)
    let opcode = length > 0 ? DWARF.ExtendedOpcode(rawValue: reader.uint8()) : nil
    if opcode == .setAddress { row.address = Int(bitPattern: reader.unsigned(size: length - 1)) }
    reader = next
    return opcode == .endSequence
  }
}
