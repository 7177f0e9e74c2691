extension CaseReport {
  /// Returns the command line that runs only this case.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - options: The options of the run that the case depends on.
  /// - Returns: The command line, quoted for a POSIX shell, such as
  ///   `flowsh test samples/login.walk --name 'wrong password'`.
  package func rerunCommand(program: String, options: [String] = []) -> String {
    // In a pattern, the wildcards of the title stand for themselves after a backslash.
    var pattern = ""
    for scalar in title.unicodeScalars {
      if "*?\\".unicodeScalars.contains(scalar) { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    var words = [program, "test", file.hasPrefix("-") ? "./\(file)" : file, "--name", pattern]
    if let size { words += ["--size", size] }
    return (words + options).map(Self.quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./+,:@%".utf8.contains(byte)
      }
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
