/// The word that taps a button: its title in lowercase, letters and digits only.
package nonisolated enum Verb {
  /// Returns `login` for `Log In` and `forgotpassword` for `Forgot password?`.
  ///
  /// The result is empty if the title has no letters or digits.
  package static func of(_ title: String) -> String {
    String(
      String.UnicodeScalarView(
        title.lowercased().unicodeScalars.filter { scalar in
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }))
  }
}
