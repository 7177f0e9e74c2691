import Script

/// A filter that replaces a session's secrets with stars in everything that is written.
///
/// Values are filtered before a writer escapes them: the texts that `TextOutput` writes, the
/// strings of a JSON line, the values of a report. So a secret can't damage the structure, and a
/// writer needn't know about secrets. A text may nevertheless contain an encoded secret, such as a
/// URL on the screen or JSON that the app prints; `SecretMatches` finds it.
///
/// A value of fewer than `shortest` bytes is hidden only in the command that types it, because it
/// would also match ordinary text. Blanks at the ends don't count; a run of blanks counts as one.
///
/// - Complexity: Text is filtered in linear time, regardless of the number of secrets. Without
///   secrets, nothing is read.
package nonisolated struct SecretFilter: Sendable {
  /// The minimum length in bytes of a value that is hidden in all output.
  package static let shortest = 4
  /// The replacement for a secret.
  package static let stars = "********"

  /// Returns whether something in a string has been replaced by stars.
  package static func hasStars(_ text: String) -> Bool {
    // Compare bytes, because a combining mark may follow.
    text.utf8.firstRange(of: stars.utf8) != nil
  }

  /// The secrets, and what finds them.
  private struct Known {
    var trie = SecretTrie()
    /// The secrets that end at a place of the trie; several may differ only in their blanks.
    var values: [SecretTrie.Place: [String]] = [:]
    /// The number of values.
    var count = 0
    /// The number of bytes of the longest secret if each of its bytes is written as an escape
    /// sequence.
    var longest = 0

    /// Adds a value with its normalized bytes; returns whether it is new.
    mutating func add(_ value: String, _ bytes: [UInt8]) -> Bool {
      let end = trie.insert(bytes)
      // Compare bytes, because canonically equivalent strings may be different secrets.
      let isKnown = values[end]?.contains { $0.utf8.elementsEqual(value.utf8) } ?? false
      guard !isKnown else { return false }
      values[end, default: []].append(value)
      count += 1
      longest = max(longest, "\\u0000".utf8.count * value.utf8.count)
      // The verb of a button whose title is the value is hidden, too.
      let verb = SecretTrie.normalized(Verb.of(value))
      if verb.count >= SecretFilter.shortest { _ = trie.insert(verb) }
      return true
    }
  }

  /// The secrets as an array with at most one element, so that a filter without any costs nothing
  /// to copy.
  private var known: [Known] = []

  /// The number of bytes of the longest secret if each of its bytes is written as an escape
  /// sequence.
  var longest: Int { known.first?.longest ?? 0 }

  /// Creates a filter that hides nothing.
  package init() {}

  /// The number of values to hide.
  package var count: Int { known.first?.count ?? 0 }

  /// The values to hide, sorted.
  package var allValues: [String] { known.first?.values.values.flatMap(\.self).sorted() ?? [] }

  /// Whether there is nothing to hide.
  package var isEmpty: Bool { known.isEmpty }

  /// Returns whether a value is too short to be hidden in all output.
  package static func isTooShort(_ value: String) -> Bool {
    SecretTrie.normalized(value).count < shortest
  }

  /// Adds a value to hide, unless it is too short.
  ///
  /// - Returns: Whether the value is new.
  @discardableResult
  package mutating func add(_ value: String) -> Bool {
    let bytes = SecretTrie.normalized(value)
    guard bytes.count >= Self.shortest else { return false }
    if known.isEmpty { known.append(Known()) }
    return known[0].add(value, bytes)
  }

  /// Adds the values of another filter.
  package mutating func add(_ other: SecretFilter) {
    guard let known = other.known.first else { return }
    if isEmpty {
      self = other
    } else {
      for value in known.values.values.flatMap(\.self) { add(value) }
    }
  }

  // MARK: Finding

  /// Returns whether a string contains a secret.
  package func finds(in text: String) -> Bool {
    guard !isEmpty else { return false }
    var text = text
    return text.withUTF8 {
      found(in: UnsafeRawBufferPointer($0), onlyFirst: true)?.ranges.isEmpty == false
    }
  }

  /// Returns the places of all secrets; `nil` if there are no secrets.
  private func found(
    in bytes: UnsafeRawBufferPointer, onlyFirst: Bool = false
  ) -> SecretMatches? {
    known.first.map { SecretMatches($0.trie, in: bytes, onlyFirst: onlyFirst) }
  }

  /// Returns the number of bytes before those that may be the beginning of a secret.
  func lengthWithoutBeginning(in bytes: UnsafeRawBufferPointer) -> Int {
    guard let found = found(in: bytes), let open = found.open else { return bytes.count }
    // Don't split a secret that may still become a longer one.
    return found.ranges.first { $0.contains(open) }?.lowerBound ?? open
  }

  /// Returns the places where a secret is written exactly as it is, from left to right.
  ///
  /// Where several overlap, the longest is returned.
  package func occurrences(in text: [UInt8]) -> [(range: Range<Int>, value: String)] {
    guard let known = known.first else { return [] }
    let trie = known.trie
    var all: [(range: Range<Int>, value: String)] = []
    for start in text.indices where trie.mayBegin(text[start]) {
      var place = SecretTrie.root
      for byte in text[start...] {
        guard let after = trie.place(after: place, byte) else { break }
        place = after
        for value in known.values[place] ?? [] {
          let first = start - value.utf8.prefix(while: SecretTrie.isBlank).count
          let range = first..<first + value.utf8.count
          guard first >= 0, range.upperBound <= text.count,
            text[range].elementsEqual(value.utf8)
          else { continue }
          all.append((range, value))
        }
      }
    }
    var chosen: [(range: Range<Int>, value: String)] = []
    for hit in all.sorted(by: { $0.range.count > $1.range.count })
    where !chosen.contains(where: { $0.range.overlaps(hit.range) }) {
      chosen.append(hit)
    }
    return chosen.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Hiding

  /// Hides all secrets in a string.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isCut: Whether the text was cut off, so that it may end within a secret.
  /// - Returns: The text with stars in place of secrets.
  package func redacted(_ text: String, isCut: Bool = false) -> String {
    guard !isEmpty else { return text }
    var text = text
    let bytes = text.withUTF8 { redacted(UnsafeRawBufferPointer($0), isCut: isCut) }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Hides all secrets in a string that `String.cut` may have cut off within a secret.
  package func redacted(cut text: String) -> String {
    let mark = "…"
    guard !isEmpty, text.utf8.suffix(mark.utf8.count).elementsEqual(mark.utf8) else {
      return redacted(text)
    }
    return redacted(String(text.unicodeScalars.dropLast()), isCut: true) + mark
  }

  /// Returns the given bytes of text, which needn't be valid UTF-8, with stars in place of secrets.
  package func redacted(_ bytes: [UInt8], isCut: Bool = false) -> [UInt8] {
    bytes.withUnsafeBytes { redacted($0, isCut: isCut) } ?? bytes
  }

  /// Returns the given text with stars in place of secrets; `nil` if it contains none.
  func redacted(_ bytes: UnsafeRawBufferPointer, isCut: Bool = false) -> [UInt8]? {
    guard let found = found(in: bytes) else { return nil }
    var ranges = found.ranges
    if isCut, let open = found.open {
      ranges.removeAll { $0.lowerBound >= open }
      let start = ranges.last.map { $0.upperBound > open ? $0.lowerBound : open } ?? open
      if start < open { ranges.removeLast() }
      ranges.append(start..<bytes.count)
    }
    guard !ranges.isEmpty else { return nil }
    return Self.hiding(ranges, in: bytes)
  }

  /// Returns the given text with stars in place of ranges.
  private static func hiding(_ ranges: [Range<Int>], in bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for range in ranges {
      result.append(contentsOf: bytes[end..<range.lowerBound])
      result.append(contentsOf: stars.utf8)
      end = range.upperBound
    }
    result.append(contentsOf: bytes[end...])
    return result
  }
}
