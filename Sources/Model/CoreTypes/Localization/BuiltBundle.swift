import AppBundle
public import Foundation

nonisolated extension Bundle {
  /// Creates the bundle that flowsh has built for the module of a class, else that of the app.
  ///
  /// Only code that flowsh generates uses this initializer, in place of `init(for:)`.
  @_spi(BuiltBundles)
  public convenience init(builtFor aClass: AnyClass) {
    let path = BuiltBundles.path(for: aClass)
    // The folder of the program is always a bundle for Foundation.
    // swift-format-ignore: NeverForceUnwrap
    self.init(path: Bundle(path: path) == nil ? Bundle.main.bundlePath : path)!
  }
}

nonisolated extension String {
  /// Creates a text from a format with plural rules.
  ///
  /// Only code that flowsh generates uses this initializer, in place of `init(format:)`.
  @_spi(BuiltBundles)
  public init(pluralFormat format: String, locale: Locale?, _ arguments: [any CVarArg]) {
    self = PluralFormat.string(format, locale: locale, arguments)
  }
}
