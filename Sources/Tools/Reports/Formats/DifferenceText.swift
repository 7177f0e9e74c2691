import Wireframes

/// The difference between expected and printed lines on the terminal.
package struct DifferenceText {
  private let lines: [ComparedLine]
  private let style: TextStyle

  init(_ difference: [String], _ style: TextStyle) {
    lines = ComparedLine.lines(of: difference)
    self.style = style
  }

  /// Returns the lines of a step's difference in UTF-8, with the letters that differ inverted, or
  /// marked with carets if there is no color.
  package static func bytes(of difference: [String], isColored: Bool) -> [UInt8] {
    DifferenceText(difference, TextStyle(isColored: isColored)).text.utf8
  }

  var text: LineText {
    var text: LineText = ""
    for line in lines { text += style.isColored ? colored(line) : plain(line) }
    return text
  }

  private func plain(_ line: ComparedLine) -> LineText {
    let whole: LineText = "  \(line.mark)\(line.text)\n"
    return line.carets.map { "\(whole)  \($0)\n" } ?? whole
  }

  private func colored(_ line: ComparedLine) -> LineText {
    guard line.mark != "  " else { return "    \(line.text)\n" }
    let range = line.differing ?? 0..<0
    let letters = Array(line.text)
    let parts: LineText = """
      \(line.mark)\(String(letters[..<range.lowerBound]))\
      \(style.inverted(String(letters[range])))\(String(letters[range.upperBound...]))
      """
    return line.mark == "- "
      ? "  \u{1B}[31m\(parts)\u{1B}[0m\n" : "  \u{1B}[32m\(parts)\u{1B}[0m\n"
  }
}
