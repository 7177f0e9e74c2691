/// A place in a report of some form, and so how text is escaped there.
protocol ReportPlace: Equatable {
  /// Where each part begins and ends.
  static var start: Self { get }

  /// How text is escaped here; nil where none may stand.
  var escaping: Escaping? { get }

  /// Moves on behind a byte of a literal.
  mutating func pass(_ byte: UInt8)
}

/// A place in HTML or XML.
enum MarkupPlace: ReportPlace {
  /// Between tags.
  case start
  /// In a tag, outside of quotes.
  case tag
  /// In an attribute's quotes.
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

/// A place in a stream of TAP, whose quotes are those of YAML.
enum TAPPlace: ReportPlace {
  case start, quotes

  var escaping: Escaping? { self == .quotes ? .json : .tap }

  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") { self = self == .start ? .quotes : .start }
  }
}

/// A place in JSON, where text stands in quotes alone.
enum JSONPlace: ReportPlace {
  case start, quotes

  var escaping: Escaping? { self == .quotes ? .json : nil }

  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") { self = self == .start ? .quotes : .start }
  }
}

/// A place in lines for a terminal.
enum LinePlace: ReportPlace {
  case start

  var escaping: Escaping? { .line }

  func pass(_ byte: UInt8) {}
}
