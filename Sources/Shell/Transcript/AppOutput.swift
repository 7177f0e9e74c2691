/// What an app has printed: the beginning and the end, so that a flood uses little memory.
package nonisolated struct AppOutput: Sendable {
  /// The maximum number of bytes to keep of the beginning, and of the end.
  package static let bound = 1 << 15

  private var head: [UInt8] = []
  /// The bytes after `head`; a ring buffer once it is full.
  private var tail: [UInt8] = []
  /// The index of the oldest byte in `tail`.
  private var oldest = 0
  /// The number of bytes left out between the beginning and the end.
  private var omitted = 0

  /// Creates an empty output.
  package init() {}

  /// Whether the app has printed nothing.
  package var isEmpty: Bool { head.isEmpty }

  /// Appends bytes that the app has printed.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let first = bytes.prefix(Self.bound - head.count)
    head.append(contentsOf: first)
    let rest = bytes.dropFirst(first.count)
    let skipped = max(0, rest.count - Self.bound)
    omitted += skipped
    for byte in rest.dropFirst(skipped) { appendToTail(byte) }
  }

  private mutating func appendToTail(_ byte: UInt8) {
    guard tail.count == Self.bound else { return tail.append(byte) }
    tail[oldest] = byte
    oldest = (oldest + 1) % Self.bound
    omitted += 1
  }

  /// Removes and returns the complete lines; if not all bytes are in `head`, everything.
  package mutating func removeLines() -> AppOutput {
    var lines = self
    self = AppOutput()
    if lines.tail.isEmpty {
      let end = lines.head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      head = Array(lines.head[end...])
      lines.head.removeSubrange(end...)
    }
    return lines
  }

  /// Calls a closure with each part of the bytes that are kept.
  package func withEachPart(_ body: (UnsafeRawBufferPointer) -> Void) {
    head.withUnsafeBytes(body)
    tail[oldest...].withUnsafeBytes(body)
    tail[..<oldest].withUnsafeBytes(body)
  }

  /// Returns the lines with stars in place of secrets.
  ///
  /// Invalid UTF-8 is replaced with U+FFFD. Other characters aren't escaped.
  ///
  /// - Returns: The lines, one of which says how many bytes were left out, if any.
  package func lines(hiding redaction: SecretFilter) -> [String] {
    let end = Array(tail[oldest...] + tail[..<oldest])
    guard omitted > 0 else { return Self.lines(of: head + end, redaction) }
    // A secret may be cut in two, so leave out as many more bytes as a secret can have.
    let margin = min(redaction.longest, Self.bound)
    let count = omitted + 2 * margin
    return Self.lines(of: head.dropLast(margin), redaction)
      + ["… \(count) more bytes left out …"]
      + Self.lines(of: end.dropFirst(margin), redaction)
  }

  private static func lines(of bytes: some Sequence<UInt8>, _ redaction: SecretFilter) -> [String] {
    let text = String(decoding: redaction.redacted(Array(bytes)), as: UTF8.self)
    // Split bytes, because a Character can contain a newline.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(Substring($0)) }
  }
}
