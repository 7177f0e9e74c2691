extension String {
  /// Returns the byte offset of a column in UTF-16 code units, that of the end if the line is
  /// shorter.
  ///
  /// The middle of a surrogate pair counts as its beginning.
  nonisolated func byteOffset(ofColumn column: Int) -> Int {
    var (units, bytes) = (0, 0)
    for scalar in unicodeScalars {
      units += UTF16.width(scalar)
      if units > column { break }
      bytes += UTF8.width(scalar)
    }
    return bytes
  }

  /// Returns the column in UTF-16 code units of a byte offset.
  nonisolated func column(ofByte offset: Int) -> Int {
    var (units, bytes) = (0, 0)
    for scalar in unicodeScalars {
      guard bytes < offset else { break }
      units += UTF16.width(scalar)
      bytes += UTF8.width(scalar)
    }
    return units
  }

  /// The part up to a byte offset, which must be between characters' scalars.
  nonisolated func prefix(bytes: Int) -> String {
    String(decoding: utf8.prefix(bytes), as: UTF8.self)
  }

  /// The part after a byte offset, which must be between characters' scalars.
  nonisolated func suffix(fromByte bytes: Int) -> String {
    String(decoding: utf8.dropFirst(bytes), as: UTF8.self)
  }
}
