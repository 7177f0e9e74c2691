import Shell

extension CaseReport {
  /// Returns the command line that runs only this case.
  ///
  /// - Parameter program: The name of the program.
  /// - Returns: The command line, quoted for a POSIX shell, such as
  ///   `flowsh test samples/login.walk --name 'wrong password'`. Characters that can't be shown
  ///   safely are written as `$'a\U00000009b'`, which bash and zsh understand.
  package func rerunCommand(program: String) -> String {
    let pattern = Self.pattern(ofTitle: title)
    var words = [program, "test", file.hasPrefix("-") ? "./\(file)" : file]
    // A pattern that begins with a hyphen would be taken for an option.
    words += pattern.hasPrefix("-") ? ["--name=\(pattern)"] : ["--name", pattern]
    return (words + variant.options + options).map(Self.quoted).joined(separator: " ")
  }

  /// Returns the value of `--name` that selects a title.
  ///
  /// In a pattern, the wildcards of the title stand for themselves after a backslash.
  package static func pattern(ofTitle title: String) -> String {
    var pattern = ""
    for scalar in title.unicodeScalars {
      if "*?\\".unicodeScalars.contains(scalar) { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./+,:@%=".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty { return word }
    guard SafeText.escaped(word) == word else { return escaped(word) }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Returns a word with escapes in place of all characters but letters, digits and spaces.
  private static func escaped(_ word: String) -> String {
    var text = "$'"
    for scalar in word.unicodeScalars {
      if scalar == " " || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return text + "'"
  }
}
