/// The traits that a controller overrides for itself and its children.
///
/// A trait that isn't overridden reads as its default value.
@preconcurrency @MainActor
public struct UITraitOverrides: UIMutableTraits {
  private(set) var values: UITraitCollection?

  init() {}

  /// The override of the given trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values?[trait] ?? T.defaultValue }
    set { values = (values ?? UITraitCollection()).replacing(trait, with: newValue) }
  }

  /// Returns whether the given trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values?.differs(trait, from: UITraitCollection()) ?? false
  }

  /// Removes the override of the given trait.
  public mutating func remove(_ trait: UITrait) {
    guard let rest = values?.removing(trait) else { return }
    values = rest.sameTraits(as: UITraitCollection()) ? nil : rest
  }
}
