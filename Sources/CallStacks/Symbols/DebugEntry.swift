/// One entry of the debug information: of its attributes those that say where code lies and what
/// it is.
struct DebugEntry {
  struct Value {
    let form: Int
    let number: UInt
    var int: Int { Int(truncatingIfNeeded: number) }
  }

  static let subprogram = 0x2E
  static let inlined = 0x1D

  var tag = 0
  var hasChildren = false
  /// Whether this is the mark that ends a list of children.
  var isEnd = false
  var low: Value?
  var high: Value?
  var ranges: Value?
  var lines: Value?
  var linkageName: Value?
  /// What an inlined call or a definition refers to for its name.
  var origin: Value?
  var callFile = 0
  var callLine = 0
  var stringsBase: Int?
  var addressesBase: Int?
  var rangesBase: Int?

  /// Reads the entry at a reader's position; nil where nothing can be made of it.
  init?(_ reader: inout ByteReader, _ shapes: DebugShapes) {
    let code = Int(truncatingIfNeeded: reader.unsigned())
    guard code != 0 else {
      isEnd = true
      if reader.isPastEnd { return nil }
      return
    }
    guard code > 0, code < shapes.shapes.count else { return nil }
    let shape = shapes.shapes[code]
    tag = shape.tag
    hasChildren = shape.hasChildren
    var index = shape.attributes.lowerBound
    while index < shape.attributes.upperBound {
      let form = shapes.forms[index]
      guard
        let number = DebugForm.read(form, from: &reader, constant: shapes.constants[index])
      else { return nil }
      set(shapes.names[index], Value(form: form, number: number))
      index += 1
    }
    if reader.isPastEnd { return nil }
  }

  private mutating func set(_ name: Int, _ value: Value) {
    switch name {
    case 0x10: lines = value
    case 0x11: low = value
    case 0x12: high = value
    case 0x31, 0x47: origin = value
    case 0x55: ranges = value
    case 0x58: callFile = value.int
    case 0x59: callLine = value.int
    case 0x6E: linkageName = value
    case 0x72: stringsBase = value.int
    case 0x73: addressesBase = value.int
    case 0x74: rangesBase = value.int
    default: break
    }
  }
}
