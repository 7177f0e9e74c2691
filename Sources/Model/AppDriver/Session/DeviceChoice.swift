/// A choice of the device for launches, in place of what a walkthrough says.
package nonisolated struct DeviceChoice: Sendable, Hashable, Codable {
  /// The size; `nil` for that of the walkthrough.
  package var size: DeviceSize?
  /// The code of the language; `nil` for that of the walkthrough.
  package var language: String?
  /// The code of the region; `nil` for that of the walkthrough.
  package var region: String?

  package init(size: DeviceSize? = nil, language: String? = nil, region: String? = nil) {
    self.size = size
    self.language = language
    self.region = region
  }

  /// Changes the parameters of a launch.
  package func apply(to context: inout LaunchContext) {
    context.size = size ?? context.size
    context.language = language ?? context.language
    context.region = region ?? context.region
    context.arguments.removeValues(where: replaces)
  }

  /// Returns whether a launch argument would choose another language or region.
  package func replaces(argument name: String) -> Bool {
    language != nil && name == "AppleLanguages" || region != nil && name == "AppleLocale"
  }
}
