import CEditline

/// How many columns a scalar takes on the terminal; negative for what is not printable.
nonisolated func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  Int(ce_width(scalar.value))
}

/// How many columns a text takes, not counting what is not printable.
nonisolated func displayWidth(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + max(0, displayWidth($1)) }
}

/// The text without what a terminal might take for a command.
nonisolated func printable(_ text: String) -> String {
  text.unicodeScalars.filter { displayWidth($0) >= 0 }.text
}
