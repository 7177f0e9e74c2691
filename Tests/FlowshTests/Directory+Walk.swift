import PseudoTerminal

extension Directory {
  /// Writes a walkthrough and returns its path.
  func walk(_ text: String, _ name: String = "a.walk") -> String {
    write(text, to: name)
    return file(name)
  }
}
