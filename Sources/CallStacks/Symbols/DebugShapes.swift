/// A unit's abbreviations: which attributes the entries of a kind have.
struct DebugShapes {
  struct Shape {
    var tag = 0
    var hasChildren = false
    var attributes: Range<Int> = 0..<0
  }

  private(set) var shapes: [Shape] = [Shape()]
  private(set) var names: [Int] = []
  private(set) var forms: [Int] = []
  private(set) var constants: [Int] = []

  /// Reads those at an offset, or the first alone where that is enough, which is the unit's own.
  init(_ section: MappedBytes, at offset: Int, isFirstOnly: Bool = false) {
    var reader = ByteReader(section, at: offset)
    while !reader.isAtEnd {
      // Compilers count the codes; where one doesn't, what comes behind isn't read.
      guard reader.unsigned() == UInt(shapes.count) else { return }
      let tag = Int(truncatingIfNeeded: reader.unsigned())
      let hasChildren = reader.byte() != 0
      let start = names.count
      while !reader.isPastEnd {
        let name = Int(truncatingIfNeeded: reader.unsigned())
        let form = Int(truncatingIfNeeded: reader.unsigned())
        let constant = form == DebugForm.implicitConst ? reader.signed() : 0
        if name == 0, form == 0 { break }
        names.append(name)
        forms.append(form)
        constants.append(constant)
      }
      shapes.append(
        Shape(tag: tag, hasChildren: hasChildren, attributes: start..<names.count))
      if isFirstOnly { return }
    }
  }
}
