public import Foundation

/// How much room there is along an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said, little room (a phone held upright), much room (a tablet).
  case unspecified, compact, regular
}

/// The kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said, a phone, or a tablet.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// Whether the appearance is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said, light, or dark.
  case unspecified, light, dark
}

/// The environment of a controller or window: size classes, device, appearance.
///
/// A collection never changes.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
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

  /// Makes a collection that says nothing.
  public convenience override init() {
    self.init(horizontal: .unspecified)
  }

  nonisolated deinit {}

  /// Makes a collection that says only how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Makes a collection that says only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Makes a collection that says only whether the appearance is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Makes a collection of several; of a trait that several say, the last one counts.
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

  /// Makes a collection that says only what kind of device it is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// The traits of the screen.
  public static var current: UITraitCollection { UIScreen.main.traitCollection }

  /// Whether this collection says all that another one says.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).sameTraits(as: self)
  }

  /// Whether colours differ between two collections: where one is light and the other dark.
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
