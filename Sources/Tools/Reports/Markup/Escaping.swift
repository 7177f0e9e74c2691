import Shell

/// The escaping rules for text in a report, which depend on the text's context.
///
/// In every context, characters that control a terminal, change the direction of text, or are not
/// allowed in XML are written as escape sequences such as `\u{202E}`, as in the shell.
enum Escaping {
  /// A single line of plain text.
  case line
  /// Text between the tags of XML or HTML.
  case markup
  /// A single line of XML or HTML, such as the value of an attribute in quotes.
  case label
  /// A single line of TAP, in which `#` would begin a directive.
  case tap
  /// The content of a JSON string, which decodes to exactly the same text.
  case json
  /// A label in quotes for Graphviz, which reads references such as `&amp;`.
  case dot
  /// A label in quotes for Mermaid, which reads numbers such as `#35;`.
  case mermaid

  /// For each byte, whether it needs escaping in some context or may begin a character that always
  /// does.
  static let mayNeedEscaping: [Bool] = (0...255).map { (byte: UInt8) -> Bool in
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1...0xE3, 0xEF, 0xF0, 0xF3: true
    case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "<"): true
    case UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "`"): true
    default: false
    }
  }

  /// Returns the replacement for an ASCII character; `nil` if it is kept or escaped numerically.
  func replacement(of byte: UInt8) -> String? {
    switch (self, byte) {
    case (.markup, 0x09), (.markup, 0x0A): nil
    case (.tap, 0x0A): #"\\n"#
    case (.tap, 0x0D): #"\\r"#
    case (.tap, 0x09): #"\\t"#
    case (.dot, 0x0A): #"\\n"#
    case (.dot, 0x0D): #"\\r"#
    case (.dot, 0x09): #"\\t"#
    case (.mermaid, 0x0A): "#92;n"
    case (.mermaid, 0x0D): "#92;r"
    case (.mermaid, 0x09): "#92;t"
    case (_, 0x0A): #"\n"#
    case (_, 0x0D): #"\r"#
    case (_, 0x09): #"\t"#
    case (.tap, UInt8(ascii: "#")): "\\#"
    case (.tap, UInt8(ascii: "\\")), (.json, UInt8(ascii: "\\")): #"\\"#
    case (.json, UInt8(ascii: "\"")): #"\""#
    case (.markup, UInt8(ascii: "&")), (.label, UInt8(ascii: "&")): "&amp;"
    case (.markup, UInt8(ascii: "<")), (.label, UInt8(ascii: "<")): "&lt;"
    case (.markup, UInt8(ascii: ">")), (.label, UInt8(ascii: ">")): "&gt;"
    case (.dot, UInt8(ascii: "\\")): #"\\"#
    case (.dot, UInt8(ascii: "\"")): #"\""#
    case (.dot, UInt8(ascii: "&")): "&amp;"
    case (.mermaid, UInt8(ascii: "\"")): "#34;"
    case (.mermaid, UInt8(ascii: "#")): "#35;"
    case (.mermaid, UInt8(ascii: "&")): "#38;"
    case (.mermaid, UInt8(ascii: "<")): "#60;"
    case (.mermaid, UInt8(ascii: ">")): "#62;"
    case (.mermaid, UInt8(ascii: "\\")): "#92;"
    case (.mermaid, UInt8(ascii: "`")): "#96;"
    case (.label, UInt8(ascii: "\"")): "&quot;"
    case (.label, UInt8(ascii: "'")): "&#39;"
    default: nil
    }
  }

  /// Returns whether a character is unsafe to print or isn't allowed in XML.
  static func isHidden(_ scalar: UnicodeScalar) -> Bool {
    SafeText.isUnsafe(scalar) || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }
}
