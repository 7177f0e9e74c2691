/// The output of an app: the beginning and the end, so that a flood uses little memory.
package nonisolated struct AppOutput: Sendable {
  private let bound: Int

  private var head: [UInt8] = []
  /// The last bytes, unless they belong to `head`.
  private var tail: [UInt8] = []
  /// The number of bytes left out between `head` and `tail`.
  private var omitted = 0
  /// The number of newlines among them.
  private var omittedLines = 0

  /// Creates an empty output.
  ///
  /// - Parameter bound: The maximum number of bytes to keep of the beginning; up to twice as many
  ///   are kept of the end.
  package init(bound: Int = 1 << 15) { self.bound = bound }

  /// Whether the app has printed nothing.
  package var isEmpty: Bool { head.isEmpty }

  /// The number of bytes that are kept.
  package var size: Int { head.count + tail.count }

  /// Appends bytes that the app has printed.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let first = bytes.prefix(max(0, bound - head.count))
    head.append(contentsOf: first)
    tail.append(contentsOf: bytes.dropFirst(first.count))
    // Don't move the bytes on every call.
    guard tail.count > 2 * bound else { return }
    let more = tail.count - bound
    omitted += more
    omittedLines += Self.newlines(in: tail.prefix(more))
    tail.removeFirst(more)
  }

  /// Appends lines, each with a newline.
  package mutating func append(lines: [String]) {
    for line in lines { Array((line + "\n").utf8).withUnsafeBytes { append($0) } }
  }

  /// The number of lines, including those that aren't kept.
  package var lineCount: Int {
    let last = tail.last ?? head.last
    return Self.newlines(in: head) + omittedLines + Self.newlines(in: tail)
      + (last == nil || last == UInt8(ascii: "\n") ? 0 : 1)
  }

  private static func newlines(in bytes: some Sequence<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte == UInt8(ascii: "\n") { count += 1 }
    return count
  }

  /// Removes and returns the complete lines, or everything if `head` doesn't contain all bytes.
  package mutating func removeLines() -> AppOutput {
    var lines = self
    self = AppOutput(bound: bound)
    if lines.tail.isEmpty {
      let end = lines.head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      head = Array(lines.head[end...])
      lines.head.removeSubrange(end...)
    }
    return lines
  }

  /// Removes and returns the end, if it may be the beginning of a secret whose rest the app hasn't
  /// printed yet.
  package mutating func removeBeginning(ofSecretIn secrets: SecretFilter) -> [UInt8] {
    // If nothing was left out, the beginning may lie partly in `head` and partly in `tail`.
    let first = omitted == 0 ? head.count : 0
    let bytes = omitted == 0 ? head + tail : tail
    let count = bytes.withUnsafeBytes { secrets.lengthWithoutBeginning(in: $0) }
    tail.removeSubrange(max(0, count - first)...)
    if omitted == 0 { head.removeSubrange(min(count, first)...) }
    return Array(bytes[count...])
  }

  /// Ends the last line, unless its end may be the beginning of a secret: a line break
  /// would separate it from the rest.
  package mutating func endLine(unlessInSecretOf secrets: SecretFilter) {
    let margin = Self.margin(secrets)
    let last =
      (omitted == 0 ? head.suffix(max(0, margin - tail.count)) : []) + tail.suffix(margin)
    guard let byte = last.last, byte != UInt8(ascii: "\n"),
      last.withUnsafeBytes({ secrets.lengthWithoutBeginning(in: $0) }) == last.count
    else { return }
    [UInt8(ascii: "\n")].withUnsafeBytes { append($0) }
  }

  /// The number of bytes at the end that can belong to the beginning of a secret, with some blanks.
  private static func margin(_ secrets: SecretFilter) -> Int { 2 * secrets.longest + 64 }

  /// Inserts bytes that the app had printed before.
  package mutating func prepend(_ bytes: [UInt8]) { head = bytes + head }

  /// Calls a closure with each part of the bytes that are kept.
  package func withEachPart(_ body: (UnsafeRawBufferPointer) -> Void) {
    head.withUnsafeBytes(body)
    tail.withUnsafeBytes(body)
  }

  /// Returns the lines with stars in place of secrets.
  ///
  /// Invalid UTF-8 is replaced with U+FFFD. Other characters aren't escaped.
  ///
  /// - Returns: The lines, one of which says how many bytes were left out, if any.
  package func lines(hiding secrets: SecretFilter) -> [String] {
    guard omitted > 0 else { return Self.lines(of: head + tail, secrets) }
    // If a secret was cut in two, what is left of it is shorter than the longest secret.
    let margin = secrets.longest
    return Self.lines(of: head, secrets) { $0.dropLast(margin) }
      + ["… \(omitted + 2 * margin) more bytes left out …"]
      + Self.lines(of: tail, secrets) { $0.dropFirst(margin) }
  }

  private static func lines(
    of bytes: [UInt8], _ secrets: SecretFilter,
    cut: (ArraySlice<UInt8>) -> ArraySlice<UInt8> = { $0 }
  ) -> [String] {
    let text = secrets.redacted(bytes)
    // Split bytes, because a Character can contain a newline.
    var lines = cut(text[...]).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
