import Glibc

/// A reader of the lines of a script.
///
/// It checks that each line is valid UTF-8, contains no NUL byte, and doesn't exceed the maximum
/// length.
///
/// A byte order mark, CRLF, and a missing final newline are allowed. Bytes are read in large
/// chunks. Blank lines and comments are skipped without creating a string.
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
  private let read: Reader
  /// The maximum length of a line in bytes.
  private let bound: Int
  /// The bytes that were read last.
  ///
  /// The reader owns their memory, because an array would be retained, and checked for conflicting
  /// accesses, several times a line.
  private var buffer: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// Whether the next bytes are the rest of a line that was too long.
  private var isWithinLine = false

  /// Creates a reader of lines that gets their bytes from a closure.
  ///
  /// - Parameters:
  ///   - bound: The maximum length of a line in bytes.
  ///   - reader: A closure that fills a buffer.
  package convenience init(bound: Int = longestLine, reader: @escaping Reader) {
    self.init(bound: bound, chunk: Self.largestChunk, reader: reader)
  }

  /// The most bytes that are read at once, unless a line is longer.
  private static let largestChunk = 1 << 16

  private init(bound: Int = longestLine, chunk: Int, reader: @escaping Reader) {
    self.bound = bound
    buffer = .allocate(byteCount: chunk, alignment: 1)
    read = reader
  }

  deinit { buffer.deallocate() }

  /// Creates a reader of the lines in a string.
  package convenience init(text: String) { self.init(bytes: Array(text.utf8)[...]) }

  /// Creates a reader of lines in memory.
  package convenience init(bytes: ArraySlice<UInt8>) {
    var rest = bytes
    // With one byte more, the end is found without a larger buffer.
    self.init(chunk: min(bytes.count + 1, Self.largestChunk)) { target in
      let piece = rest.prefix(target.count)
      target.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }

  /// Returns the next line that is neither blank nor a comment, or nil at the end.
  ///
  /// - Throws: Any error that the closure throws.
  package func next() throws -> Line? {
    while let raw = try nextRaw() {
      number += 1
      guard case .bytes(let range) = raw else { return .malformed(.tooLong) }
      if let line = check(range) { return line }
    }
    return nil
  }

  private enum Raw {
    case bytes(Range<Int>)
    case tooLong
  }

  private func nextRaw() throws -> Raw? {
    if isWithinLine {
      isWithinLine = false
      try skipToNewline()
    }
    var scanned = start
    while true {
      if let newline = newline(from: scanned) {
        defer { start = newline + 1 }
        return .bytes(start..<newline)
      }
      if isAtEnd {
        defer { start = end }
        return start < end ? .bytes(start..<end) : nil
      }
      if end - start > bound + Self.longestMarks {
        // Report the error immediately because the end of the line may never come.
        isWithinLine = true
        return .tooLong
      }
      scanned = end - start
      try fill()
    }
  }

  private func newline(from scanned: Int) -> Int? {
    guard let base = buffer.baseAddress,
      let newline = memchr(base + scanned, Int32(UInt8(ascii: "\n")), end - scanned)
    else { return nil }
    return newline - base
  }

  /// Moves the remaining bytes to the front of the buffer, makes room, and reads more.
  private func fill() throws {
    if start > 0 {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
      end -= start
      start = 0
    }
    if end == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: 2 * buffer.count, alignment: 1)
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    let count = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
    isAtEnd = count == 0
    end += count
  }

  private func skipToNewline() throws {
    while !isAtEnd {
      start = end
      try fill()
      if let newline = newline(from: start) {
        start = newline + 1
        return
      }
    }
    start = end
  }

  /// Returns the line in a range of the buffer, or nil if it is blank or a comment.
  private func check(_ range: Range<Int>) -> Line? {
    let offset = number == 1 && buffer[range].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var place = range.lowerBound + offset..<range.upperBound
    if !place.isEmpty, buffer[place.upperBound - 1] == UInt8(ascii: "\r") {
      place = place.lowerBound..<place.upperBound - 1
    }
    if place.count > bound { return .malformed(.tooLong) }
    let text = UnsafeRawBufferPointer(rebasing: buffer[place]).assumingMemoryBound(to: UInt8.self)
    if let base = text.baseAddress, let nul = memchr(base, 0, text.count) {
      return .malformed(.nul(byte: UnsafeRawPointer(nul) - UnsafeRawPointer(base) + offset + 1))
    }
    var all: UInt8 = 0
    for byte in text { all |= byte }
    if all >= 0x80, String(validating: text, as: UTF8.self) == nil {
      return .malformed(.invalidUTF8(byte: Self.firstInvalid(text) + offset + 1))
    }
    for byte in text where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
      return byte == UInt8(ascii: "#") ? nil : .text(String(decoding: text, as: UTF8.self))
    }
    return nil
  }

  /// Returns the offset of the first byte that isn't valid UTF-8.
  private static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
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
