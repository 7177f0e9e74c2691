/// How DWARF writes down an attribute: those of its forms that versions 4 and 5 have.
enum DebugForm {
  static let addr = 0x01
  static let string = 0x08
  static let strp = 0x0E
  static let udata = 0x0F
  static let refAddr = 0x10
  static let lineStrp = 0x1F
  static let implicitConst = 0x21
  static let rnglistx = 0x23

  static func isIndexedString(_ form: Int) -> Bool { form == 0x1A || 0x25...0x28 ~= form }
  static func isIndexedAddress(_ form: Int) -> Bool { form == 0x1B || 0x29...0x2C ~= form }
  static func isReferenceInUnit(_ form: Int) -> Bool { 0x11...0x15 ~= form }

  /// Reads a value: a number, an offset, an index; of a word where it stands, of a block nothing.
  ///
  /// - Returns: nil for a form that is not known, behind which nothing can be read.
  static func read(_ form: Int, from reader: inout ByteReader, constant: Int) -> UInt? {
    switch form {
    case addr, 0x07, 0x20, 0x24: return reader.uint64()
    case 0x0B, 0x0C, 0x11, 0x25, 0x29: return UInt(reader.byte())
    case 0x05, 0x12, 0x26, 0x2A: return reader.number(of: 2)
    case 0x27, 0x2B: return reader.number(of: 3)
    case 0x06, 0x13, 0x17, strp, refAddr, 0x1C, 0x1D, lineStrp, 0x28, 0x2C:
      return reader.number(of: 4)
    case 0x14: return reader.uint64()
    case udata, 0x15, 0x1A, 0x1B, 0x22, rnglistx: return reader.unsigned()
    case 0x0D: return UInt(bitPattern: reader.signed())
    case string: return UInt(reader.word())
    case 0x19: return 1
    case implicitConst: return UInt(bitPattern: constant)
    case 0x1E: reader.skip(16)
    case 0x0A: reader.skip(Int(reader.byte()))
    case 0x03: reader.skip(reader.uint16())
    case 0x04: reader.skip(reader.uint32())
    case 0x09, 0x18: reader.skip(Int(truncatingIfNeeded: reader.unsigned()))
    case 0x16:
      return read(Int(truncatingIfNeeded: reader.unsigned()), from: &reader, constant: 0)
    default: return nil
    }
    return 0
  }
}
