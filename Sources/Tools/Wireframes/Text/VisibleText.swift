extension StringProtocol {
  /// The text with escapes for characters that can't be seen, and with few marks on each letter.
  var visible: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(self) }
    var visible = ""
    for character in self {
      var marks = 0
      for scalar in character.unicodeScalars.prefix(TextMeasure.mostScalars) {
        // More marks would reach into the lines above and below.
        if scalar.properties.generalCategory == .nonspacingMark { marks += 1 }
        if marks > 4 { break }
        if scalar.isEscaped {
          visible += scalar.escape
        } else {
          visible.unicodeScalars.append(scalar)
        }
      }
    }
    return visible
  }

  /// The text for a screen reader, cut if it is long.
  var spoken: String {
    let shown = prefix(120)
    return shown.endIndex < endIndex ? shown.visible + "…" : shown.visible
  }

  /// Whether the first letter of the text belongs to a script that is written from right to left.
  var isRightToLeft: Bool {
    unicodeScalars.prefix(200).first { $0.properties.isAlphabetic }?.isRightToLeft ?? false
  }
}
