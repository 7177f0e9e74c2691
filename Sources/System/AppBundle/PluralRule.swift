import CAppBundle
import Foundation

/// The forms of a text for different numbers, in a format.
///
/// Foundation on Linux has no such texts. The build writes them into the format itself, as
/// `%#@name{…}@`, with the rule as JSON in place of the braces. `PluralFormat` reads them.
package struct PluralRule: Codable, Equatable, Sendable {
  /// The categories of numbers.
  package static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// The language, by whose rules a number has a category.
  package var language: String
  /// The number's place among the arguments, from 1; `nil` for the next one.
  package var argument: Int?
  /// The formats by category.
  package var forms: [String: String]

  package init(language: String, argument: Int? = nil, forms: [String: String]) {
    self.language = language
    self.argument = argument
    self.forms = forms
  }

  private enum CodingKeys: String, CodingKey {
    case language = "in"
    case argument = "of"
    case forms = "as"
  }

  /// Returns the rule as a part of a format.
  ///
  /// - Parameter name: The variable's name, which a person sees if the app doesn't use the text as
  ///   a format.
  /// - Returns: The part.
  /// - Throws: An `EncodingError`.
  package func marker(_ name: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(self), as: UTF8.self)
    // The sign that ends the marker can't be inside it.
    return "%#@\(name)\(json.replacingOccurrences(of: "@", with: "\\u0040"))@"
  }

  func form(for number: Double) -> String {
    // As on iOS, a form for zero is used in all languages.
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[Self.category(of: number, in: language)] ?? forms["other"] ?? ""
  }

  static func category(of number: Double, in language: String) -> String {
    var name = [CChar](repeating: 0, count: 16)
    guard flowsh_pluralCategory(language, number, &name, name.count) else {
      return number == 1 ? "one" : "other"
    }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
