extension AdoptionReport {
  /// Returns a word as a shell reads it.
  static func quoted(_ word: String) -> String {
    if word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      // Output to a terminal is escaped, and a shell reads such characters only in this form.
      let signs = word.unicodeScalars.map { sign in
        switch sign {
        case "'", "\\": "\\\(sign)"
        case "\n": "\\n"
        case "\t": "\\t"
        case _ where sign.properties.generalCategory == .control:
          String(sign).utf8.map { "\\x" + String($0, radix: 16) }.joined()
        default: String(sign)
        }
      }
      return "$'" + signs.joined() + "'"
    }
    let isPlain = word.utf8.allSatisfy {
      $0 > 0x7F || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A
        || $0 >= 0x61 && $0 <= 0x7A || "_-./+:@%".utf8.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
