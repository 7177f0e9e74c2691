import Glibc

/// The beginning of names to search for.
///
/// Its first bytes, as one number, rule out most of the other names.
struct NamePrefix {
  /// The number of bytes that are compared as one number.
  private static let headSize = 8

  private let text: UnsafePointer<CChar>
  private let length: Int
  private let head: UInt64
  /// The bits of a name's first bytes that belong to the prefix.
  private let mask: UInt64

  /// Creates a prefix from text that outlives it.
  init(_ text: UnsafePointer<CChar>) {
    self.text = text
    length = strlen(text)
    var head: UInt64 = 0
    let count = min(length, Self.headSize)
    memcpy(&head, text, count)
    self.head = head
    // The first bytes are the low ones: only little-endian files are read, by machines like theirs.
    mask = count == Self.headSize ? .max : (1 << (8 * UInt64(count))) - 1
  }

  /// Returns whether the name at an offset into terminated strings begins with the prefix.
  func begins(_ strings: MappedBytes, at offset: Int) -> Bool {
    guard offset < strings.count else { return false }
    let name = UnsafeRawPointer(strings.start + offset)
    if strings.count - offset >= Self.headSize {
      // In a build without optimization, `loadUnaligned` takes several times as long.
      var start: UInt64 = 0
      memcpy(&start, name, Self.headSize)
      if start & mask != head { return false }
    }
    return strncmp(name.assumingMemoryBound(to: CChar.self), text, length) == 0
  }
}
