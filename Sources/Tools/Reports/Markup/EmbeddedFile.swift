package import CEmbeddedFiles

extension flowsh_EmbeddedFile {
  /// The bytes of the file, copied.
  package var utf8: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
