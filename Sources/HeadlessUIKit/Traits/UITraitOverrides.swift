/// The traits that a controller overrides for itself and its children.
@preconcurrency @MainActor
public struct UITraitOverrides {
  private(set) var values: UITraitCollection?

  init() {}

  /// The override of the horizontal size class; `unspecified` if there is none.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values?.horizontalSizeClass ?? .unspecified }
    set {
      say(UITraitCollection(horizontalSizeClass: newValue), in: UITraitHorizontalSizeClass.self)
    }
  }

  /// The override of the vertical size class; `unspecified` if there is none.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values?.verticalSizeClass ?? .unspecified }
    set { say(UITraitCollection(verticalSizeClass: newValue), in: UITraitVerticalSizeClass.self) }
  }

  /// The override of the device type; `unspecified` if there is none.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values?.userInterfaceIdiom ?? .unspecified }
    set { say(UITraitCollection(userInterfaceIdiom: newValue), in: UITraitUserInterfaceIdiom.self) }
  }

  /// The override of the light or dark style; `unspecified` if there is none.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values?.userInterfaceStyle ?? .unspecified }
    set { say(UITraitCollection(userInterfaceStyle: newValue), in: UITraitUserInterfaceStyle.self) }
  }

  /// Returns whether the given trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    guard let trait = trait as? any SystemTrait.Type, let values else { return false }
    return trait.differs(values, UITraitCollection())
  }

  /// Removes the override of the given trait.
  public mutating func remove(_ trait: UITrait) {
    guard let trait = trait as? any SystemTrait.Type, let values else { return }
    let rest = trait.removed(from: values)
    self.values = rest.sameTraits(as: UITraitCollection()) ? nil : rest
  }

  private mutating func say(_ collection: UITraitCollection, in trait: UITrait) {
    remove(trait)
    values = UITraitCollection(traitsFrom: [values, collection].compactMap(\.self))
  }
}
