/// The word by which a button is tapped: its title in small letters and digits only.
public nonisolated enum Verb {
  /// `Log In` is `login`, `Forgot password?` is `forgotpassword`; empty for a title of signs.
  public static func of(_ title: String) -> String {
    String(
      String.UnicodeScalarView(
        title.lowercased().unicodeScalars.filter { scalar in
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }))
  }
}
