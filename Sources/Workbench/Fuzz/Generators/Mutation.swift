/// Random changes of bytes and lines.
enum Mutation {
  private static let bytes: [UInt8] =
    Array("\0\n\r\t \"'\\;#|@$={}()/[]*.,:-0919aZ".utf8) + [
      0x7F, 0x80, 0xBF, 0xC0, 0xE2, 0xED, 0xEF, 0xF0, 0xFE, 0xFF,
    ]

  /// Changes lines: moves, repeats, removes and joins them, and changes bytes in them.
  static func mutate(
    _ lines: inout [[UInt8]], with others: [[UInt8]], _ random: inout Random
  ) {
    for _ in 0..<random.number(in: 1...6) {
      guard !lines.isEmpty else { return lines = [random.pick(others)] }
      let place = random.below(lines.count)
      switch random.below(14) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[random.below(lines.count)], at: place)
      case 2: lines.swapAt(place, random.below(lines.count))
      case 3: if lines[place].last == UInt8(ascii: "\n") { lines[place].removeLast() }
      case 4: lines.insert(random.pick(others), at: place)
      case 5: lines[place].removeLast(random.below(lines[place].count + 1))
      case 6: lines.removeLast(random.below(lines.count))
      case 7: crlf(&lines)
      case 8: lines[0].insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
      case 9: lines[place] = Array("\(Grammar().line(&random))\n".utf8)
      case 10 where random.one(in: 40):
        lines[place] += repeatElement(UInt8(ascii: "x"), count: (1 << 20) + 1)
      default: change(&lines[place], &random)
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
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in bytes {
      line.append(byte)
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func crlf(_ lines: inout [[UInt8]]) {
    for place in lines.indices where lines[place].last == UInt8(ascii: "\n") {
      lines[place].insert(UInt8(ascii: "\r"), at: lines[place].count - 1)
    }
  }
}
