/// A report as it is being written.
///
/// Only a literal is taken as it is, so no text from an app or a person goes in unescaped.
struct ReportBytes {
  /// What is written so far.
  private(set) var bytes: [UInt8] = []

  /// Makes an empty one with room for the steps of a report.
  init(for report: RunReport, bytesPerStep: Int) {
    let steps = report.cases.reduce(0) { $0 + $1.steps.count }
    bytes.reserveCapacity(4096 + report.cases.count * 512 + steps * bytesPerStep)
  }

  /// Writes what the program says.
  mutating func literal(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes what an app or a person says.
  mutating func text(_ text: String, _ escaping: Escaping) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable {
      write($0, escaping)
    }
    if isWritten == nil { Array(text.utf8).withUnsafeBufferPointer { write($0, escaping) } }
  }

  /// Writes a whole number.
  mutating func number(_ number: Int) {
    text(String(number), .text)
  }

  /// Writes a time with a fixed number of decimals; what can't be a time is none.
  mutating func seconds(_ seconds: Double, decimals: Int) {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let isTime = seconds.isFinite && seconds > 0
    let units = isTime ? Int((min(seconds, 1e9) * Double(scale)).rounded()) : 0
    number(units / scale)
    literal(".")
    let fraction = String(units % scale)
    for _ in fraction.utf8.count..<decimals { literal("0") }
    text(fraction, .text)
  }

  private mutating func write(_ source: UnsafeBufferPointer<UInt8>, _ escaping: Escaping) {
    var start = 0
    var place = 0
    Escaping.suspects.withUnsafeBufferPointer { suspects in
      while place < source.count {
        let byte = source[place]
        guard suspects[Int(byte)] else {
          place += 1
          continue
        }
        let (scalar, length) = Self.scalar(in: source, at: place)
        let replacement = length == 1 ? escaping.replacement(of: byte) : nil
        // A line break that has no replacement is wanted.
        let isHidden = Escaping.isHidden(scalar) && byte != 0x0A && byte != 0x09
        if replacement != nil || isHidden {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<place]))
          if let replacement { literal(replacement) } else { hidden(scalar, escaping) }
          start = place + length
        }
        place += length
      }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
  }

  /// The character at a suspicious byte; a string's UTF-8 is always whole.
  private static func scalar(
    in source: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (scalar: UInt32, length: Int) {
    let byte = UInt32(source[place])
    switch byte {
    case 0xC2, 0xD8:
      return ((byte & 0x1F) << 6 | UInt32(source[place + 1] & 0x3F), 2)
    case 0xE2, 0xEF:
      let middle = UInt32(source[place + 1] & 0x3F) << 6
      return ((byte & 0x0F) << 12 | middle | UInt32(source[place + 2] & 0x3F), 3)
    default:
      return (byte, 1)
    }
  }

  private mutating func hidden(_ scalar: UInt32, _ escaping: Escaping) {
    let digits = String(scalar, radix: 16, uppercase: true)
    let (open, close) = escaping.brackets
    literal(open)
    if case .json = escaping { for _ in digits.utf8.count..<4 { literal("0") } }
    text(digits, .text)
    literal(close)
  }
}
