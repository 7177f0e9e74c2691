/// The device with which a run has a case run: its size and its language, as far as the run and not
/// the case specifies them.
package struct CaseVariant: Sendable, Hashable, Codable {
  /// The size, `compact` or `regular`.
  package var size: String?
  /// The code of the language.
  package var language: String?

  package init(size: String? = nil, language: String? = nil) {
    self.size = size
    self.language = language
  }

  /// The variants of some sizes and languages, each size in each language.
  package static func all(sizes: [String], languages: [String]) -> [CaseVariant] {
    guard !sizes.isEmpty || !languages.isEmpty else { return [] }
    let sizes = sizes.isEmpty ? [nil] : sizes.map(Optional.some)
    let languages = languages.isEmpty ? [nil] : languages.map(Optional.some)
    return sizes.flatMap { size in languages.map { CaseVariant(size: size, language: $0) } }
  }

  /// The name, such as `regular`, `de` or `regular de`; empty if the run specifies nothing.
  package var name: String { [size, language].compactMap(\.self).joined(separator: " ") }

  /// The name after a title, such as ` (de)`.
  package var suffix: String { name.isEmpty ? "" : " (\(name))" }

  /// The options of the command line that specify it.
  var options: [String] {
    (size.map { ["--size", $0] } ?? []) + (language.map { ["--language", $0] } ?? [])
  }
}
