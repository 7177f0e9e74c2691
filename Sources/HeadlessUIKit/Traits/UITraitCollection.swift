public import Foundation

/// A size class of an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified, compact (the width of a phone held upright), or regular (a tablet).
  case unspecified, compact, regular
}

/// The kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified, a phone, or a tablet.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// Whether the appearance is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, light, or dark.
  case unspecified, light, dark
}

/// The environment of a controller or window: size classes, device, appearance.
///
/// A collection never changes.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the appearance is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    userInterfaceStyle = style
  }

  /// Creates a collection that specifies nothing.
  public convenience override init() {
    self.init(horizontal: .unspecified)
  }

  nonisolated deinit {}

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates a collection that specifies only whether the appearance is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Merges several collections; if several specify a trait, the last one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      horizontal: collections.last { $0.horizontalSizeClass != .unspecified }?
        .horizontalSizeClass ?? .unspecified,
      vertical: collections.last { $0.verticalSizeClass != .unspecified }?
        .verticalSizeClass ?? .unspecified,
      idiom: collections.last { $0.userInterfaceIdiom != .unspecified }?
        .userInterfaceIdiom ?? .unspecified,
      style: collections.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified)
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// The traits of the screen.
  public static var current: UITraitCollection { UIScreen.main.traitCollection }

  /// Whether this collection specifies all traits of another one, with the same values.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).sameTraits(as: self)
  }

  /// Whether colors differ between two collections because one is light and the other dark.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  func sameTraits(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
  }
}
