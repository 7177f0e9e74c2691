/// The effect on the objects at the end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They keep the deleted object at the end of the inverse.
  case noActionDeleteRule = 0
  /// They lose the deleted object at the end of the inverse.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// The object can't be deleted while there are any.
  case denyDeleteRule = 3

  /// Creates a rule from the name that a model's file has for it.
  init?(modelName: String) {
    switch modelName {
    case "No Action": self = .noActionDeleteRule
    case "Nullify": self = .nullifyDeleteRule
    case "Cascade": self = .cascadeDeleteRule
    case "Deny": self = .denyDeleteRule
    default: return nil
    }
  }
}
