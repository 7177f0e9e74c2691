import Shell

/// How a text of any characters is written in a report.
///
/// In each form, what would act on a terminal, turn the direction of text, or be no character of XML
/// is written out as the shell does: `\u{202E}`.
enum Escaping {
  /// In one line.
  case line
  /// In XML or HTML, between tags.
  case markup
  /// In one line of XML or HTML, also within an attribute's quotes.
  case label
  /// In one line, with what TAP takes for the start of a directive.
  case tap
  /// Within a JSON string's quotes, exactly.
  case json

  /// Bytes that some form writes differently, or that begin a character which all do.
  static let suspects: [Bool] = (0...255).map { (byte: UInt8) -> Bool in
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "<"): true
    case UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "#"): true
    default: false
    }
  }

  /// What stands for an ASCII character; nil where it stands for itself, or has no name.
  func replacement(of byte: UInt8) -> StaticString? {
    switch (self, byte) {
    case (.markup, 0x09), (.markup, 0x0A): nil
    case (.tap, 0x0A): #"\\n"#
    case (.tap, 0x0D): #"\\r"#
    case (.tap, 0x09): #"\\t"#
    case (_, 0x0A): #"\n"#
    case (_, 0x0D): #"\r"#
    case (_, 0x09): #"\t"#
    case (.tap, UInt8(ascii: "#")): "\\#"
    case (.tap, UInt8(ascii: "\\")), (.json, UInt8(ascii: "\\")): #"\\"#
    case (.json, UInt8(ascii: "\"")): #"\""#
    case (.markup, UInt8(ascii: "&")), (.label, UInt8(ascii: "&")): "&amp;"
    case (.markup, UInt8(ascii: "<")), (.label, UInt8(ascii: "<")): "&lt;"
    case (.markup, UInt8(ascii: ">")), (.label, UInt8(ascii: ">")): "&gt;"
    case (.label, UInt8(ascii: "\"")): "&quot;"
    case (.label, UInt8(ascii: "'")): "&#39;"
    default: nil
    }
  }

  /// Whether a character is unsafe to print, or is none of XML's.
  static func isHidden(_ scalar: UnicodeScalar) -> Bool {
    SafeText.isUnsafe(scalar) || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }
}
