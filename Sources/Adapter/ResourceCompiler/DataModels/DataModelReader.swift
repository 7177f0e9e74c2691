import BuildFormats
import Foundation

/// Reads the file of one version of a model.
struct DataModelReader {
  private(set) var file: DataModelFile
  private(set) var entities: [ModelEntity] = []
  private let path: String

  /// - Throws: A `Diagnostic` with the line of a mistake.
  init(_ path: String, _ data: Data, module: String) throws {
    self.path = path
    file = DataModelFile(module: module)
    let root = try ElementReader.read(path, data)
    guard root.name == "model" else {
      throw Diagnostic(
        path, line: root.line,
        "the outermost element is <\(root.name)>, not <model>; open and save it in Xcode")
    }
    let elements = root.children.filter { $0.name == "entity" }
    var known: [String: Element] = [:]
    for element in elements {
      let name = try name(of: element)
      if let other = known[name] {
        throw mistake(element, "line \(other.line) has an entity \(name), too; rename one")
      }
      known[name] = element
    }
    try checkParents(elements, known)
    for element in elements { try add(element, known) }
    for element in root.children { try addOther(element, known) }
  }

  func mistake(_ element: Element, _ message: String) -> Diagnostic {
    Diagnostic(path, line: element.line, message)
  }

  func attribute(_ name: String, of element: Element) throws -> String {
    guard let value = element[name], !value.isEmpty else {
      throw mistake(element, "<\(element.name)> has no \(name); set it in Xcode")
    }
    return value
  }

  /// Returns an element's name, which is an identifier in Swift.
  func name(of element: Element) throws -> String {
    let name = try attribute("name", of: element)
    guard AssetSymbols.isIdentifier(name) else {
      throw mistake(
        element, "\"\(name)\" can't be the name of an \(element.name); rename it in Xcode")
    }
    return name
  }

  // MARK: Entities

  private mutating func add(_ element: Element, _ known: [String: Element]) throws {
    let name = try attribute("name", of: element)
    try checkNames(in: element, name)
    var entity = DataModelFile.Entity(name: name)
    entity.className = element["representedClassName"]
    entity.isAbstract = element.isSet("isAbstract")
    entity.userInfo = element.userInfo
    if let parent = element["parentEntity"] {
      guard known[parent] != nil else {
        throw mistake(element, "there is no entity \(parent), the parent of \(name)")
      }
      entity.parent = parent
    }
    for child in element.children {
      switch child.name {
      case "attribute": entity.attributes.append(try attribute(child, of: name))
      case "relationship": entity.relationships.append(try relationship(child, of: name, known))
      case "uniquenessConstraints":
        entity.uniquenessConstraints = child.children.map { constraint in
          constraint.children.compactMap { $0["value"] }
        }
      default: break
      }
    }
    file.entities.append(entity)
    let generation = element["codeGenerationType"].flatMap(ModelEntity.Generation.init)
    entities.append(
      ModelEntity(
        facts: entity, generation: generation ?? .manual, className: Self.className(element),
        superclass: entity.parent.flatMap { known[$0] }.map(Self.className) ?? "NSManagedObject",
        scalars: Set(
          element.children.filter { $0.isSet("usesScalarValueType") }.compactMap { $0["name"] }),
        destinations: Dictionary(
          entity.relationships.map { relationship in
            (
              relationship.name,
              known[relationship.destination].map(Self.className) ?? "NSManagedObject"
            )
          }, uniquingKeysWith: { first, _ in first })))
  }

  /// The class of an entity, without its module.
  private static func className(_ entity: Element) -> String {
    entity["representedClassName"]?.split(separator: ".").last.map(String.init)
      ?? "NSManagedObject"
  }

  private static let types: Set = [
    "Integer 16", "Integer 32", "Integer 64", "Decimal", "Double", "Float", "String", "Boolean",
    "Date", "Binary", "UUID", "URI", "Transformable", "Undefined",
  ]

