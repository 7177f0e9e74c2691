import AppBundle
import Foundation

extension LaunchContext {
  /// Returns whether the value of a launch argument is a list of texts, as `AppleLanguages` needs.
  package static func isList(_ value: String) -> Bool { DrivenApp.value(of: value) is [String] }
}

extension DrivenApp {
  /// Returns the value of a launch argument, which is a property list if it is in parentheses or
  /// braces, as in `-AppleLanguages (de)`.
  nonisolated static func value(of argument: String) -> Any {
    guard let first = argument.first, "({<".contains(first) else { return argument }
    return (try? PropertyListSerialization.propertyList(from: Data(argument.utf8), format: nil))
      ?? argument
  }

  /// Lets the app find the language and the region of a launch.
  ///
  /// As on iOS, `UserDefaults` has those of the device under the keys `AppleLanguages` and
  /// `AppleLocale`, in place of which a launch argument or the app itself may set others.
  func useLanguage(of context: LaunchContext) {
    DeviceLocale.use(
      languages: [context.language].compactMap(\.self), region: context.region)
    // Settings take time, and no demo app reads or changes these.
    let names = ["AppleLanguages", "AppleLocale"]
    guard BuiltBundles.hasApp || names.contains(where: { context.arguments[$0] != nil }) else {
      return
    }
    let device = (languages: DeviceLocale.preferredLanguages, locale: DeviceLocale.current)
    let defaults = UserDefaults.standard
    defaults.register(defaults: [
      "AppleLanguages": device.languages, "AppleLocale": device.locale.identifier,
    ])
    let languages = defaults.stringArray(forKey: "AppleLanguages") ?? device.languages
    let locale = defaults.string(forKey: "AppleLocale") ?? device.locale.identifier
    guard languages != device.languages || locale != device.locale.identifier else { return }
    DeviceLocale.use(
      languages: languages, region: Locale(identifier: locale).region?.identifier,
      keywords: String(locale.drop { $0 != "@" }))
  }
}
