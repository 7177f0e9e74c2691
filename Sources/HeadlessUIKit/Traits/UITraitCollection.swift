public import Foundation

/// The size class of one axis: a coarse measure of the available space.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class isn't specified.
  case unspecified
  /// Limited space, such as the width of an upright phone.
  case compact
  /// Ample space, such as the width of a tablet.
  case regular
}

/// The device type.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// The device type isn't specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The light or dark style of the user interface.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// The style isn't specified.
  case unspecified
  /// The light style.
  case light
  /// The dark style.
  case dark
}

/// The traits of a controller or window: its size classes, device type, and light or dark style.
///
/// A trait collection is immutable.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The device type.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The light or dark style.
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

  /// Creates a collection that specifies no traits.
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

  /// Creates a collection that specifies only the light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates a collection by merging others.
  ///
  /// If several collections specify the same trait, the last one takes precedence.
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

  /// Creates a collection that specifies only the device type.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// The traits of the screen.
  public static var current: UITraitCollection { UIScreen.main.traitCollection }

  /// Returns whether this collection has all the trait values that the given collection specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).sameTraits(as: self)
  }

  /// Returns whether two collections differ in their light or dark style, which determines colors.
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
