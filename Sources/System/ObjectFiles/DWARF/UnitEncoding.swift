/// The encoding of the values in a unit or a line number program.
struct UnitEncoding: Equatable {
  /// The DWARF version; 0 until it has been read.
  var version = 0
  /// The size of an offset in bytes: 4, or 8 in the 64-bit format.
  private(set) var offsetSize = 4
  /// The size of an address in bytes.
  ///
  /// Only 64-bit files are supported.
  static let addressSize = 8

  /// The default value of `DW_AT_str_offsets_base` and `DW_AT_addr_base`, which is the end of the
  /// table's header.
  var defaultBase: Int { offsetSize * 2 }

  /// Reads a unit's length, which also determines the format; returns nil if the length is invalid
  /// or the unit extends beyond the section.
  static func read(from reader: inout ByteReader) -> (encoding: UnitEncoding, end: Int)? {
    var encoding = UnitEncoding()
    var length = reader.uint32()
    if length == 0xFFFF_FFFF {
      encoding.offsetSize = 8
      length = Int(bitPattern: reader.uint64())
    } else if length >= 0xFFFF_FFF0 {
      // The standard reserves these lengths.
      return nil
    }
    var end = reader
    end.skip(length)
    guard length > 0, !end.isPastEnd else { return nil }
    return (encoding, end.position)
  }

  /// Reads an offset into a section.
  func offset(from reader: inout ByteReader) -> Int {
    Int(bitPattern: reader.unsigned(size: offsetSize))
  }
}
