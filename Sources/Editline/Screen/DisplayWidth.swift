import CEditline

/// The number of terminal columns that a scalar takes; negative if it isn't printable.
nonisolated func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  Int(ce_width(scalar.value))
}

/// The number of terminal columns that a text takes, without its unprintable scalars.
nonisolated func displayWidth(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + max(0, displayWidth($1)) }
}

/// The text without control characters, which a terminal would interpret.
nonisolated func printable(_ text: String) -> String {
  text.unicodeScalars.filter { displayWidth($0) >= 0 }.text
}
