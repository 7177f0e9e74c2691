/// Which line of which file an address of a unit comes from.
///
/// The program that makes the table is run once for where its sequences lie, mostly one a function,
/// and then only the sequence that an address is in.
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
  private var end = 0
  private var header = LineHeader()
  private var sequences: [Sequence] = []

  /// Reads the header of a unit's table, and where its sequences lie.
  init(_ unit: DebugUnit, _ sections: DebugSections) {
    section = sections.lines
    guard let offset = unit.root.lines?.int else { return }
    var reader = ByteReader(section, at: offset)
    guard
      let header = LineHeader(&reader, string: { sections.string($0, in: unit) })
    else { return }
    self.header = header
    end = header.end
    while reader.position < end, !reader.isPastEnd {
      let position = reader.position
      var bounds: (low: Int, high: Int)?
      run(&reader) { row in
        bounds = (min(bounds?.low ?? row.address, row.address), row.address)
        return true
      }
      if let bounds, bounds.low < bounds.high {
        sequences.append(Sequence(low: bounds.low, high: bounds.high, position: position))
      }
    }
  }

  /// The last component of a file's path.
  func file(_ number: Int) -> String? { header.file(number) }

  /// Where an address comes from; a line of 0 is code that the compiler made up.
  func location(of address: Int) -> (file: String?, line: Int)? {
    for sequence in sequences where address >= sequence.low && address < sequence.high {
      var reader = ByteReader(section, at: sequence.position)
      var last: Row?
      run(&reader) { row in
        if row.address > address { return false }
        last = row
        return true
      }
      if let last { return (header.file(last.file), last.line) }
    }
    return nil
  }

  /// Runs the program to the end of a sequence, or until a row isn't wanted any more.
  private func run(_ reader: inout ByteReader, row emit: (Row) -> Bool) {
    var row = Row()
    while reader.position < end, !reader.isPastEnd {
      let code = Int(reader.byte())
      if code >= header.firstSpecial {
        let step = code - header.firstSpecial
        row.address &+= step / header.lineRange &* header.step
        row.line &+= header.lineBase + step % header.lineRange
        if !emit(row) { return }
        continue
      }
      switch code {
      case 0:
        let length = Int(truncatingIfNeeded: reader.unsigned())
        let next = reader.position &+ length
        let extended = reader.byte()
        if extended == 2 { row.address = Int(truncatingIfNeeded: reader.number(of: length - 1)) }
        reader.move(to: next)
        if extended == 1 {
          _ = emit(row)
          return
        }
      case 1: if !emit(row) { return }
      case 2:
        row.address &+= Int(truncatingIfNeeded: reader.unsigned()) &* header.step
      case 3: row.line &+= reader.signed()
      case 4: row.file = Int(truncatingIfNeeded: reader.unsigned())
      case 8: row.address &+= (255 - header.firstSpecial) / header.lineRange &* header.step
      case 9: row.address &+= reader.uint16()
      default:
        for _ in 0..<header.operands(of: code) { _ = reader.unsigned() }
      }
    }
  }
}
