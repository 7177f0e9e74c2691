/// A list of properties for which no two objects of an entity, or of those that inherit from it,
/// have the same values.
struct UniquenessConstraint: Hashable {
  let names: [String]
  private let entities: Set<String>

  init(_ properties: [Any], of entity: NSEntityDescription) {
    names = properties.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
    entities = Set(entity.family.map(\.key))
  }

  /// Returns the values that must be unique; `nil` if one is missing, which is like no other.
  func values(of values: [String: Any]) -> [AnyHashable]? {
    let found = names.compactMap { values[$0] as? AnyHashable }
    return found.count == names.count ? found : nil
  }

  /// Returns the values that must be unique; `nil` if the constraint isn't one of the row's entity,
  /// or a value is missing.
  func values(of row: Row) -> [AnyHashable]? {
    entities.contains(row.entity) ? values(of: row.values) : nil
  }
}

extension NSEntityDescription {
  /// The constraints, inherited ones included.
  final var constraints: [UniquenessConstraint] {
    uniquenessConstraints.map { UniquenessConstraint($0, of: self) }
      + (superentity?.constraints ?? [])
  }
}
