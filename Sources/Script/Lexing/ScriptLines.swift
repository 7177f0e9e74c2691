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
  private var buffer: [UInt8]
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
    buffer = [UInt8](repeating: 0, count: chunk)
    read = reader
  }

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
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return memchr(base + scanned, Int32(UInt8(ascii: "\n")), end - scanned).map {
        UnsafeRawPointer($0) - base
      }
    }
  }

  /// Moves the remaining bytes to the front of the buffer, makes room, and reads more.
  private func fill() throws {
    if start > 0 {
      buffer.withUnsafeMutableBytes { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
      end -= start
      start = 0
    }
    if end == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    let count = try buffer.withUnsafeMutableBytes { bytes in
      try read(UnsafeMutableRawBufferPointer(rebasing: bytes[end...]))
    }
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
    buffer.withUnsafeBufferPointer { all in
      var bytes = all[range]
      if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
      if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
      let offset = bytes.startIndex - range.lowerBound
      if bytes.count > bound { return .malformed(.tooLong) }
      let text = UnsafeBufferPointer(rebasing: bytes)
      if let base = text.baseAddress, let nul = memchr(base, 0, text.count) {
        return .malformed(.nul(byte: UnsafeRawPointer(nul) - UnsafeRawPointer(base) + offset + 1))
      }
      let isASCII = text.allSatisfy { $0 < 0x80 }
      if !isASCII, String(validating: text, as: UTF8.self) == nil {
        return .malformed(.invalidUTF8(byte: Self.firstInvalid(text) + offset + 1))
      }
      let first = bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      guard let first, first != UInt8(ascii: "#") else { return nil }
      return .text(String(decoding: text, as: UTF8.self))
    }
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
