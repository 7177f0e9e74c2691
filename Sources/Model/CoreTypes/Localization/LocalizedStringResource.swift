public import Foundation

/// A localized text that is looked up when it is used; Foundation on Linux lacks this type.
public nonisolated struct LocalizedStringResource: Equatable, Sendable,
  ExpressibleByStringInterpolation
{
  /// The bundle that contains the text.
  public nonisolated enum BundleDescription: Equatable, Sendable {
    /// The app's bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a place.
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(builtFor: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    /// Returns whether both stand for the same bundle.
    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      one.bundle.bundlePath == other.bundle.bundlePath
    }
  }

  let value: String.LocalizationValue
  /// The text if there is none for the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; `nil` for `Localizable`.
  public let table: String?
  /// The locale for numbers.
  public var locale: Locale
  /// The bundle that contains the text.
  public let bundle: BundleDescription
  let hasDefault: Bool

  /// The key.
  public var key: String { value.key }

  /// Creates a resource from its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from its key with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Creates a resource from its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = keyAndValue
    defaultValue = keyAndValue
    hasDefault = false
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource from its key, with a text in case that there is none.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = String.LocalizationValue(key.description)
    self.defaultValue = defaultValue
    hasDefault = true
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}
