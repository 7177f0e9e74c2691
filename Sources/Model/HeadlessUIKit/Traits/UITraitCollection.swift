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

/// Whether a screen measures the force of a touch.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// The device type.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// The device type isn't specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
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
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  /// The horizontal size class.
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass
  /// The device type.
  open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
  /// The light or dark style.
  open private(set) var userInterfaceStyle: UIUserInterfaceStyle
  let others: OtherTraits

  init(
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    others: OtherTraits = OtherTraits()
  ) {
    self.others = others
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

  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  /// The number of pixels in a point.
  open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// Whether the screen measures the force of a touch; never.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  /// The contrast between colors.
  open var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// The level over other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The weight of text.
  open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

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
    var others = collections.first?.others ?? OtherTraits()
    for collection in collections.dropFirst() { others.merge(collection.others) }
    self.init(
      horizontal: collections.last { $0.horizontalSizeClass != .unspecified }?
        .horizontalSizeClass ?? .unspecified,
      vertical: collections.last { $0.verticalSizeClass != .unspecified }?
        .verticalSizeClass ?? .unspecified,
      idiom: collections.last { $0.userInterfaceIdiom != .unspecified }?
        .userInterfaceIdiom ?? .unspecified,
      style: collections.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified,
      others: others)
  }

  /// Creates a collection that specifies the traits that a closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(traitsFrom: [UITraitCollection().modifyingTraits(mutations)])
  }

  /// Creates a collection that specifies only the given trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init(traitsFrom: [UITraitCollection().replacing(trait, with: value)])
  }

  /// Creates a collection that specifies only the device type.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// The traits for resolving colors: those of the screen, if the app doesn't set others.
  open class var current: UITraitCollection {
    get {
      // On other threads, nobody has set any.
      guard Thread.isMainThread else { return UITraitCollection() }
      return MainActor.assumeIsolated {
        UIApplication.shared.currentTraits ?? UIScreen.main.traitCollection
      }
    }
    set {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { UIApplication.shared.currentTraits = newValue }
    }
  }

  /// Returns whether this collection has all the trait values that the given collection specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).sameTraits(as: self)
  }

  /// Returns whether two collections differ in their light or dark style, which determines colors.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Calls a closure during which `current` is this collection.
  open func performAsCurrent(_ actions: () -> Void) {
    guard Thread.isMainThread else { return actions() }
    let previous = MainActor.assumeIsolated { UIApplication.shared.currentTraits }
    Self.current = self
    actions()
    MainActor.assumeIsolated { UIApplication.shared.currentTraits = previous }
  }

  func sameTraits(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && others.isSame(as: other.others)
  }
}

nonisolated extension UITraitCollection {
  /// The value of the given trait, or its default value if the collection doesn't specify it.
  public final subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    if let system = trait as? any SystemTrait.Type, let value = value(of: system) as? T.Value {
      return value
    }
    return others.value(of: trait) as? T.Value ?? T.defaultValue
  }

  /// Returns a copy of the collection with the traits that a closure changes.
  public final func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    var traits: any UIMutableTraits = MutableTraits(collection: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.collection ?? self
  }

  /// Creates a collection that specifies only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }
  /// Creates a collection that specifies only the number of pixels in a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: scale)
  }
  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }
  /// Creates a collection that specifies only the contrast between colors.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }
  /// Creates a collection that specifies only the level over other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }
  /// Creates a collection that specifies only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
  }

  /// Returns whether a trait has different values in two collections.
  func differs(_ trait: UITrait, from other: UITraitCollection) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return !others.isSame(trait, as: other.others)
    }
    return systemTraitDiffers(system, from: other)
  }

  /// Returns a copy that doesn't specify the given trait.
  func removing(_ trait: UITrait) -> UITraitCollection {
    if let system = trait as? any SystemTrait.Type { return system.removed(from: self) }
    var others = others
    others.remove(trait)
    return UITraitCollection(
      horizontal: horizontalSizeClass, vertical: verticalSizeClass, idiom: userInterfaceIdiom,
      style: userInterfaceStyle, others: others)
  }

  /// Returns a copy in which the given trait has the given value.
  func replacing(_ trait: UITrait, with value: Any) -> UITraitCollection {
    let rest = removing(trait)
    if let system = trait as? any SystemTrait.Type {
      return UITraitCollection(traitsFrom: [rest, collection(system, with: value)])
    }
    var others = rest.others
    others.set(value, for: trait)
    return UITraitCollection(
      horizontal: rest.horizontalSizeClass, vertical: rest.verticalSizeClass,
      idiom: rest.userInterfaceIdiom, style: rest.userInterfaceStyle, others: others)
  }

  private func value<T: SystemTrait>(of trait: T.Type) -> Any { T.value(in: self) }

  private func systemTraitDiffers<T: SystemTrait>(
    _ trait: T.Type, from other: UITraitCollection
  ) -> Bool {
    T.value(in: self) != T.value(in: other)
  }

  private func collection<T: SystemTrait>(_ trait: T.Type, with value: Any) -> UITraitCollection {
    guard let value = value as? T.Value else { return UITraitCollection() }
    return T.collection(with: value)
  }
}
