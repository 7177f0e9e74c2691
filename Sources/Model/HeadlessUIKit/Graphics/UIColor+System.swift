nonisolated extension UIColor {
  /// Returns the system's color with a name as asset catalogs write it, such as `systemBlueColor`;
  /// gray for one that isn't known.
  static func system(named name: String) -> UIColor { known(named: name) ?? .gray }

  /// Returns the color with a name as asset catalogs and storyboards write it; `nil` for one that
  /// isn't known.
  static func known(named name: String) -> UIColor? {
    byName[name] ?? byName[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let byName: [String: UIColor] = [
    "systemRed": systemRed, "systemGreen": systemGreen, "systemBlue": systemBlue,
    "systemOrange": systemOrange, "systemYellow": systemYellow, "systemPink": systemPink,
    "systemPurple": systemPurple, "systemTeal": systemTeal, "systemIndigo": systemIndigo,
    "systemBrown": systemBrown, "systemMint": systemMint, "systemCyan": systemCyan,
    "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3,
    "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6,
    "label": label, "secondaryLabel": secondaryLabel, "tertiaryLabel": tertiaryLabel,
    "quaternaryLabel": quaternaryLabel, "link": link, "placeholderText": placeholderText,
    "separator": separator, "opaqueSeparator": opaqueSeparator,
    "systemBackground": systemBackground, "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "lightText": lightText, "darkText": darkText,
    "tintColor": tintColor, "groupTableViewBackground": groupTableViewBackground,
    "white": white, "black": black, "clear": clear, "gray": gray, "lightGray": lightGray,
    "darkGray": darkGray, "red": red, "green": green, "blue": blue, "cyan": cyan,
    "yellow": yellow, "magenta": magenta, "orange": orange, "purple": purple, "brown": brown,
    // Storyboards name them, and UIKit has others in their place.
    "tableCellGroupedBackground": secondarySystemGroupedBackground,
    "viewFlipsideBackground": systemBackground, "scrollViewTexturedBackground": systemBackground,
  ]
}
