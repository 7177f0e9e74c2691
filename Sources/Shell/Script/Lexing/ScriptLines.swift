/// A reader of the lines of a script.
///
/// It checks that each line is valid UTF-8, contains no NUL byte, and doesn't exceed the maximum
/// length.
///
/// A byte order mark, CRLF, and a missing final newline are allowed. Blank lines and comments are
/// skipped.
package final class ScriptLines {
  /// The maximum length of a line in bytes.
  package static let longestLine = 1 << 20
  /// The number of bytes that don't count toward a line's length: a byte order mark and a carriage
  /// return.
  private static let longestMarks = 4

  /// A function that fills a buffer and returns the number of bytes read, or 0 at the end.
  package typealias Reader = (UnsafeMutableRawBufferPointer) throws -> Int

  /// A line, or the error that makes it invalid.
  package enum Line: Hashable, Sendable {
    /// A valid line.
    case text(String)
    /// A line that can't be read.
    case malformed(LineDefect)
  }

  /// The number of the most recently returned line, counted from 1.
  package private(set) var number = 0
  /// The mistakes of a translation.
  package let mistakes: [TranslatedScript.Mistake]
  /// Whether each line begins with its number in another file.
  private let isTranslated: Bool
  /// Whether another script sources the file, for which some lines don't count.
  private let isSourced: Bool
  private let read: Reader
  /// The maximum length of a line in bytes.
  private let bound: Int
  /// The bytes that were read last; lines begin at `start`.
  private var buffer: [UInt8]
  private var start = 0
  private var isAtEnd: Bool
  /// Whether the next bytes are the rest of a line that was too long.
  private var isWithinLine = false

  /// The most bytes that are read at once.
  private static let chunk = 1 << 16

  /// Creates a reader of lines that gets their bytes from a closure.
  ///
  /// - Parameters:
  ///   - bound: The maximum length of a line in bytes.
  ///   - reader: A closure that fills a buffer.
  package init(bound: Int = longestLine, reader: @escaping Reader) {
    self.bound = bound
    read = reader
    buffer = []
    isAtEnd = false
    (isTranslated, isSourced, mistakes) = (false, false, [])
  }

  /// Creates a reader of lines in memory.
  package convenience init(bytes: ArraySlice<UInt8>) {
    self.init(bytes, isTranslated: false, isSourced: false, [])
  }

  /// Creates a reader of the lines of a file in another format, as `TranslatedScript` has them.
  ///
  /// - Parameters:
  ///   - bytes: The lines with their numbers.
  ///   - mistakes: The mistakes of the translation.
  ///   - isSourced: Whether another script sources the file, for which some lines don't count.
  convenience init(
    translated bytes: ArraySlice<UInt8>, _ mistakes: [TranslatedScript.Mistake], isSourced: Bool
  ) {
    self.init(bytes, isTranslated: true, isSourced: isSourced, mistakes)
  }

  private init(
    _ bytes: ArraySlice<UInt8>, isTranslated: Bool, isSourced: Bool,
    _ mistakes: [TranslatedScript.Mistake]
  ) {
    bound = Self.longestLine
    read = { _ in 0 }
    buffer = Array(bytes)
    isAtEnd = true
    (self.isTranslated, self.isSourced, self.mistakes) = (isTranslated, isSourced, mistakes)
  }

  /// Creates a reader of the lines in a string.
  package convenience init(text: String) { self.init(bytes: Array(text.utf8)[...]) }

  /// Returns the next line that is neither blank nor a comment, or nil at the end.
  ///
  /// - Throws: Any error that the closure throws.
  package func next() throws -> Line? {
    while var range = try nextRange() {
      if isTranslated {
        guard takeNumber(from: &range) else { continue }
      } else {
        number += 1
      }
      if let line = check(range) { return line }
    }
    return nil
  }

  /// Reads the number at the beginning of a line, and removes it from the range; returns whether
  /// the line counts.
  private func takeNumber(from range: inout Range<Int>) -> Bool {
    let digits = buffer[range].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    number = Int(String(decoding: digits, as: UTF8.self)) ?? number
    let use = buffer[range].dropFirst(digits.count).first
    range = min(digits.endIndex + 1, range.upperBound)..<range.upperBound
    return use != UInt8(ascii: isSourced ? "!" : "?")
  }

  /// Returns the range of the next line, or of the beginning of one that is too long.
  private func nextRange() throws -> Range<Int>? {
    if isWithinLine {
      isWithinLine = false
      try skipToNewline()
    }
    var scanned = start
    while true {
      if let newline = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = newline + 1 }
        return start..<newline
      }
      // Report a long line immediately because its end may never come.
      if isAtEnd || buffer.count - start > bound + Self.longestMarks {
        isWithinLine = !isAtEnd
        defer { start = buffer.count }
        return start < buffer.count ? start..<buffer.count : nil
      }
      scanned = buffer.count - start
      try fill()
    }
  }

  /// Discards the lines that have been returned, and reads more.
  private func fill() throws {
    buffer.removeFirst(start)
    start = 0
    let more = try [UInt8](unsafeUninitializedCapacity: Self.chunk) { target, count in
      count = try read(UnsafeMutableRawBufferPointer(target))
    }
    isAtEnd = more.isEmpty
    buffer += more
  }

  private func skipToNewline() throws {
    while !isAtEnd {
      start = buffer.count
      try fill()
      if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        start = newline + 1
        return
      }
    }
    start = buffer.count
  }

  /// Returns the line in a range of the buffer, or nil if it is blank or a comment.
  private func check(_ range: Range<Int>) -> Line? {
    var text = buffer[range]
    if number == 1, !isTranslated, text.starts(with: [0xEF, 0xBB, 0xBF]) {
      text = text.dropFirst(3)
    }
    if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
    if text.count > bound { return .malformed(.tooLong) }
    if let nul = text.firstIndex(of: 0) {
      return .malformed(.nul(byte: nul - range.lowerBound + 1))
    }
    guard let line = String(validating: text, as: UTF8.self) else {
      let place = text.startIndex + Self.firstInvalid(text)
      return .malformed(.invalidUTF8(byte: place - range.lowerBound + 1))
    }
    let first = text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return first == nil || first == UInt8(ascii: "#") ? nil : .text(line)
  }

  /// Returns the offset of the first byte that isn't valid UTF-8.
  private static func firstInvalid(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded): place += encoded.count
      case .error, .emptyInput: return place
      }
    }
  }
}
