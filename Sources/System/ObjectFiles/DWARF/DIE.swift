/// A debugging information entry, with the attributes that describe a piece of code.
struct DIE {
  /// The tag; nil for skipped entries and for the null entry that ends a list of children.
  let tag: DWARF.Tag?
  let hasChildren: Bool
  /// Whether this is the null entry that ends a list of children.
  let isNull: Bool

  private(set) var lowPC: AttributeValue?
  private(set) var highPC: AttributeValue?
  private(set) var ranges: AttributeValue?
  private(set) var stmtList: Int?
  private(set) var linkageName: AttributeValue?
  /// `DW_AT_abstract_origin` or `DW_AT_specification`: a reference to the entry with the name.
  private(set) var origin: AttributeValue?
  private(set) var callFile = 0
  private(set) var callLine = 0
  private(set) var strOffsetsBase: Int?
  private(set) var addrBase: Int?
  private(set) var rnglistsBase: Int?

  /// Reads the entry at a reader's position, or returns nil if it can't be read.
  init?(
    _ reader: inout ByteReader, _ abbreviations: AbbreviationTable, _ encoding: UnitEncoding
  ) {
    let code = reader.uleb128()
    guard code != 0 else {
      (tag, hasChildren, isNull) = (nil, false, true)
      if reader.isPastEnd { return nil }
      return
    }
    guard let abbreviation = abbreviations.abbreviation(code) else { return nil }
    (tag, hasChildren, isNull) = (abbreviation.tag, abbreviation.hasChildren, false)
    if tag == nil, let size = abbreviation.fixedSize {
      reader.skip(size)
    } else {
      var index = abbreviation.attributes.lowerBound
      while index < abbreviation.attributes.upperBound {
        let specification = abbreviations.specifications[index]
        guard
          let value = AttributeValue.read(
            specification.form, from: &reader, encoding,
            implicitConstant: specification.implicitConstant)
        else { return nil }
        if let attribute = specification.attribute { set(attribute, value) }
        index += 1
      }
    }
    if reader.isPastEnd { return nil }
  }

  private mutating func set(_ attribute: DWARF.Attribute, _ value: AttributeValue) {
    switch attribute {
    case .stmtList: stmtList = value.number
    case .lowPC: lowPC = value
    case .highPC: highPC = value
    case .abstractOrigin, .specification: origin = value
    case .ranges: ranges = value
    case .callFile: callFile = value.number ?? 0
    case .callLine: callLine = value.number ?? 0
    case .linkageName: linkageName = value
    case .strOffsetsBase: strOffsetsBase = value.number
    case .addrBase: addrBase = value.number
    case .rnglistsBase: rnglistsBase = value.number
    }
  }
}
