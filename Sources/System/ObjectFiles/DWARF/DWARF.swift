/// The codes of DWARF versions 2 to 5 that this reader supports.
///
/// The names follow the standard: `Attribute.stmtList` is `DW_AT_stmt_list`.
enum DWARF {
  /// `DW_UT`: the unit types in version 5.
  enum UnitType: UInt8 {
    case compile = 0x01
    case partial = 0x03
    case skeleton = 0x04
  }

  /// `DW_TAG`: the tags of the entries whose attributes are read.
  enum Tag: UInt8 {
    case lexicalBlock = 0x0B
    case compileUnit = 0x11
    case inlinedSubroutine = 0x1D
    case subprogram = 0x2E
    case partialUnit = 0x3C
    case skeletonUnit = 0x4A
  }

  /// `DW_AT`: the attributes that are read.
  enum Attribute: UInt8 {
    case stmtList = 0x10
    case lowPC = 0x11
    case highPC = 0x12
    case abstractOrigin = 0x31
    case specification = 0x47
    case ranges = 0x55
    case callFile = 0x58
    case callLine = 0x59
    case linkageName = 0x6E
    case strOffsetsBase = 0x72
    case addrBase = 0x73
    case rnglistsBase = 0x74
  }

  /// `DW_FORM`: the encodings of attribute values.
  ///
  /// The list is complete because the reader must be able to skip a value in any form.
  enum Form: UInt8 {
    case addr = 0x01
    case block2 = 0x03
    case block4 = 0x04
    case data2 = 0x05
    case data4 = 0x06
    case data8 = 0x07
    case string = 0x08
    case block = 0x09
    case block1 = 0x0A
    case data1 = 0x0B
    case flag = 0x0C
    case sdata = 0x0D
    case strp = 0x0E
    case udata = 0x0F
    case refAddr = 0x10
    case ref1 = 0x11
    case ref2 = 0x12
    case ref4 = 0x13
    case ref8 = 0x14
    case refUdata = 0x15
    case indirect = 0x16
    case secOffset = 0x17
    case exprloc = 0x18
    case flagPresent = 0x19
    case strx = 0x1A
    case addrx = 0x1B
    case refSup4 = 0x1C
    case strpSup = 0x1D
    case data16 = 0x1E
    case lineStrp = 0x1F
    case refSig8 = 0x20
    case implicitConst = 0x21
    case loclistx = 0x22
    case rnglistx = 0x23
    case refSup8 = 0x24
    case strx1 = 0x25
    case strx2 = 0x26
    case strx3 = 0x27
    case strx4 = 0x28
    case addrx1 = 0x29
    case addrx2 = 0x2A
    case addrx3 = 0x2B
    case addrx4 = 0x2C

    /// Creates the form with the given code, or returns nil if the code is unknown.
    ///
    /// After an unknown form, nothing more can be read.
    init?(code: UInt) {
      guard code < Self.byCode.count, let form = Self.byCode[Int(code)] else { return nil }
      self = form
    }

    /// The forms, indexed by code.
    ///
    /// Without optimization, `init(rawValue:)` is slow because it compares the cases one by one.
    private static let byCode = (0...addrx4.rawValue).map { Form(rawValue: $0) }
  }

  /// `DW_RLE`: the kinds of range list entries in version 5.
  enum RangeListEntry: UInt8 {
    case endOfList = 0x00
    case baseAddressx = 0x01
    case startxEndx = 0x02
    case startxLength = 0x03
    case offsetPair = 0x04
    case baseAddress = 0x05
    case startEnd = 0x06
    case startLength = 0x07
  }

  /// `DW_LNS`: the standard opcodes of a line number program, except those that are skipped.
  enum StandardOpcode: UInt8 {
    case copy = 0x01
    case advancePC = 0x02
    case advanceLine = 0x03
    case setFile = 0x04
    case constAddPC = 0x08
    case fixedAdvancePC = 0x09

    /// The opcode that introduces an extended opcode.
    static let extended: UInt8 = 0
  }

  /// `DW_LNE`: the extended opcodes.
  enum ExtendedOpcode: UInt8 {
    case endSequence = 0x01
    case setAddress = 0x02
  }

  /// `DW_LNCT_path`: the content type code of a file name in a line number program header.
  static let lineContentPath: UInt = 0x1
}
