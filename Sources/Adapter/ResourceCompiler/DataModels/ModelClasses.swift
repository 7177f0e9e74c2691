/// The Swift code of a model's classes, as Xcode generates it.
struct ModelClasses {
  private let entities: [ModelEntity]

  init(_ entities: [ModelEntity]) {
    self.entities = entities.filter { $0.generation != .manual && $0.facts.className != nil }
  }

  /// Returns the code of all classes.
  ///
  /// - Parameter ownProperties: Returns the names of properties in the app's extensions of a class
  ///   that key-value coding finds.
  /// - Returns: The code.
  func text(ownProperties: (String) -> [String]) -> String {
    var text = "import Foundation\n@_spi(ManagedProperties) import ManagedObjects\nimport UIKit\n"
    for entity in entities {
      if entity.generation == .class {
        text += declaration(entity, ownProperties(entity.className))
      }
      text += properties(entity)
      for relationship in entity.facts.relationships where relationship.isToMany {
        text += accessors(relationship, of: entity)
      }
    }
    return text
  }

  private func declaration(_ entity: ModelEntity, _ own: [String]) -> String {
    """

    nonisolated public class \(entity.className): \(entity.superclass) {\(Self.ownValues(own))}

    """
  }

  /// Returns the method by which key-value coding finds properties of a class's own.
  static func ownValues(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let cases = names.map { "case \"\($0)\": .some(self.\($0))" }
    return """

        @_spi(ManagedProperties) public override func ownValue(forKey key: String) -> Any?? {
          switch key {
          \(cases.joined(separator: "\n      "))
          default: super.ownValue(forKey: key)
          }
        }

      """
  }

  private func properties(_ entity: ModelEntity) -> String {
    var lines = [
      "public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {",
      "  NSFetchRequest<\(entity.className)>(entityName: \"\(entity.facts.name)\")", "}",
    ]
    lines += entity.facts.attributes.map { property($0.name, type(of: $0, in: entity)) }
    lines += entity.facts.relationships.map { property($0.name, type(of: $0, in: entity)) }
    return """

      nonisolated extension \(entity.className) {
        \(lines.joined(separator: "\n  "))
      }

      extension \(entity.className): Identifiable {}

      """
  }

  private func property(_ name: String, _ type: String) -> String {
    "public var \(AssetSymbols.escaped(name)): \(type) "
      + "{ get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
  }

  private func type(of attribute: DataModelFile.Attribute, in entity: ModelEntity) -> String {
    let isScalar = entity.scalars.contains(attribute.name)
    return switch attribute.type {
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Date": "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: (attribute.valueClassName ?? "NSObject") + "?"
    }
  }

  private func type(
    of relationship: DataModelFile.Relationship, in entity: ModelEntity
  ) -> String {
    guard relationship.isToMany else {
      return entity.destinations[relationship.name, default: ""] + "?"
    }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  private func accessors(
    _ relationship: DataModelFile.Relationship, of entity: ModelEntity
  ) -> String {
    let name = relationship.name
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let type = entity.destinations[name, default: ""]
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines: [String] = []
    for value in [type, set] {
      lines += [
        "public func addTo\(title)(_ value: \(value)) { addManaged(value, \"\(name)\") }",
        "public func removeFrom\(title)(_ value: \(value)) { removeManaged(value, \"\(name)\") }",
      ]
    }
    if relationship.isOrdered {
      for (value, place, label) in [(type, "Int", "idx"), ("[\(type)]", "NSIndexSet", "indexes")] {
        lines += [
          "public func insertInto\(title)(_ value: \(value), at \(label): \(place)) "
            + "{ addManaged(value, \"\(name)\", at: \(label)) }",
          "public func removeFrom\(title)(at \(label): \(place)) "
            + "{ replaceManaged(\"\(name)\", at: \(label), with: nil) }",
          "public func replace\(title)(at \(label): \(place), with value: \(value)) "
            + "{ replaceManaged(\"\(name)\", at: \(label), with: value) }",
        ]
      }
    }
    return """

      nonisolated extension \(entity.className) {
        \(lines.joined(separator: "\n  "))
      }

      """
  }
}
