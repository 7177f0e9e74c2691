/// A text that an app has asked for in vain, because only the development language has it.
package struct MissingText: Sendable, Hashable, Codable {
  package let key: String
  /// The name of the table, such as `Localizable`.
  package let table: String
  /// The localization that lacks it.
  package let language: String

  package init(key: String, table: String, language: String) {
    self.key = key
    self.table = table
    self.language = language
  }
}
