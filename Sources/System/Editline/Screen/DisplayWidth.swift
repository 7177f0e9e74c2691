import CEditline

/// Returns the number of terminal columns that a scalar occupies, or a negative number if it isn't
/// printable.
nonisolated func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  Int(ce_width(scalar.value))
}

/// Returns the number of terminal columns that the text occupies, ignoring unprintable scalars.
nonisolated func displayWidth(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + max(0, displayWidth($1)) }
}

/// Returns the text without the control characters, which a terminal would interpret.
nonisolated func printable(_ text: String) -> String {
  text.unicodeScalars.filter { displayWidth($0) >= 0 }.text
}
