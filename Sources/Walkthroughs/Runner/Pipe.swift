import Glibc

/// Whole reads and writes on descriptors.
nonisolated enum Pipe {
  /// Reads as many bytes as there is room for; false at the end.
  static func readAll(_ file: Int32, into room: UnsafeMutableRawBufferPointer) -> Bool {
    var done = 0
    while done < room.count {
      let count = read(file, room.baseAddress.map { $0 + done }, room.count - done)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Writes all bytes; false where nobody reads any more.
  static func writeAll(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = send(
        file, bytes.baseAddress.map { $0 + done }, bytes.count - done, Int32(MSG_NOSIGNAL))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}
