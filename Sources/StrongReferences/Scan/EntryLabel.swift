/// The text that identifies an entry of a dictionary or a set.
///
/// It is created only for types of the standard library, because describing a key of the app's own
/// type may run the app's code or trap.
enum EntryLabel: Comparable, CustomStringConvertible {
  case number(Int)
  case text(String)
  /// A key without a text of its own, identified by its type.
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

  /// Whether to sort entries by their labels, for keys of a type.
  static func areOrdered(_ type: Any.Type) -> Bool {
    type == String.self || type == Int.self || type == AnyHashable.self
      || TypeMetadata(type).kind == .enumType
  }

  /// The name of a case, if the enum has no payloads.
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
