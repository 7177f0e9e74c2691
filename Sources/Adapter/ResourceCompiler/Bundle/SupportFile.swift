import AppBundle

/// The Swift code by which a module finds its resources.
struct SupportFile {
  /// The keys of texts with their formats, by table.
  typealias StringKeys = [String: [(key: String, format: String)]]

  private let request: BundleRequest
  private let index: AssetIndex
  private let strings: StringKeys
  private let settings: BuildSettings

  init(
    _ request: BundleRequest, _ index: AssetIndex, _ strings: StringKeys, _ settings: BuildSettings
  ) {
    self.request = request
    self.index = index
    self.strings = strings
    self.settings = settings
  }

  /// The names of texts, if there are any.
  private var stringSymbols: String {
    guard hasStringSymbols else { return "" }
    let symbols = strings.mapValues { $0.compactMap { StringSymbol($0.key, format: $0.format) } }
    return StringSymbol.extensions(symbols, request.record.className)
  }

  /// Whether Xcode generates names for the texts of string catalogs: always in packages, whose
  /// targets have no settings.
  private var hasStringSymbols: Bool {
    request.settings.isEmpty || settings["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES"
  }

  /// The code.
  ///
  /// Its declarations come before Foundation's with the same signature, but only in the module
  /// itself: elsewhere, as in tests that import the module, they are disfavored. Like Foundation's,
  /// they belong to no actor, whatever the module's default is.
  var text: String {
    """
    import Foundation
    @_spi(BuiltBundles) import HeadlessUIKit
    import UIKit

    final class \(request.record.className) {}

    private nonisolated let flowshBundle = Bundle(for: \(request.record.className).self)

    extension Bundle {
      @_disfavoredOverload nonisolated convenience init(for aClass: AnyClass) {
        self.init(builtFor: aClass)
      }
      /// The replacement for `Bundle.module`, which SwiftPM declares for the folder around.
      nonisolated static var flowshModule: Bundle { flowshBundle }
    }

    extension String {
      @_disfavoredOverload nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
        self.init(pluralFormat: format, locale: nil, arguments)
      }
      @_disfavoredOverload nonisolated init(format: __shared String, arguments: __shared [any CVarArg]) {
        self.init(pluralFormat: format, locale: nil, arguments)
      }
      @_disfavoredOverload nonisolated init(
        format: __shared String, locale: __shared Locale?, _ args: any CVarArg...
      ) {
        self.init(pluralFormat: format, locale: locale, args)
      }
      @_disfavoredOverload nonisolated init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
      ) {
        self.init(pluralFormat: format, locale: locale, arguments)
      }
      @_disfavoredOverload nonisolated static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String {
        String(pluralFormat: format, locale: .current, arguments)
      }
    }

    extension NSString {
      @_disfavoredOverload nonisolated convenience init(format: NSString, _ args: any CVarArg...) {
        self.init(string: String(pluralFormat: format as String, locale: nil, args))
      }
      @_disfavoredOverload nonisolated class func localizedStringWithFormat(
        _ format: NSString, _ args: any CVarArg...
      ) -> NSString {
        NSString(string: String(pluralFormat: format as String, locale: .current, args))
      }
    }

    """ + AssetSymbols(index, settings).text + stringSymbols
  }
}
