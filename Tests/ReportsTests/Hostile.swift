import Foundation
@testable import Reports

/// Hostile text that an app or a file may contain, and that every report must handle.
enum Hostile: String, CaseIterable, Sendable {
  case xml, cdata, script, comment, quotes, controls, null, lines, bidi, emoji, noncharacters
  case backslashes, tap, yaml, composed, long

  var text: String {
    switch self {
    case .xml: "<a b='c' d=\"e\">&amp; &#0; &lt;/a>"
    case .cdata: "]]>]]&gt;<![CDATA["
    case .script: "</script><script>alert(1)</script></style></title></textarea></pre>"
    case .comment: "<!-- --><!--> <?xml?>"
    case .quotes: #"\"'`\"' onload="x()" '"#
    case .controls:
      String(
        String.UnicodeScalarView(
          [1, 7, 8, 0xB, 0xC, 0xD, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F].map(UnicodeScalar.init)))
        + "[31m"
    case .null: "a\0b"
    case .lines: "one\r\ntwo\n\n\tthree\u{2028}four\u{2029}five"
    case .bidi: "a\u{202E}b\u{2066}c\u{2069}\u{200F}d\u{61C}e"
    case .emoji: "👨‍👩‍👧‍👦🏳️‍🌈👍🏽"
    case .noncharacters: "a\u{FFFE}b\u{FFFF}c\u{FEFF}d\u{10FFFF}"
    case .backslashes: #"\\#\n\u{1B}\x1b\"#
    case .tap: "# SKIP all\nok 2 - x\nBail out!\n1..0"
    case .yaml: "...\n---\n: - [ { * & ! | > % @ `"
    case .composed: "é e\u{301} ﷽ Z\u{351}\u{34B} ﬀ ß İ"
    case .long: String(repeating: "0123456789", count: 1000)
    }
  }
}

extension String {
  /// How often each of the signs of a tag occurs.
  var tagSigns: [Int] {
    [UInt8(ascii: "<"), UInt8(ascii: ">")].map { sign in utf8.count { $0 == sign } }
  }
}

extension RunReport {
  /// Returns a report with one case for each status and the same hostile text in every field.
  static func hostile(_ text: String) -> RunReport {
    RunReport(
      cases: CaseReport.Status.allCases.map { status in
        CaseReport(
          file: text, line: 1, title: "\(status) \(text)", tags: [text], status: status,
          reason: text,
          steps: [
            StepReport(
              command: text, file: text, line: 2, appOutput: [text], output: text, reason: text,
              message: text,
              difference: ["+ " + text], screen: text, stack: text, calls: [text], events: [text])
          ], callStack: [text], appOutput: [text], looseAppOutput: [text])
      }, started: Date(timeIntervalSince1970: 0), seconds: 1, program: text)
  }
}

/// Invisible characters that affect the display or aren't allowed in XML.
enum Hidden {
  static func inText(_ text: String) -> [UnicodeScalar] {
    text.unicodeScalars.filter {
      switch $0.value {
      case 0x09, 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      case 0xFEFF, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
  }
}
