/// The text that a terminal sends for keys other than printable characters.
public enum Key {
  /// The keys that send a single control character.
  public static let enter = "\r", tab = "\t", escape = "\u{1B}", backspace = "\u{7F}"

  /// The arrow keys.
  public static let up = "\u{1B}[A", down = "\u{1B}[B", right = "\u{1B}[C", left = "\u{1B}[D"

  /// Returns the text for a letter pressed together with the Control key.
  ///
  /// - Parameter letter: An ASCII letter.
  /// - Returns: The text that the terminal sends.
  public static func control(_ letter: Unicode.Scalar) -> String {
    Unicode.Scalar(letter.value & 0x1F).map { String($0) } ?? ""
  }
}
