/// Facts about UIKit for tools that don't load it: classes, optional requirements, outlets.
///
/// The tables are derived from the declarations of HeadlessUIKit.
package enum UIKitSurface {
  /// A kind of property that holds objects.
  package enum PropertyKind {
    /// An app sets the property to an object of a class.
    case object
    /// An app sets the property to an object that conforms to a protocol.
    case delegate
    /// UIKit itself sets the property.
    case readOnly
  }

  /// The superclass of each class.
  package static let superclasses = Dictionary(
    uniqueKeysWithValues: subclasses.flatMap { base, names in names.map { ($0, base) } })

  /// Returns whether UIKit has a class.
  package static func isClass(_ name: String) -> Bool {
    name == "NSObject" || superclasses[name] != nil
  }

  /// Returns the superclasses of a class, nearest first.
  package static func superclasses(of name: String) -> [String] {
    var names: [String] = []
    var current = name
    while let next = superclasses[current] {
      names.append(next)
      current = next
    }
    return names
  }

  /// Returns the kind of a property that the first class of a lineage has; `nil` if there is none.
  package static func property(_ name: String, of lineage: [String]) -> PropertyKind? {
    lineage.lazy.compactMap { owner in
      properties[owner]?.first { $0.value.contains(name) }?.key
    }.first
  }
}
