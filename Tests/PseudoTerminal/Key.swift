/// The text that a terminal sends for keys other than printable characters.
public enum Key {
  /// The keys that send a single control character.
  public static let enter = "\r", tab = "\t", escape = "\u{1B}", backspace = "\u{7F}"

  /// The arrow keys.
  public static let up = "\u{1B}[A", down = "\u{1B}[B", right = "\u{1B}[C", left = "\u{1B}[D"

  /// The arrow keys pressed together with the Control key or the Alt key, as xterm sends them.
  public static let controlLeft = "\u{1B}[1;5D", controlRight = "\u{1B}[1;5C"
  public static let altLeft = "\u{1B}[1;3D", altRight = "\u{1B}[1;3C"

  /// The Delete key, alone and pressed together with the Control key.
  public static let delete = "\u{1B}[3~", controlDelete = "\u{1B}[3;5~"

  /// The End key.
  public static let end = "\u{1B}[F"

  /// Keys that edit nothing: Insert, Page Up and Page Down, function keys, and keys with modifiers.
  public static let others = [
    "\u{1B}[2~", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}OP", "\u{1B}[15~", "\u{1B}[24~", "\u{1B}[[A",
    "\u{1B}[1;2D", "\u{1B}[1;5A", "\u{1B}[5;5~", "\u{1B}[15;2~", "\u{1B}[1;5P", "\u{1B}[Z",
    "\u{1B}[97;5u",
  ]

  /// Returns the text for a letter pressed together with the Control key.
  ///
  /// - Parameter letter: An ASCII letter.
  /// - Returns: The text that the terminal sends.
  public static func control(_ letter: Unicode.Scalar) -> String {
    Unicode.Scalar(letter.value & 0x1F).map { String($0) } ?? ""
  }
}
