import Glibc

/// A range of bytes in a `FileMapping`.
///
/// It is valid as long as the mapping exists.
package struct MappedBytes {
  let start: UnsafePointer<UInt8>
  package let count: Int

  /// Returns a part of these bytes, or nil if the range of the part is out of bounds.
  func part(at offset: Int, count length: Int) -> MappedBytes? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return MappedBytes(start: start + offset, count: length)
  }

  /// Returns whether other bytes have the same values.
  func isEqual(to other: MappedBytes) -> Bool {
    count == other.count && memcmp(start, other.start, count) == 0
  }

  /// Returns the null-terminated string at an offset.
  ///
  /// Without a terminator, the string extends to the end of the bytes.
  func string(at offset: Int) -> String? {
    guard offset >= 0, offset < count else { return nil }
    let first = UnsafeRawPointer(start + offset)
    let end = memchr(first, 0, count - offset).map { UnsafeRawPointer($0) }
    let length = end.map { $0 - first } ?? count - offset
    return String(
      decoding: UnsafeBufferPointer(start: start + offset, count: length), as: UTF8.self)
  }
}
