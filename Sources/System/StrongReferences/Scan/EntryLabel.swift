/// A label that identifies an entry of a dictionary or a set.
///
/// It contains a key's value only for standard library types and for enums without payloads.
/// Describing any other key could run the app's code or trap.
enum EntryLabel: Comparable, CustomStringConvertible {
  case number(Int)
  case text(String)
  /// A key that can't be described, identified by its type.
  case type(String)
  /// A member of a set.
  case member

  init<Key>(_ key: Key) {
    if let text = key as? String {
      self = .text(text)
    } else if let number = key as? Int {
      self = .number(number)
    } else if Key.self == AnyHashable.self, let base = (key as? AnyHashable)?.base as? String {
      self = .text(base)
    } else if Key.self == AnyHashable.self, let base = (key as? AnyHashable)?.base as? Int {
      self = .number(base)
    } else if TypeMetadata(Key.self).kind == .enumType {
      self = withUnsafePointer(to: key) { Self.caseName(of: Key.self, at: $0) }
    } else {
      self = .type("\(Key.self)")
    }
  }

  /// Returns whether entries with keys of a type are sorted by their labels.
  static func areOrdered(_ type: Any.Type) -> Bool {
    type == String.self || type == Int.self || type == AnyHashable.self
      || TypeMetadata(type).kind == .enumType
  }

  /// Returns the label for an enum value: its case if no case has a payload, otherwise its type.
  private static func caseName(of type: Any.Type, at address: UnsafeRawPointer) -> EntryLabel {
    let metadata = TypeMetadata(type)
    let cases = metadata.cases
    guard cases.allSatisfy({ $0.payload == nil }), let tag = metadata.enumTag(at: address),
      cases.indices.contains(tag)
    else { return .type("\(type)") }
    return .type("." + cases[tag].name)
  }

  var description: String {
    switch self {
    case .number(let number): "[\(number)]"
    case .text(let text): "[\(text.debugDescription)]"
    case .type(let name): "[\(name)]"
    case .member: " (member)"
    }
  }
}
