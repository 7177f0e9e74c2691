import Foundation

extension NSManagedObject {
  /// The values that are saved, with the keys that inserted objects get.
  func savedValues(_ keys: [ObjectKey: ObjectKey]) -> [String: Any] {
    (values ?? [:]).filter { entity.propertiesByName[$0.key]?.isTransient == false }
      .mapValues { keys.isEmpty ? $0 : Values.replacing(keys, in: $0) }
  }

  /// Writes the values that have changed into a row.
  ///
  /// Other contexts may have added to a to-many relationship since this one has read it, so only
  /// what this one has added and removed is changed.
  func save(to row: inout Row, _ keys: [ObjectKey: ObjectKey]) {
    var hasNewVersion = false
    for name in changedKeys {
      guard let property = entity.propertiesByName[name], !property.isTransient else { continue }
      let value = values?[name].map { Values.replacing(keys, in: $0) }
      if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
        let old = committed.values[name] as? KeyList ?? KeyList()
        let list = row.values[name] as? KeyList ?? KeyList()
        row.values[name] = list.applying(
          value as? KeyList ?? KeyList(), since: old, isOrdered: relationship.isOrdered)
      } else if !Values.areEqual(row.values[name], value) {
        row.values[name] = value
        hasNewVersion = true
      }
    }
    if hasNewVersion { row.version += 1 }
  }
}
