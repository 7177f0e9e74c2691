/// A syntactic context in a report, which determines how text is escaped.
protocol ReportPlace: Equatable {
  /// The context in which each part begins and ends.
  static var start: Self { get }

  /// The escaping rules for text in this context; `nil` if text isn't allowed here.
  var escaping: Escaping? { get }

  /// Updates the context after the given byte of a literal.
  mutating func pass(_ byte: UInt8)
}

/// A context in HTML or XML.
enum MarkupPlace: ReportPlace {
  /// Between tags.
  case start
  /// Inside a tag, outside quotes.
  case tag
  /// Inside the quotes of an attribute.
  case quotes

  var escaping: Escaping? {
    switch self {
    case .start: .markup
    case .tag: nil
    case .quotes: .label
    }
  }

  mutating func pass(_ byte: UInt8) {
    switch (self, byte) {
    case (.start, UInt8(ascii: "<")): self = .tag
    case (.tag, UInt8(ascii: ">")): self = .start
    case (.tag, UInt8(ascii: "\"")): self = .quotes
    case (.quotes, UInt8(ascii: "\"")): self = .tag
    default: break
    }
  }
}

/// A context in a TAP stream: plain text, or a quoted string in YAML.
enum TAPPlace: ReportPlace {
  case start, quotes

  var escaping: Escaping? { self == .quotes ? .json : .tap }

  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") { self = self == .start ? .quotes : .start }
  }
}

/// A context in JSON, which allows text only in quotes.
enum JSONPlace: ReportPlace {
  case start, quotes

  var escaping: Escaping? { self == .quotes ? .json : nil }

  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") { self = self == .start ? .quotes : .start }
  }
}

/// The single context in plain text for a terminal.
enum LinePlace: ReportPlace {
  case start

  var escaping: Escaping? { .line }

  func pass(_ byte: UInt8) {}
}
