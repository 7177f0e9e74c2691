import AppBundle

/// A format, and where its arguments stand.
struct FormatText {
  /// The format, in which every argument has its place, as in `%1$@`.
  private(set) var numbered = ""
  /// The place of the first argument that is a number, from 1; `nil` if there is none.
  private(set) var firstNumber: Int?

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var literal = String.UnicodeScalarView()
    var place = 0
    var next = 1
    while place < scalars.count {
      guard scalars[place] == "%" else {
        literal.append(scalars[place])
        place += 1
        continue
      }
      var reader = SpecificationReader(scalars, place)
      let part = reader.read()
      numbered += String(literal)
      literal = String.UnicodeScalarView()
      switch part {
      case .specification(let position, let rest):
        let argument = position ?? next
        if position == nil { next += 1 }
        numbered += "%\(argument)$\(rest)"
        if rest.last != "@", firstNumber == nil { firstNumber = argument }
      case .rule:
        literal.append(contentsOf: scalars[place..<reader.place])
      case .percent: numbered += "%%"
      case nil: literal.append("%")
      }
      place = reader.place
    }
    numbered += String(literal)
  }
}
