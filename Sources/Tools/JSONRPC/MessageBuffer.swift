/// The bytes received from the other side, from which whole messages are taken.
///
/// Nothing that arrives ends the stream: what is malformed or too large is skipped and reported,
/// and the next message is read.
package struct MessageBuffer: Sendable {
  /// The next part of the stream.
  package enum Part: Sendable, Equatable {
    /// The content of a message.
    case message([UInt8])
    /// Bytes that form no message, with the reason.
    case malformed(String)
  }

  /// The maximum size of a header in bytes.
  package static let longestHeader = 4_096
  /// The maximum size of a message in bytes.
  package static let longestMessage = 32 << 20

  private let framing: Framing
  private let longestMessage: Int
  private var bytes: [UInt8] = []
  /// The number of bytes at the beginning that have been taken.
  private var start = 0
  /// The number of bytes at the beginning that contain no end of a header or line.
  private var searched = 0
  /// The number of bytes of a message that is too large that still have to be skipped.
  private var skipped = 0
  /// Whether the rest of a header or a line that is too long is skipped.
  private var isLost = false

  /// Creates an empty buffer.
  package init(_ framing: Framing, longestMessage: Int = Self.longestMessage) {
    self.framing = framing
    self.longestMessage = longestMessage
  }

  /// Adds bytes at the end.
  package mutating func append(_ new: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      (searched, start) = (max(0, searched - start), 0)
    }
    bytes += new
  }

  /// Removes and returns the next part; `nil` if it hasn't arrived as a whole.
  package mutating func next() -> Part? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - start)
      start += count
      skipped -= count
      if skipped > 0 { return nil }
    }
    return switch framing {
    case .headers: nextWithHeader()
    case .lines: nextLine()
    }
  }

  // MARK: Headers

  private mutating func nextWithHeader() -> Part? {
    guard let end = end(of: "\r\n\r\n", atMost: Self.longestHeader) else {
      return isLost ? nil : overflow("a header has more than \(Self.longestHeader) bytes")
    }
    let header = bytes[start..<end - 4]
    if isLost {
      (start, isLost) = (end, false)
      return nextWithHeader()
    }
    guard let length = Self.length(in: header) else {
      start = Self.laterHeader(in: header) ?? end
      searched = start
      return .malformed("a header without a valid Content-Length")
    }
    guard length <= longestMessage else {
      start = end
      skipped = length
      return .malformed("a message of \(length) bytes; the limit is \(longestMessage)")
    }
    guard bytes.count - end >= length else { return nil }
    start = end + length
    return .message(Array(bytes[end..<start]))
  }

  /// Returns the length that a header names; `nil` if it names none, several, or a negative one.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var lengths: [Int] = []
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      guard value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let length = Int(value) else {
        return nil
      }
      lengths.append(length)
    }
    return lengths.count == 1 ? lengths[0] : nil
  }

  /// Returns the place of a valid header that follows other bytes on the same line, such as the
  /// content of a message whose own header was malformed; `nil` if there is none.
  private static func laterHeader(in header: ArraySlice<UInt8>) -> Int? {
    let mark = Array("Content-Length:".utf8)
    guard let found = header.ranges(of: mark).last?.lowerBound, found > header.startIndex,
      header[found - 1] != UInt8(ascii: "\n"), length(in: header[found...]) != nil
    else { return nil }
    return found
  }

  // MARK: Lines

  private mutating func nextLine() -> Part? {
    while let end = end(of: "\n", atMost: longestMessage) {
      var line = bytes[start..<end - 1]
      start = end
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if exchange(&isLost, with: false) || line.isEmpty { continue }
      return .message(Array(line))
    }
    return isLost ? nil : overflow("a message of more than \(longestMessage) bytes")
  }

  // MARK: Bounds

  /// Returns the place after a mark that ends what comes next; `nil` if the mark hasn't arrived.
  private mutating func end(of mark: String, atMost bound: Int) -> Int? {
    let mark = Array(mark.utf8)
    let begin = max(start, searched - mark.count + 1)
    if let found = bytes[begin...].firstRange(of: mark), isLost || found.lowerBound - start <= bound
    {
      // The content may not have arrived, so that the mark is searched for again.
      searched = found.lowerBound
      return found.upperBound
    }
    searched = bytes.count
    if isLost { start = max(start, bytes.count - mark.count + 1) }
    return nil
  }

  /// Begins to skip what is longer than a bound; returns `nil` if it isn't.
  private mutating func overflow(_ reason: String) -> Part? {
    let bound = framing == .headers ? Self.longestHeader : longestMessage
    guard bytes.count - start > bound else { return nil }
    isLost = true
    searched = start
    return .malformed(reason)
  }
}
