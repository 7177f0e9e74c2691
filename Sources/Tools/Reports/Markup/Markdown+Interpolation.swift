import Shell
import Wireframes

/// The single context in Markdown.
///
/// Text from an app is allowed only in code, in which nothing is markup.
enum MarkdownPlace: ReportPlace {
  case start

  var escaping: Escaping? { nil }

  func pass(_ byte: UInt8) {}
}

extension ReportText<MarkdownPlace>.StringInterpolation {
  /// Writes words of flowsh's own, which contain no markup.
  mutating func appendInterpolation(plain text: String) { append(text, .line) }

  /// Writes text as code on one line.
  mutating func appendInterpolation(code text: String) {
    let fence = String(repeating: "`", count: Self.longestRun(of: "`", in: [text]) + 1)
    // One blank at each end is removed, unless the code is blank.
    let isBlank = text.allSatisfy { $0 == " " }
    append(fence, .line)
    append(isBlank ? "" : " ")
    append(text.isEmpty ? " " : text, .line)
    append(isBlank ? "" : " ")
    append(fence, .line)
  }

  /// Writes text as code in a cell of a table, in which even code must escape `|`.
  mutating func appendInterpolation(cell text: String) {
    appendInterpolation(code: text.replacing("|", with: "\\|"))
  }

  /// Writes lines as a block of code.
  mutating func appendInterpolation(block lines: [String]) {
    let count = max(3, Self.longestRun(of: "`", in: lines) + 1)
    let fence = String(repeating: "`", count: count)
    append(fence, .line)
    append("text\n")
    for line in lines {
      append(line, .line)
      append("\n")
    }
    append(fence, .line)
    append("\n")
  }

  private static func longestRun(of mark: Character, in lines: [String]) -> Int {
    var longest = 0
    for line in lines {
      var run = 0
      for byte in line.utf8 {
        run = byte == mark.asciiValue ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }
}
