import Script

/// The degree to which typed text matches a label.
package nonisolated enum LabelMatch: Int, Comparable, Sendable {
  /// The extent of the match: a part of the label, its beginning, or the whole label.
  case part, beginning, whole

  /// Returns the degree to which typed text matches a label, ignoring case; `nil` if the text
  /// doesn't match.
  ///
  /// Empty text matches only an empty label. A number matches a whole label or the number that a
  /// label begins with, as `5` matches `5 GHz`, but not `56k` or `Channel 5`.
  package static func of(_ typed: String, in label: String) -> LabelMatch? {
    guard !typed.isEmpty else { return label.isEmpty ? .whole : nil }
    let match = found(typed, in: label)
    guard match == .beginning || match == .part, isNumber(typed) else { return match }
    let next = label.utf8.dropFirst(typed.utf8.count).first
    return match == .beginning && next.map(isWordByte) == false ? .beginning : nil
  }

  /// Returns whether a text contains another one, ignoring case; also a part of a number.
  package static func contains(_ part: String, in text: String) -> Bool {
    part.isEmpty ? text.isEmpty : found(part, in: text) != nil
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Returns whether a byte belongs to a word or to a number such as `5.1`.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower(byte) || byte == UInt8(ascii: ".")
  }

  private static func found(_ typed: String, in label: String) -> LabelMatch? {
    if let fit = ascii(typed, in: label) { return fit.match }
    let typed = TypedText.of(typed).lowercased()
    let label = TypedText.of(label).lowercased()
    if typed == label { return .whole }
    if label.hasPrefix(typed) { return .beginning }
    return label.contains(typed) ? .part : nil
  }

  /// Returns whether typed text matches the whole label, ignoring case.
  package static func isWhole(_ typed: String, _ label: String) -> Bool {
    if typed.utf8.count != label.utf8.count, isASCII(typed), isASCII(label) { return false }
    return of(typed, in: label) == .whole
  }

  /// Returns whether a label begins with the typed text, ignoring case; empty text begins any
  /// label.
  package static func begins(_ typed: String, _ label: String) -> Bool {
    guard !typed.isEmpty else { return true }
    let match = of(typed, in: label)
    return match == .beginning || match == .whole
  }

  /// Returns whether a match is worse than another.
  ///
  /// A match of the whole label is the best, followed by a match of its beginning, then of a part.
  package static func < (left: LabelMatch, right: LabelMatch) -> Bool {
    left.rawValue < right.rawValue
  }

  private struct Fit { let match: LabelMatch? }

  /// Returns the match without allocating memory, if both strings are ASCII; otherwise, `nil`.
  private static func ascii(_ typed: String, in label: String) -> Fit? {
    typed.utf8.withContiguousStorageIfAvailable { typed in
      label.utf8.withContiguousStorageIfAvailable { label in
        isASCII(typed) && isASCII(label) ? Fit(match: match(typed, in: label)) : nil
      } ?? nil
    } ?? nil
  }

  /// Returns the degree to which ASCII text matches an ASCII label.
  private static func match(
    _ typed: UnsafeBufferPointer<UInt8>, in label: UnsafeBufferPointer<UInt8>
  ) -> LabelMatch? {
    guard typed.count <= label.count else { return nil }
    let first = lower(typed[0])
    for start in 0...label.count - typed.count where lower(label[start]) == first {
      var count = 1
      while count < typed.count, lower(typed[count]) == lower(label[start + count]) { count += 1 }
      guard count == typed.count else { continue }
      if start > 0 { return .part }
      return typed.count == label.count ? .whole : .beginning
    }
    return nil
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func isASCII(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isASCII) ?? false
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.reduce(0, |) < 0x80
  }
}
