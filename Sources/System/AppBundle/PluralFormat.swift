package import Foundation

/// A format whose plural rules are applied to its arguments.
package struct PluralFormat {
  /// The format that is left, for Foundation.
  package private(set) var format = ""
  /// The arguments that it uses.
  package private(set) var arguments: [any CVarArg] = []

  private let all: [any CVarArg]
  /// The places among all arguments of those that are used.
  private var places: [Int] = []

  /// Applies the rules of a format; `nil` if it has none.
  package init?(_ format: String, _ arguments: [any CVarArg]) {
    guard format.utf8.contains(UInt8(ascii: "#")), format.contains("#@") else { return nil }
    all = arguments
    guard expand(Array(format.unicodeScalars), from: 1) else { return nil }
    self.arguments = places.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
    // Without its arguments, the format can't be used.
    guard self.arguments.count == places.count else { return nil }
  }

  /// Returns the text of a format, as `String(format:locale:arguments:)` does on iOS.
  package static func string(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    guard let plural = PluralFormat(format, arguments) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    return String(format: plural.format, locale: locale, arguments: plural.arguments)
  }

  /// Adds a format, in which the next argument without a place is the given one; returns whether
  /// the format has rules.
  private mutating func expand(_ text: [Unicode.Scalar], from first: Int) -> Bool {
    var next = first
    var hasRules = false
    var place = 0
    var literal = String.UnicodeScalarView()
    while place < text.count {
      guard text[place] == "%" else {
        literal.append(text[place])
        place += 1
        continue
      }
      format += String(literal)
      literal = String.UnicodeScalarView()
      var reader = SpecificationReader(text, place)
      switch reader.read() {
      case .percent: format += "%%"
      case .specification(let position, let rest):
        format += "%\(use(position ?? next))$\(rest)"
        if position == nil { next += 1 }
      case .rule(let position, let rule):
        hasRules = true
        let argument = rule.argument ?? position ?? next
        if rule.argument == nil, position == nil { next += 1 }
        let form = rule.form(for: number(at: argument))
        _ = expand(Array(form.unicodeScalars), from: argument)
      case nil: literal.append("%")
      }
      place = reader.place
    }
    format += String(literal)
    return hasRules
  }

  /// Returns the place of an argument among those that are used.
  private mutating func use(_ argument: Int) -> Int {
    if let place = places.firstIndex(of: argument) { return place + 1 }
    places.append(argument)
    return places.count
  }

  private func number(at argument: Int) -> Double {
    guard all.indices.contains(argument - 1) else { return 0 }
    switch all[argument - 1] {
    case let value as any BinaryInteger: return Double(value)
    case let value as any BinaryFloatingPoint: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default: return 0
    }
  }
}