  private func attribute(
    _ element: Element, of entity: String
  ) throws -> DataModelFile.Attribute {
    let name = try attribute("name", of: element)
    let type = element["attributeType"] ?? "Undefined"
    guard Self.types.contains(type) else {
      throw mistake(
        element,
        "the attribute \(name) of \(entity) has the type \(type), which flowsh doesn't know")
    }
    if type == "Undefined", !element.isSet("transient") {
      throw mistake(element, "the attribute \(name) of \(entity) has no type; choose one in Xcode")
    }
    var attribute = DataModelFile.Attribute(name: name, type: type)
    attribute.isOptional = element.isSet("optional")
    attribute.isTransient = element.isSet("transient")
    attribute.defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    attribute.minimum = element["minValueString"] ?? element["minDateTimeInterval"]
    attribute.maximum = element["maxValueString"] ?? element["maxDateTimeInterval"]
    attribute.pattern = element["regularExpressionString"]
    attribute.valueClassName = element["customClassName"]
    attribute.userInfo = element.userInfo
    try check(attribute, of: entity, element)
    return attribute
  }

  private func relationship(
    _ element: Element, of entity: String, _ known: [String: Element]
  ) throws -> DataModelFile.Relationship {
    let name = try attribute("name", of: element)
    let destination = try attribute("destinationEntity", of: element)
    guard let end = known[destination] else {
      throw mistake(
        element, "there is no entity \(destination), at the end of \(entity).\(name)")
    }
    var relationship = DataModelFile.Relationship(name: name, destination: destination)
    if let inverse = element["inverseName"] {
      guard let back = self.relationship(inverse, of: end, known) else {
        throw mistake(
          element, "\(destination) has no relationship \(inverse), the inverse of \(entity).\(name)"
        )
      }
      guard back["inverseName"] == name else {
        throw mistake(
          element,
          "\(destination).\(inverse), the inverse of \(entity).\(name), has "
            + "\(back["inverseName"] ?? "none") as its own; choose one in Xcode")
      }
      relationship.inverse = inverse
    }
    relationship.isOptional = element.isSet("optional")
    relationship.isToMany = element.isSet("toMany")
    relationship.isOrdered = element.isSet("ordered")
    relationship.deleteRule = element["deletionRule"] ?? "No Action"
    relationship.minimum = element["minCount"].flatMap { Int($0) } ?? 0
    relationship.maximum = element["maxCount"].flatMap { Int($0) } ?? 0
    try check(relationship, of: entity, element)
    relationship.userInfo = element.userInfo
    return relationship
  }

  /// Returns a relationship that an entity has, or inherits.
  private func relationship(
    _ name: String, of entity: Element, _ known: [String: Element]
  ) -> Element? {
    var next: Element? = entity
    var seen = 0
    while let current = next, seen <= known.count {
      let own = current.children.first { $0.name == "relationship" && $0["name"] == name }
      if let own { return own }
      next = current["parentEntity"].flatMap { known[$0] }
      seen += 1
    }
    return nil
  }

  // MARK: The rest

  private mutating func addOther(_ element: Element, _ known: [String: Element]) throws {
    switch element.name {
    case "fetchRequest":
      file.fetchRequests.append(
        DataModelFile.FetchRequest(
          name: try attribute("name", of: element), entity: try attribute("entity", of: element),
          predicate: element["predicateString"]))
    case "configuration":
      file.configurations[try attribute("name", of: element)] =
        element.children.compactMap { $0["name"] }
    default: break
    }
  }
}

extension Element {
  /// Whether an attribute says yes.
  fileprivate func isSet(_ name: String) -> Bool { self[name] == "YES" }

  /// The texts that the model's author has added.
  fileprivate var userInfo: [String: String] {
    Dictionary(
      (child("userInfo")?.children ?? []).compactMap { entry in
        entry["key"].map { ($0, entry["value"] ?? "") }
      }, uniquingKeysWith: { first, _ in first })
  }
}
