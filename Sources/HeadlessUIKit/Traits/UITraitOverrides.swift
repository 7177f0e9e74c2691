/// A controller's overrides of its own traits and those of its children.
@preconcurrency @MainActor
public struct UITraitOverrides {
  private(set) var said: UITraitCollection?

  init() {}

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { said?.horizontalSizeClass ?? .unspecified }
    set {
      say(UITraitCollection(horizontalSizeClass: newValue), in: UITraitHorizontalSizeClass.self)
    }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { said?.verticalSizeClass ?? .unspecified }
    set { say(UITraitCollection(verticalSizeClass: newValue), in: UITraitVerticalSizeClass.self) }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { said?.userInterfaceIdiom ?? .unspecified }
    set { say(UITraitCollection(userInterfaceIdiom: newValue), in: UITraitUserInterfaceIdiom.self) }
  }

  /// Whether the appearance is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { said?.userInterfaceStyle ?? .unspecified }
    set { say(UITraitCollection(userInterfaceStyle: newValue), in: UITraitUserInterfaceStyle.self) }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    guard let trait = trait as? any SystemTrait.Type, let said else { return false }
    return trait.differs(said, UITraitCollection())
  }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    guard let trait = trait as? any SystemTrait.Type, let said else { return }
    let rest = trait.removed(from: said)
    self.said = rest.sameTraits(as: UITraitCollection()) ? nil : rest
  }

  private mutating func say(_ collection: UITraitCollection, in trait: UITrait) {
    remove(trait)
    said = UITraitCollection(traitsFrom: [said, collection].compactMap(\.self))
  }
}
