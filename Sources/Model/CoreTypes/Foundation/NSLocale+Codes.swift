public import Foundation

nonisolated extension NSLocale {
  /// The code of the region, such as `US`.
  public var countryCode: String? { object(forKey: .countryCode) as? String }
  /// The code of the language, such as `en`.
  public var languageCode: String { object(forKey: .languageCode) as? String ?? "" }
  /// The code of the script, such as `Latn`.
  public var scriptCode: String? { object(forKey: .scriptCode) as? String }
  /// The code of the currency, such as `EUR`.
  public var currencyCode: String? { object(forKey: .currencyCode) as? String }
  /// The symbol of the currency.
  public var currencySymbol: String { object(forKey: .currencySymbol) as? String ?? "" }
  /// The sign between the whole number and its fraction.
  public var decimalSeparator: String { object(forKey: .decimalSeparator) as? String ?? "." }
  /// The sign between groups of digits.
  public var groupingSeparator: String { object(forKey: .groupingSeparator) as? String ?? "" }
  /// Whether the metric system is used.
  public var usesMetricSystem: Bool { object(forKey: .usesMetricSystem) as? Bool ?? true }
}

/// The key for an app's version in its `Info.plist`.
public nonisolated(unsafe) let kCFBundleVersionKey: NSString! = "CFBundleVersion"
/// The key for an app's name in its `Info.plist`.
public nonisolated(unsafe) let kCFBundleNameKey: NSString! = "CFBundleName"
/// The key for an app's identifier in its `Info.plist`.
public nonisolated(unsafe) let kCFBundleIdentifierKey: NSString! = "CFBundleIdentifier"
/// The key for the name of an app's program in its `Info.plist`.
public nonisolated(unsafe) let kCFBundleExecutableKey: NSString! = "CFBundleExecutable"
/// The key for the development language in an app's `Info.plist`.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: NSString! =
  "CFBundleDevelopmentRegion"
/// The key for an app's localizations in its `Info.plist`.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: NSString! = "CFBundleLocalizations"

/// The key for several errors that caused one.
public nonisolated let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

nonisolated extension NSError {
  /// The errors that caused this one.
  public var underlyingErrors: [any Error] {
    let several = userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? []
    return ((userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []) + several
  }
}
