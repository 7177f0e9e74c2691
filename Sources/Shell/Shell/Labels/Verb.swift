/// The word that taps a button: the letters and digits of its title, in lowercase.
package nonisolated enum Verb {
  /// Returns the verb for a title, such as `login` for `Log In`.
  ///
  /// The verb is empty if the title has no letters or digits.
  package static func of(_ title: String) -> String {
    String(
      String.UnicodeScalarView(
        title.lowercased().unicodeScalars.filter { scalar in
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }))
  }
}
