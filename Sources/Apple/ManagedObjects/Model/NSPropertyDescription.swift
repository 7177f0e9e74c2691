public import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject, NSCopying {
  /// The entity that has the property.
  public internal(set) weak final var entity: NSEntityDescription?
  /// The name, by which `value(forKey:)` finds the property.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether the property isn't saved.
  open var isTransient = false
  /// Whether the property is one to search for.
  open var isIndexed = false
  /// Texts that the model's author has added.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name in an earlier version of the model.
  open var renamingIdentifier: String?
  /// Predicates that a value must fulfill to be saved.
  public private(set) final var validationPredicates: [NSPredicate] = []
  /// The messages for predicates that aren't fulfilled.
  public private(set) final var validationWarnings: [Any] = []

  /// Sets the predicates that a value must fulfill to be saved, and their messages.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  /// Creates a property without a name.
  public override init() { super.init() }

  /// Returns a copy, which belongs to no entity.
  open override func copy() -> Any { copy(with: nil) }
  /// Returns a copy, which belongs to no entity.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPropertyDescription()
    give(to: copy)
    return copy
  }

  final func give(to copy: NSPropertyDescription) {
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.validationPredicates = validationPredicates
    copy.validationWarnings = validationWarnings
  }
}
