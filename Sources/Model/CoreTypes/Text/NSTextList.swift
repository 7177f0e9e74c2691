public import Foundation

/// A list that contains paragraphs; stored, but not used.
open nonisolated class NSTextList: NSObject {
  /// The form of the marks before the items: text with a kind of number in braces.
  public nonisolated struct MarkerFormat: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a form from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a form from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A box with a check mark.
    public static let check = MarkerFormat("{check}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A dot.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A square.
    public static let square = MarkerFormat("{square}")
    /// Numbers.
    public static let decimal = MarkerFormat("{decimal}")
    /// Lowercase letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Uppercase letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Lowercase letters, by their other name.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Uppercase letters, by their other name.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Lowercase Roman numerals.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Uppercase Roman numerals.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Numbers of base 8.
    public static let octal = MarkerFormat("{octal}")
    /// Lowercase numbers of base 16.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Uppercase numbers of base 16.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
  }

  /// Options for the marks of items.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The marks of the enclosing list come first.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The form of the marks.
  open private(set) var markerFormat: MarkerFormat
  /// Options for the marks of items.
  open private(set) var listOptions: Options
  /// The number of the first item.
  open var startingItemNumber = 1
  /// Whether the items are numbered.
  open var isOrdered: Bool { markerFormat.isOrdered }

  /// Creates a list from the bit mask of its options.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    let options = Options(rawValue: UInt(bitPattern: mask))
    self.init(markerFormat: markerFormat, options: options, startingItemNumber: 1)
  }

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
  }

  /// Returns the mark of an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    markerFormat.rawValue.replacing(/\{([a-z-]+)\}/) { match in
      MarkerFormat.mark(String(match.1), itemNumber)
    }
  }
}

nonisolated extension NSTextList.MarkerFormat {
  private static let signs = [
    "box": "\u{25AB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  fileprivate var isOrdered: Bool { !Self.signs.keys.contains { rawValue.contains("{\($0)}") } }

  /// Returns the sign of a kind, or a number in it.
  fileprivate static func mark(_ kind: String, _ number: Int) -> String {
    switch kind {
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    default: signs[kind] ?? String(number)
    }
  }

  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest > 0 {
      text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    let numerals = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
      while rest >= value {
        text += numeral
        rest -= value
      }
    }
    return text
  }
}
