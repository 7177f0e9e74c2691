/// The places of secrets in a text.
///
/// A secret is found as it is, and in each `SecretEncoding` of it. Encodings may be nested: an app
/// prints JSON with a URL in it, and an error message quotes that. So the text is also decoded as a
/// whole, and then searched in the same way. Any run of blanks, including line breaks, stands for a
/// run of blanks in the secret. An ellipsis after at least four bytes of a secret also ends it,
/// because shortened text is written that way.
///
/// - Complexity: Linear in the text, which has at most 30 decoded forms; for each byte with which a
///   secret may begin, no more than the length of the longest secret.
nonisolated struct SecretMatches {
  /// The maximum number of encodings inside each other.
  private static let deepest = 3

  private let trie: SecretTrie
  private let onlyFirst: Bool
  /// The decoded forms that have been searched, with the numbers of encodings that were undone.
  ///
  /// The order in which encodings are undone seldom matters.
  private var searched: [[UInt8]: Int] = [:]
  /// The ranges of the secrets, of which several may overlap.
  private var all: [Range<Int>] = []
  /// The first position from which the rest may be the beginning of a secret.
  private(set) var open: Int?

  /// Searches some text.
  ///
  /// - Parameters:
  ///   - trie: The secrets.
  ///   - text: The text.
  ///   - onlyFirst: Whether to stop at the first secret.
  init(_ trie: SecretTrie, in text: UnsafeRawBufferPointer, onlyFirst: Bool) {
    self.trie = trie
    self.onlyFirst = onlyFirst
    search(text, depth: 1) { $0 }
  }

  /// The ranges of the secrets, with overlapping ranges joined.
  var ranges: [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        joined[joined.count - 1] = last.lowerBound..<end
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  private var isDone: Bool { onlyFirst && !all.isEmpty }

  /// Searches text that may be a decoded form of the whole text, in which a closure finds ranges.
  private mutating func search(
    _ text: UnsafeRawBufferPointer, depth: Int, _ place: (Range<Int>) -> Range<Int>
  ) {
    // As long as no byte is special, the text has only been searched if it is the whole text.
    if depth == 1 { search(text, by: nil, place) }
    for encoding in SecretEncoding.allCases where text.contains(where: encoding.isSpecial) {
      if isDone { return }
      search(text, by: encoding, place)
      guard depth < Self.deepest, !isDone, let decoded = DecodedText(text, by: encoding) else {
        continue
      }
      if let known = searched[decoded.bytes], known <= depth { continue }
      searched[decoded.bytes] = depth
      decoded.bytes.withUnsafeBytes { bytes in
        search(bytes, depth: depth + 1) { place(decoded.range(of: $0)) }
      }
    }
  }

  private mutating func search(
    _ text: UnsafeRawBufferPointer, by encoding: SecretEncoding?,
    _ place: (Range<Int>) -> Range<Int>
  ) {
    let begins = (0...UInt8.max).map { trie.mayBegin($0) || encoding?.isSpecial($0) == true }
    begins.withUnsafeBufferPointer { begins in
      // A program that isn't optimized takes ten times as long for an iterator.
      var start = 0
      while start < text.count {
        if begins[Int(text[start])] {
          search(from: start, in: text, by: encoding, place)
          if isDone { return }
        }
        start += 1
      }
    }
  }

  private mutating func search(
    from start: Int, in text: UnsafeRawBufferPointer, by encoding: SecretEncoding?,
    _ place: (Range<Int>) -> Range<Int>
  ) {
    let found = match(from: start, in: text, by: encoding)
    if let end = found.end { all.append(place(start..<end)) }
    if found.isOpen, !isDone {
      let start = place(start..<start + 1).lowerBound
      open = min(open ?? start, start)
    }
  }

  /// Returns the end of the longest secret that begins at a position, and whether the text ends
  /// before a secret does.
  ///
  /// An escape sequence that doesn't continue a secret may be a part of one as it is written.
  private func match(
    from start: Int, in text: UnsafeRawBufferPointer, by encoding: SecretEncoding?
  ) -> (end: Int?, isOpen: Bool) {
    var (position, place, count) = (start, SecretTrie.root, 0)
    var end: Int?
    var isCut = false
    while position < text.count {
      if count >= SecretFilter.shortest {
        let ellipsis = "…".utf8
        let rest = text[position...].prefix(ellipsis.count)
        if rest.elementsEqual(ellipsis) { end = position }
        if rest.count < ellipsis.count, ellipsis.starts(with: rest) { return (end, true) }
      }
      var next: (place: SecretTrie.Place, count: Int, end: Int)?
      switch encoding?.unit(at: position, in: text) {
      case .bytes(_, let length, let end)?
      where position == start
        && (length == 0 || isQuoted(from: start, to: end, in: text, encoding)):
        return (nil, false)
      case .bytes(let bytes, let length, let end)?:
        next = trie.place(after: place, bytes, count: length).map { ($0, length, end) }
      case .cut?: isCut = true
      case nil: break
      }
      next = next ?? trie.place(after: place, text[position]).map { ($0, 1, position + 1) }
      guard let next else { return (end, isCut) }
      (place, position) = (next.place, next.end)
      count += next.count
      if next.count > 0, trie.isEnd(place) { end = position }
    }
    return (end, isCut || place != SecretTrie.root && trie.continues(after: place))
  }

  /// Returns whether the text to a position is an escape sequence of its second byte, from which
  /// the same secret is found.
  private func isQuoted(
    from start: Int, to end: Int, in text: UnsafeRawBufferPointer, _ encoding: SecretEncoding?
  ) -> Bool {
    guard end == start + 2, let encoding, encoding == .json || encoding == .words else {
      return false
    }
    let byte = text[start + 1]
    guard !encoding.isSpecial(byte),
      case .bytes(let meant, 1, _)? = encoding.unit(at: start, in: text)
    else { return false }
    return meant == UInt32(byte)
  }
}
