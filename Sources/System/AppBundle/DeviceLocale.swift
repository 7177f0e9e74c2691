package import Foundation

/// The locale of the device: the app's development language, in the region where most people speak
/// it.
///
/// It doesn't depend on the machine or its environment.
package enum DeviceLocale {
  /// The locale that Foundation's formatters use unless the app chooses another one.
  package static let current = Locale(identifier: identifier(for: developmentLanguage))

  private static var developmentLanguage: String {
    let language =
      BuiltBundles.hasApp ? Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] : nil
    return language as? String ?? "en"
  }

  /// Returns the identifier of the locale for a language, such as `de_DE` for `de`; `en_US` for
  /// what isn't a language's code, such as `English` in old projects.
  package static func identifier(for language: String) -> String {
    let own = Locale.Language(identifier: language)
    let likely = Locale.Language(identifier: own.maximalIdentifier)
    guard let region = likely.region else { return "en_US" }
    guard own.region == nil else { return language.replacing("-", with: "_") }
    return "\(language)_\(region.identifier)"
  }
}

@_silgen_name("flowsh_deviceLocale")
package func deviceLocale() -> Locale { DeviceLocale.current }

@_silgen_name("flowsh_deviceLanguages")
package func deviceLanguages() -> [String] { [DeviceLocale.current.identifier(.bcp47)] }

@_silgen_name("flowsh_deviceCalendar")
package func deviceCalendar() -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = DeviceLocale.current
  return calendar
}
