/// The word by which a button is tapped: its title in small letters and digits only.
package nonisolated enum Verb {
  /// `Log In` is `login`, `Forgot password?` is `forgotpassword`; empty for a title of signs.
  package static func of(_ title: String) -> String {
    String(
      String.UnicodeScalarView(
        title.lowercased().unicodeScalars.filter { scalar in
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }))
  }
}
