import Foundation

/// Reads what stands behind a percent sign in a format.
package struct SpecificationReader {
  /// A part of a format that a percent sign begins.
  package enum Part {
    /// A percent sign.
    case percent
    /// An argument: its place, if it is given, and what follows the place, such as `.1f`.
    case specification(position: Int?, rest: String)
    /// A plural rule, and the place of its argument, if it is given.
    case rule(position: Int?, PluralRule)
  }

  private let text: [Unicode.Scalar]
  /// The place after the last read character.
  package private(set) var place: Int

  /// Creates a reader for the percent sign at a place.
  package init(_ text: [Unicode.Scalar], _ place: Int) {
    self.text = text
    self.place = place
  }

  private var scalar: Unicode.Scalar? { place < text.count ? text[place] : nil }

  /// Reads one part; `nil` for a percent sign that begins none.
  package mutating func read() -> Part? {
    place += 1
    let start = place
    if scalar == "%" {
      place += 1
      return .percent
    }
    var position: Int?
    if let number = digits(), scalar == "$" {
      position = number
      place += 1
    } else {
      place = start
    }
    let rest = place
    if let rule = rule() { return .rule(position: position, rule) }
    place = rest
    skip { "-+ 0#'".unicodeScalars.contains($0) }
    skip { "0123456789.".unicodeScalars.contains($0) }
    skip { "hlqLztj".unicodeScalars.contains($0) }
    guard let conversion = scalar, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion)
    else {
      place = start
      return nil
    }
    place += 1
    return .specification(position: position, rest: string(rest..<place))
  }

  private mutating func rule() -> PluralRule? {
    guard scalar == "#" else { return nil }
    place += 1
    guard scalar == "@", let end = text[(place + 1)...].firstIndex(of: "@") else { return nil }
    let body = string(place + 1..<end)
    guard let brace = body.firstIndex(of: "{"),
      let rule = try? JSONDecoder().decode(PluralRule.self, from: Data(body[brace...].utf8))
    else { return nil }
    place = end + 1
    return rule
  }

  private mutating func digits() -> Int? {
    let start = place
    skip { ("0"..."9").contains($0) }
    return Int(string(start..<place))
  }

  private mutating func skip(_ condition: (Unicode.Scalar) -> Bool) {
    while let scalar, condition(scalar) { place += 1 }
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text[range])
    return String(view)
  }
}
