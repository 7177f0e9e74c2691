/// A part of a file that stays mapped as long as the process lives.
struct MappedBytes {
  let start: UnsafePointer<UInt8>
  let count: Int

  /// A part of it, if it lies within.
  func part(at offset: Int, count length: Int) -> MappedBytes? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return MappedBytes(start: start + offset, count: length)
  }

  /// The word at an offset, which ends in a zero byte.
  func word(at offset: Int) -> String? {
    guard offset >= 0, offset < count else { return nil }
    var end = offset
    while end < count, start[end] != 0 { end += 1 }
    return String(
      decoding: UnsafeBufferPointer(start: start + offset, count: end - offset), as: UTF8.self)
  }
}
