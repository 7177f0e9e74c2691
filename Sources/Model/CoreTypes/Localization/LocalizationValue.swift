import AppBundle
public import Foundation

nonisolated extension String {
  /// A key with arguments, as code writes it: `"\(count) notes"` is the key `%lld notes`.
  ///
  /// Foundation on Linux lacks this type.
  public nonisolated struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable
  {
    let key: String
    let arguments: [Argument]

    /// Creates a key without arguments.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a key without arguments.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with arguments.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// An argument.
    nonisolated enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case natural(UInt64)
      case number(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text
        case .integer(let number): number
        case .natural(let number): number
        case .number(let number): number
        }
      }
    }

    /// Collects the parts of a key.
    public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a text of the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      /// Adds a text.
      public mutating func appendInterpolation(_ substring: Substring) {
        append(.text(String(substring)), "%@")
      }

      /// Adds an object by its description.
      public mutating func appendInterpolation(_ object: some NSObject) {
        append(.text(object.description), "%@")
      }

      /// Adds an integer.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
        let isSigned = Number.isSigned
        let letter = isSigned ? "d" : "u"
        let specifier = Number.bitWidth > 32 ? "%ll\(letter)" : "%\(letter)"
        append(
          isSigned
            ? .integer(Int64(truncatingIfNeeded: value))
            : .natural(UInt64(truncatingIfNeeded: value)),
          specifier)
      }

      /// Adds an integer with a format.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ value: Number, specifier: String
      ) {
        append(.integer(Int64(truncatingIfNeeded: value)), specifier)
      }

      /// Adds a number.
      public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }

      /// Adds a number.
      public mutating func appendInterpolation(_ value: Float) {
        append(.number(Double(value)), "%f")
      }

      /// Adds a number.
      public mutating func appendInterpolation(_ value: CGFloat) {
        append(.number(Double(value)), "%lf")
      }

      /// Adds a number with a format.
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(.number(value), specifier)
      }

      /// Adds a value in the format of a style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
        append(.text(format.format(value)), "%@")
      }

      /// Adds a localized text.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.text(String(localized: resource)), "%@")
      }

      /// Adds a value by its description.
      public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
        append(.text(value.description), "%@")
      }
    }

    /// Returns the text in the language of a bundle.
    func text(
      table: String?, bundle: Bundle, locale: Locale?, default other: LocalizationValue? = nil
    ) -> String {
      let format = bundle.localizedString(forKey: key, value: other?.key, table: table)
      let values = other?.arguments ?? arguments
      // As on iOS, a text without arguments isn't a format.
      guard !values.isEmpty else { return format }
      return PluralFormat.string(format, locale: locale, values.map(\.value))
    }
  }

  /// Creates the localized text of a key.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the localized text of a key, which the default value replaces if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizationValue(key.description).text(
      table: table, bundle: bundle ?? .main, locale: locale, default: defaultValue)
  }

  /// Creates the localized text that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self = resource.value.text(
      table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale,
      default: resource.hasDefault ? resource.defaultValue : nil)
  }
}
