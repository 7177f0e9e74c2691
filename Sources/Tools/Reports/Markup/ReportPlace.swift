import Wireframes

/// A syntactic context in a report, with the rules for text.
protocol ReportPlace: TextPlace {
  /// The escaping rules for text in this context; `nil` if text isn't allowed here.
  var escaping: Escaping? { get }
}

extension MarkupPlace: ReportPlace {
  var escaping: Escaping? {
    switch self {
    case .start: .markup
    case .tag: nil
    case .quotes: .label
    }
  }
}

/// A format in which text is plain, or in double quotes.
protocol QuotingPlace: ReportPlace {
  static var quotes: Self { get }
}

extension QuotingPlace {
  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") { self = self == .start ? .quotes : .start }
  }
}

/// A context in a TAP stream: plain text, or a quoted string in YAML.
enum TAPPlace: QuotingPlace {
  case start, quotes

  var escaping: Escaping? { self == .quotes ? .json : .tap }
}

/// A context in JSON, which allows text only in quotes.
enum JSONPlace: QuotingPlace {
  case start, quotes

  var escaping: Escaping? { self == .quotes ? .json : nil }
}

/// The single context in plain text for a terminal.
enum LinePlace: ReportPlace {
  case start

  var escaping: Escaping? { .line }

  func pass(_ byte: UInt8) {}
}
