import Glibc
import Script

/// What must never be shown: the secrets of a session, and how they are written out.
///
/// A value of fewer than `shortest` characters would take half of every text with it; it is starred
/// in the command that types it, and nowhere else.
package nonisolated struct Redaction: Sendable {
  /// The fewest characters of a value that is kept out of all that is printed.
  package static let shortest = 4
  /// What stands in place of a secret.
  package static let stars = "********"

  /// The values that are hidden.
  package private(set) var values: [String] = []
  /// The bytes of the values: two that differ in these alone are one to a set of strings.
  private var known: Set<[UInt8]> = []
  /// The bytes by which secrets may be told in a text, the longest first.
  private var needles: [[UInt8]] = []

  /// Makes one that hides nothing.
  package init() {}

  /// Whether there is nothing to hide.
  package var isEmpty: Bool { needles.isEmpty }

  /// Hides a value from now on, unless it is too short.
  package mutating func add(_ value: String) {
    guard value.count >= Self.shortest, known.insert(Array(value.utf8)).inserted else {
      return
    }
    values.append(value)
    let quoted = Quoting.escaped(value)
    var forms: Set<String> = [value, quoted, SafeText.escaped(value), SafeText.escaped(quoted)]
    // As words of a title or a label, with single blanks between them.
    let words = value.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    if words.count >= Self.shortest { forms.insert(words) }
    // Cut short as in a message, and as JSON has it.
    for form in forms where form.count > 63 { forms.insert(String(form.prefix(63))) }
    for form in forms { forms.insert(SafeText.inJSON(form)) }
    needles += forms.map { Array($0.utf8) }
    needles.sort { $0.count > $1.count }
  }

  /// Whether a text holds a secret.
  package func finds(in text: String) -> Bool {
    guard !isEmpty else { return false }
    var text = text
    return text.withUTF8 { bytes in
      needles.contains { Self.find($0, in: UnsafeRawBufferPointer(bytes), from: 0) != nil }
    }
  }

  /// The text with stars for secrets.
  package func redacted(_ text: String) -> String {
    guard finds(in: text) else { return text }
    var text = text
    return text.withUTF8 { String(decoding: redacted(UnsafeRawBufferPointer($0)), as: UTF8.self) }
  }

  /// The bytes with stars for secrets.
  func redacted(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result = Array(bytes)
    for needle in needles {
      var place = 0
      while let found = result.withUnsafeBytes({ Self.find(needle, in: $0, from: place) }) {
        result.replaceSubrange(found..<found + needle.count, with: Self.stars.utf8)
        place = found + Self.stars.utf8.count
      }
    }
    return result
  }

  private static func find(
    _ needle: [UInt8], in bytes: UnsafeRawBufferPointer, from place: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, let first = needle.first else { return nil }
    var place = place
    while place + needle.count <= bytes.count {
      guard
        let start = memchr(base + place, Int32(first), bytes.count - needle.count + 1 - place)
      else { return nil }
      place = UnsafeRawPointer(start) - base
      if memcmp(base + place, needle, needle.count) == 0 { return place }
      place += 1
    }
    return nil
  }
}
