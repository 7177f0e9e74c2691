import Glibc

/// The texts of a run's steps, each of which is made and stored only once.
///
/// Most cases of a run show the same screens, so the steps of a large run need half the memory, and
/// their messages are read in a fraction of the time.
///
/// Where secrets are hidden in a case's steps, the case's report has copies of its own.
nonisolated final class SharedTexts {
  /// Whether texts that are new are kept for later ones.
  var keepsNew = true

  // Of texts with the same hash value of their bytes, only the first is shared, and so with lists.
  private var texts: [UInt64: String] = [:]
  private var lists: [UInt64: [String]] = [:]

  /// The maximum number of bytes of a text that is stored in the string itself.
  private static let mostInString = 15

  /// Returns the text with the given UTF-8, in which invalid bytes are replaced.
  func text(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.count > Self.mostInString else { return String(decoding: bytes, as: UTF8.self) }
    let hash = Self.hash(bytes)
    let known = texts[hash]
    if let known, Self.isEqual(bytes, known) { return known }
    let new = String(decoding: bytes, as: UTF8.self)
    if keepsNew, known == nil { texts[hash] = new }
    return new
  }

  /// Returns the texts in a part of a message (`MessageWriter`).
  ///
  /// - Throws: An error if there are other bytes.
  func list(_ part: UnsafeRawBufferPointer) throws -> [String] {
    let hash = Self.hash(part)
    let known = lists[hash]
    if let known, MessageReader.isEqual(part, known) { return known }
    let new = try MessageReader.texts(in: part, sharing: self)
    if keepsNew, known == nil { lists[hash] = new }
    return new
  }

  /// Returns whether a text has the given UTF-8.
  ///
  /// Comparing strings takes ten times as long if they aren't ASCII, and finds different bytes equal.
  static func isEqual(_ bytes: UnsafeRawBufferPointer, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      guard utf8.count == bytes.count else { return false }
      guard let start = utf8.baseAddress, let other = bytes.baseAddress else { return true }
      return memcmp(start, other, utf8.count) == 0
    }
  }

  /// Returns a hash value, which is made of eight bytes at a time, because texts are long.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
    }
    var place = 0
    while place + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    while place < bytes.count {
      add(UInt64(bytes[place]))
      place += 1
    }
    return hash
  }
}
