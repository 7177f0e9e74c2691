/// The saved values of an object.
struct Row {
  let entity: String
  /// The number of times that attributes and to-one relationships have been saved.
  var version = 1
  /// Attributes as objects keep them, an `ObjectKey` for a to-one relationship, and a `KeyList` for
  /// a to-many one.
  var values: [String: Any] = [:]
}
