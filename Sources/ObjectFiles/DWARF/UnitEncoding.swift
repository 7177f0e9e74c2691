/// How a unit or a line number program encodes its values.
struct UnitEncoding {
  /// The version of DWARF; 0 before it was read.
  var version = 0
  /// The size of an offset: 4 bytes, or 8 in the 64-bit format.
  private(set) var offsetSize = 4
  /// Addresses are read in 64-bit files only.
  static let addressSize = 8

  /// `DW_AT_str_offsets_base` and `DW_AT_addr_base` if absent: after the table's header.
  var defaultBase: Int { offsetSize * 2 }

  /// Reads the unit's length, which tells the format.
  ///
  /// - Returns: the encoding and where the unit ends; nil if that is past the end.
  static func read(from reader: inout ByteReader) -> (encoding: UnitEncoding, end: Int)? {
    var encoding = UnitEncoding()
    var length = reader.uint32()
    if length == 0xFFFF_FFFF {
      encoding.offsetSize = 8
      length = Int(bitPattern: reader.uint64())
    } else if length >= 0xFFFF_FFF0 {
      // Reserved by the standard.
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
