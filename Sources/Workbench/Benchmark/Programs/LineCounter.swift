/// A counter of the lines in a byte stream that begin with the given text.
struct LineCounter {
  /// The number of matching lines so far.
  private(set) var count = 0
  private let beginning: [UInt8]
  /// The number of bytes of `beginning` that the current line has matched so far; nil if the line
  /// can't match.
  private var matched: Int? = 0

  init(beginning: String) { self.beginning = Array(beginning.utf8) }

  /// Processes the next bytes of the stream.
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
