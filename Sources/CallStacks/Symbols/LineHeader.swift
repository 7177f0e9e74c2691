/// The head of a line table: how its program counts, and its files.
struct LineHeader {
  private(set) var end = 0
  private(set) var step = 1
  private(set) var lineBase = 0
  private(set) var lineRange = 1
  private(set) var firstSpecial = 13
  private var operandCounts: [UInt8] = []
  private var files: [String?] = []
  /// Files are counted from 1 up to version 4, from 0 since.
  private var firstFile = 1

  init() {}

  /// Reads it, and leaves the reader at the program; nil for a version that isn't known.
  init?(_ reader: inout ByteReader, string: (DebugEntry.Value) -> String?) {
    let length = reader.uint32()
    guard length < 0xFFFF_FFF0 else { return nil }
    end = reader.position + length
    let version = reader.uint16()
    guard 2...5 ~= version else { return nil }
    if version == 5 { reader.skip(2) }
    let headerLength = reader.uint32()
    let program = reader.position + headerLength
    step = Int(reader.byte())
    if version >= 4 { reader.skip(1) }
    reader.skip(1)
    lineBase = Int(Int8(bitPattern: reader.byte()))
    lineRange = Int(reader.byte())
    firstSpecial = Int(reader.byte())
    guard lineRange > 0, firstSpecial > 0 else { return nil }
    for _ in 1..<max(firstSpecial, 2) { operandCounts.append(reader.byte()) }
    if version == 5 {
      firstFile = 0
      _ = Self.readNames(&reader, string)
      files = Self.readNames(&reader, string)
    } else {
      readFiles(&reader)
    }
    reader.move(to: program)
    if reader.isPastEnd { return nil }
  }

  func operands(of code: Int) -> Int {
    code > 0 && code <= operandCounts.count ? Int(operandCounts[code - 1]) : 0
  }

  func file(_ number: Int) -> String? {
    let index = number - firstFile
    return index >= 0 && index < files.count ? files[index] : nil
  }

  private mutating func readFiles(_ reader: inout ByteReader) {
    let bytes = MappedBytes(start: reader.start, count: reader.count)
    while !reader.isPastEnd {
      let start = reader.word()
      if reader.position == start + 1 { break }
    }
    while !reader.isPastEnd {
      let start = reader.word()
      if reader.position == start + 1 { break }
      files.append(bytes.word(at: start).map(Self.lastComponent))
      for _ in 0..<3 { _ = reader.unsigned() }
    }
  }

  private static func readNames(
    _ reader: inout ByteReader, _ string: (DebugEntry.Value) -> String?
  ) -> [String?] {
    var formats: [(kind: UInt, form: Int)] = []
    for _ in 0..<reader.byte() {
      formats.append((reader.unsigned(), Int(truncatingIfNeeded: reader.unsigned())))
    }
    var names: [String?] = []
    for _ in 0..<reader.unsigned() where !reader.isPastEnd {
      var name: String?
      for (kind, form) in formats {
        guard let number = DebugForm.read(form, from: &reader, constant: 0) else { return names }
        if kind == 1 { name = string(DebugEntry.Value(form: form, number: number)) }
      }
      names.append(name.map(lastComponent))
    }
    return names
  }

  private static func lastComponent(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) }
      ?? path
  }
}
