public import Foundation

/// The reading direction of the user interface.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction isn't specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The contrast between colors.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast isn't specified.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// A high contrast.
  case high = 1
}

/// The level at which content lies over other content.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// The level isn't specified.
  case unspecified = -1
  /// The level of a window's main content.
  case base = 0
  /// The level above the main content.
  case elevated = 1
}

/// The weight of text.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// The weight isn't specified.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// A bold weight.
  case bold = 1
}

/// The text size that the user prefers.
public nonisolated struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The category's name.
  public let rawValue: String
  /// Creates a category with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A size that isn't specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A medium size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// A large size, the default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A very large size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// An even larger size.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that isn't an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// A medium accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// A large accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// A very large accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// An even larger accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// Whether this is an accessibility size.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// The sizes from the smallest to the largest.
  private static let bySize: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private var rank: Int { Self.bySize.firstIndex(of: self) ?? 0 }

  /// Returns whether a size is smaller than another one.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  /// Returns whether a size isn't larger than another one.
  public static func <= (left: Self, right: Self) -> Bool { left.rank <= right.rank }
  /// Returns whether a size is larger than another one.
  public static func > (left: Self, right: Self) -> Bool { left.rank > right.rank }
  /// Returns whether a size isn't smaller than another one.
  public static func >= (left: Self, right: Self) -> Bool { left.rank >= right.rank }
}

/// The trait for the reading direction.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {
  /// The default value, from left to right.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.leftToRight
}
/// The trait for the number of pixels in a point.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {
  /// The default value, that of the simulated screen.
  public static let defaultValue: CGFloat = 3
}
/// The trait for the preferred text size.
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The default value, `large`.
  public static let defaultValue = UIContentSizeCategory.large
}
/// The trait for the contrast between colors.
public nonisolated enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The default value, `normal`.
  public static let defaultValue = UIAccessibilityContrast.normal
  /// Returns `true`.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for the level over other content.
public nonisolated enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The default value, `base`.
  public static let defaultValue = UIUserInterfaceLevel.base
  /// Returns `true`.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for the weight of text.
public nonisolated enum UITraitLegibilityWeight: UITraitDefinition {
  /// The default value, `regular`.
  public static let defaultValue = UILegibilityWeight.regular
}
