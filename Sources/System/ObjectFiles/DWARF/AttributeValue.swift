/// An attribute value, classified by how it is resolved.
enum AttributeValue: Equatable {
  case address(Int)
  /// An index into the unit's contribution to `.debug_addr`.
  case addressIndex(Int)
  /// A number; up to version 3, it can also be an offset into another section.
  case constant(Int)
  case sectionOffset(Int)
  /// An index into the unit's offset table in `.debug_rnglists`.
  case rangeListIndex(Int)
  /// An offset from the unit's start.
  case unitReference(Int)
  /// An offset into `.debug_info`.
  case sectionReference(Int)
  /// The offset of a string within the section being read.
  case inlineString(Int)
  /// An offset into `.debug_str`.
  case string(Int)
  /// An offset into `.debug_line_str`.
  case lineString(Int)
  /// An index into the unit's contribution to `.debug_str_offsets`.
  case stringIndex(Int)
  /// A value that isn't needed: a block, an expression, or a reference to another file.
  case skipped

  /// The number or offset; nil for other kinds of values.
  var number: Int? {
    switch self {
    case .constant(let number), .sectionOffset(let number): number
    default: nil
    }
  }

  /// Reads or skips a value; returns nil if `DW_FORM_indirect` specifies a form that can't be read.
  static func read(
    _ form: DWARF.Form, from reader: inout ByteReader, _ encoding: UnitEncoding,
    implicitConstant: Int
  ) -> AttributeValue? {
    switch form {
    case .addr: return .address(Int(bitPattern: reader.uint64()))
    case .addrx: return .addressIndex(Int(bitPattern: reader.uleb128()))
    case .addrx1: return .addressIndex(Int(reader.uint8()))
    case .addrx2: return .addressIndex(reader.uint16())
    case .addrx3: return .addressIndex(Int(bitPattern: reader.unsigned(size: 3)))
    case .addrx4: return .addressIndex(reader.uint32())

    case .data1, .flag: return .constant(Int(reader.uint8()))
    case .data2: return .constant(reader.uint16())
    case .data4: return .constant(reader.uint32())
    case .data8: return .constant(Int(bitPattern: reader.uint64()))
    case .udata: return .constant(Int(bitPattern: reader.uleb128()))
    case .sdata: return .constant(reader.sleb128())
    case .implicitConst: return .constant(implicitConstant)
    case .flagPresent: return .constant(1)

    case .secOffset: return .sectionOffset(encoding.offset(from: &reader))
    case .rnglistx: return .rangeListIndex(Int(bitPattern: reader.uleb128()))

    case .ref1: return .unitReference(Int(reader.uint8()))
    case .ref2: return .unitReference(reader.uint16())
    case .ref4: return .unitReference(reader.uint32())
    case .ref8: return .unitReference(Int(bitPattern: reader.uint64()))
    case .refUdata: return .unitReference(Int(bitPattern: reader.uleb128()))
    case .refAddr:
      guard encoding.version > 2 else {
        return .sectionReference(Int(bitPattern: reader.uint64()))
      }
      return .sectionReference(encoding.offset(from: &reader))

    case .string: return .inlineString(reader.skipString())
    case .strp: return .string(encoding.offset(from: &reader))
    case .lineStrp: return .lineString(encoding.offset(from: &reader))
    case .strx: return .stringIndex(Int(bitPattern: reader.uleb128()))
    case .strx1: return .stringIndex(Int(reader.uint8()))
    case .strx2: return .stringIndex(reader.uint16())
    case .strx3: return .stringIndex(Int(bitPattern: reader.unsigned(size: 3)))
    case .strx4: return .stringIndex(reader.uint32())

    case .block1: reader.skip(Int(reader.uint8()))
    case .block2: reader.skip(reader.uint16())
    case .block4: reader.skip(reader.uint32())
    case .block, .exprloc: reader.skip(Int(bitPattern: reader.uleb128()))
    case .data16: reader.skip(16)
    case .refSup4: reader.skip(4)
    case .refSup8, .refSig8: reader.skip(8)
    case .strpSup: _ = encoding.offset(from: &reader)
    case .loclistx: _ = reader.uleb128()

    case .indirect:
      // An indirect form can't specify another indirect form or an implicit constant.
      guard let form = DWARF.Form(code: reader.uleb128()), form != .indirect,
        form != .implicitConst
      else { return nil }
      return read(form, from: &reader, encoding, implicitConstant: 0)
    }
    return .skipped
  }
}

extension DWARF.Form {
  /// Returns the size in bytes of every value in this form, or nil if the size varies.
  func fixedSize(_ encoding: UnitEncoding) -> Int? {
    switch self {
    case .implicitConst, .flagPresent: 0
    case .data1, .flag, .ref1, .strx1, .addrx1: 1
    case .data2, .ref2, .strx2, .addrx2: 2
    case .strx3, .addrx3: 3
    case .data4, .ref4, .refSup4, .strx4, .addrx4: 4
    case .addr, .data8, .ref8, .refSig8, .refSup8: 8
    case .data16: 16
    case .strp, .lineStrp, .secOffset, .strpSup: encoding.offsetSize
    case .refAddr: encoding.version > 2 ? encoding.offsetSize : UnitEncoding.addressSize
    case .block, .block1, .block2, .block4, .exprloc, .string, .sdata, .udata, .refUdata,
      .indirect, .strx, .addrx, .loclistx, .rnglistx:
      nil
    }
  }
}
