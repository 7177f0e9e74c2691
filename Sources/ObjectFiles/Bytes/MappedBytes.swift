import Glibc

/// A part of a `FileMapping`, and valid as long as that lives.
package struct MappedBytes {
  let start: UnsafePointer<UInt8>
  package let count: Int

  /// A part of these bytes; nil unless it lies within them.
  func part(at offset: Int, count length: Int) -> MappedBytes? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return MappedBytes(start: start + offset, count: length)
  }

  /// The null-terminated string at an offset; it ends with the bytes where there is no null.
  func string(at offset: Int) -> String? {
    guard offset >= 0, offset < count else { return nil }
    let first = UnsafeRawPointer(start + offset)
    let end = memchr(first, 0, count - offset).map { UnsafeRawPointer($0) }
    let length = end.map { $0 - first } ?? count - offset
    return String(
      decoding: UnsafeBufferPointer(start: start + offset, count: length), as: UTF8.self)
  }
}
