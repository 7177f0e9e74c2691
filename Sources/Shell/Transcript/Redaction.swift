import Glibc
import Script

/// A filter that replaces a session's secrets with stars, in every form in which they may be
/// printed.
///
/// A value of fewer than `shortest` characters is hidden only in the command that types it, because
/// it would also match ordinary text.
package nonisolated struct Redaction: Sendable {
  /// The minimum length of a value that is hidden in all output.
  package static let shortest = 4
  /// The replacement for a secret.
  package static let stars = "********"

  /// The hidden values.
  package private(set) var values: [String] = []
  /// The hidden values as bytes.
  ///
  /// A set of strings would treat canonically equivalent values as equal.
  private var known: Set<[UInt8]> = []
  /// The byte sequences to search for, longest first.
  private var needles: [[UInt8]] = []

  /// Creates a redaction that hides nothing.
  package init() {}

  /// The number of bytes of the longest form of a secret.
  var longest: Int { needles.first?.count ?? 0 }

  /// Whether there is nothing to hide.
  package var isEmpty: Bool { needles.isEmpty }

  /// Adds a value to hide, unless it is too short.
  package mutating func add(_ value: String) {
    guard value.count >= Self.shortest, known.insert(Array(value.utf8)).inserted else {
      return
    }
    values.append(value)
    let quoted = Quoting.escaped(value)
    var forms: Set<String> = [value, quoted, SafeText.escaped(value), SafeText.escaped(quoted)]
    // Also hide the value with its words separated by single spaces, as in a title or label.
    let words = value.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    if words.count >= Self.shortest { forms.insert(words) }
    // Also hide the forms of the value that are shortened in messages or escaped in JSON.
    for form in forms where form.count > 63 { forms.insert(String(form.prefix(63))) }
    for form in forms { forms.insert(SafeText.inJSON(form)) }
    needles += forms.map { Array($0.utf8) }
    needles.sort { $0.count > $1.count }
  }

  /// Returns whether a string contains a secret.
  package func finds(in text: String) -> Bool {
    guard !isEmpty else { return false }
    var text = text
    return text.withUTF8 { bytes in
      needles.contains { Self.find($0, in: UnsafeRawBufferPointer(bytes), from: 0) != nil }
    }
  }

  /// Returns the given string with stars in place of secrets.
  package func redacted(_ text: String) -> String {
    guard finds(in: text) else { return text }
    var text = text
    return text.withUTF8 { String(decoding: redacted(UnsafeRawBufferPointer($0)), as: UTF8.self) }
  }

  /// Returns the given bytes of text with stars in place of secrets.
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
