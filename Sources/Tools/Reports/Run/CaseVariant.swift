package import AppDriver

/// The device with which a run has a case run: its size, its language and its region, as far as the
/// run and not the case specifies them.
package struct CaseVariant: Sendable, Hashable, Codable {
  /// The size, `compact` or `regular`.
  package var size: String?
  /// The code of the language.
  package var language: String?
  /// The code of the region.
  package var region: String?

  package init(size: String? = nil, language: String? = nil, region: String? = nil) {
    self.size = size
    self.language = language
    self.region = region
  }

  /// The variants of some sizes and languages, each size in each language, all in one region.
  package static func all(
    sizes: [DeviceSize], languages: [String], region: String? = nil
  ) -> [CaseVariant] {
    guard !sizes.isEmpty || !languages.isEmpty || region != nil else { return [] }
    let sizes = sizes.isEmpty ? [nil] : sizes.map(Optional.some)
    let languages = languages.isEmpty ? [nil] : languages.map(Optional.some)
    return sizes.flatMap { size in
      languages.map { CaseVariant(size: size?.rawValue, language: $0, region: region) }
    }
  }

  /// The device.
  package var device: DeviceChoice {
    DeviceChoice(size: size.flatMap(DeviceSize.init), language: language, region: region)
  }

  /// The size, the language and the region, as far as the run specifies them.
  var parts: [String] { [size, language, region].compactMap(\.self) }

  /// The name, such as `regular`, `de` or `regular de CH`; empty if the run specifies nothing.
  package var name: String { parts.joined(separator: " ") }

  /// The name after a title, such as ` (de)`.
  package var suffix: String { name.isEmpty ? "" : " (\(name))" }

  /// The options of the command line that specify it.
  var options: [String] {
    [("--size", size), ("--language", language), ("--region", region)].flatMap { option, value in
      value.map { [option, $0] } ?? []
    }
  }
}
