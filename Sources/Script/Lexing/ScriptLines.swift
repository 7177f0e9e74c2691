import Glibc

/// The lines of a script, checked: UTF-8, no NUL, none over a bound.
///
/// A byte order mark, CRLF and a missing last newline are fine. Bytes are read in large pieces, and
/// a line that is blank or a comment costs no string.
package final class ScriptLines {
  /// The longest line that is read, in bytes.
  package static let longestLine = 1 << 20
  /// The bytes that don't count: a byte order mark before the line, a carriage return behind it.
  private static let longestMarks = 4

  /// Fills a buffer and returns how many bytes it got: 0 at the end.
  package typealias Reader = (UnsafeMutableRawBufferPointer) throws -> Int

  /// One line, or what is wrong with it.
  package enum Line: Hashable, Sendable {
    /// A line that may hold commands.
    case text(String)
    /// A line that can't be used.
    case malformed(LineDefect)
  }

  /// The number of the line last returned, from 1.
  package private(set) var number = 0
  private let read: Reader
  /// The longest line that is read, in bytes.
  private let bound: Int
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// Whether what comes next is the rest of a line that was too long.
  private var isWithinLine = false

  /// Reads lines from whatever fills a buffer.
  ///
  /// - Parameters:
  ///   - bound: The longest line that is read, in bytes.
  ///   - reader: Fills a buffer.
  package init(bound: Int = longestLine, reader: @escaping Reader) {
    self.bound = bound
    read = reader
  }

  /// Reads lines from a text.
  package convenience init(text: String) { self.init(bytes: Array(text.utf8)[...]) }

  /// Reads lines from bytes.
  package convenience init(bytes: ArraySlice<UInt8>) {
    var rest = bytes
    self.init { target in
      let piece = rest.prefix(target.count)
      target.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }

  /// The next line that is not blank and not a comment, nil at the end.
  ///
  /// - Throws: what the reader throws.
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
        // Said at once, for its end may never come.
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

  /// Moves what is left to the front, makes room, and reads on.
  private func fill() throws {
    if start > 0 {
      buffer.withUnsafeMutableBytes { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
      end -= start
      start = 0
    }
    if end == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
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

  /// The line in a range of the buffer, nil where it is blank or a comment.
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

  /// The place of the first byte that can't be part of UTF-8.
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
