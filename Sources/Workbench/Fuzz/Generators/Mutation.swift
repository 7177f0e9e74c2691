/// Random changes of bytes and lines.
enum Mutation {
  private static let bytes: [UInt8] =
    Array("\0\n\r\t \"'\\;#|@$={}()/[]*.,:-0919aZ".utf8) + [
      0x7F, 0x80, 0xBF, 0xC0, 0xE2, 0xED, 0xEF, 0xF0, 0xFE, 0xFF,
    ]

  /// Changes an input a few times.
  ///
  /// - Parameters:
  ///   - pieces: The pieces, such as lines with their newlines. They are moved, repeated, removed,
  ///     cut and joined, and bytes in them change.
  ///   - random: The source of the changes.
  ///   - special: Changes a piece as only this kind of input can be changed.
  static func mutate(
    _ pieces: inout [[UInt8]], _ random: inout Random,
    special: (inout [UInt8], inout Random) -> Void
  ) {
    for _ in 0..<random.number(in: 1...6) where !pieces.isEmpty {
      let place = random.below(pieces.count)
      switch random.below(30) {
      case 0: pieces.remove(at: place)
      case 1: pieces.insert(pieces[random.below(pieces.count)], at: place)
      case 2: pieces.swapAt(place, random.below(pieces.count))
      case 3: if pieces[place].last == UInt8(ascii: "\n") { pieces[place].removeLast() }
      case 4: pieces[place].removeLast(random.below(pieces[place].count + 1))
      case 5: pieces.removeLast(random.below(pieces.count))
      case 6:
        for place in pieces.indices where pieces[place].last == UInt8(ascii: "\n") {
          pieces[place].insert(UInt8(ascii: "\r"), at: pieces[place].count - 1)
        }
      case 7: pieces[0].insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
      case 8, 9, 10: change(&pieces[place], &random)
      default: special(&pieces[place], &random)
      }
    }
  }

  /// Changes a few bytes.
  static func change(_ bytes: inout [UInt8], _ random: inout Random) {
    for _ in 0..<random.number(in: 1...3) {
      let place = random.below(bytes.count)
      let byte = random.one(in: 3) ? random.byte() : random.pick(Self.bytes)
      switch random.below(3) {
      case 0 where !bytes.isEmpty: bytes[place] = byte
      case 1 where !bytes.isEmpty: bytes.remove(at: place)
      default: bytes.insert(byte, at: place)
      }
    }
  }

  /// Splits bytes into lines with their newlines.
  static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    return lines.dropLast().map { $0 + [newline] }
      + lines.suffix(1).filter { !$0.isEmpty }.map(Array.init)
  }
}
