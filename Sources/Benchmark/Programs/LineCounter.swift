/// Counts the lines that begin with a given text, in a stream of bytes.
struct LineCounter {
  /// The number of lines so far.
  private(set) var count = 0
  private let beginning: [UInt8]
  /// The number of bytes of the beginning that the line has matched; nil once it can't match any
  /// more.
  private var matched: Int? = 0

  init(beginning: String) { self.beginning = Array(beginning.utf8) }

  /// Reads the next bytes.
  mutating func read(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        matched = 0
      } else if let place = matched {
        matched = byte == beginning[place] ? place + 1 : nil
        if matched == beginning.count {
          count += 1
          matched = nil
        }
      }
    }
  }
}
