import Foundation

/// Inserts the objects of a file into a context.
struct StoredObjectsWriter {
  private let context: NSManagedObjectContext
  private let entities: [String: NSEntityDescription]
  private var named: [String: NSManagedObject] = [:]
  private var references: [Reference] = []
  /// The lines of the objects.
  private(set) var lines: [NSManagedObject: Int] = [:]

  /// The end of a relationship that the file names before or after the object there.
  private struct Reference {
    let object: NSManagedObject
    let relationship: NSRelationshipDescription
    let node: JSONNode
    let name: String
  }

  init(_ context: NSManagedObjectContext) {
    self.context = context
    entities = context.model?.entitiesByName ?? [:]
  }

  private static func mistake(_ node: JSONNode, _ message: String) -> StoredObjectsMistake {
    StoredObjectsMistake(line: node.line, message: message)
  }

  /// Inserts the objects of all entities.
  mutating func write(_ root: JSONNode) throws(StoredObjectsMistake) {
    guard case .object(let members) = root.value else {
      throw Self.mistake(root, "expected an object with a list for each entity, found \(root.kind)")
    }
    try checkNames(members)
    for member in members {
      guard let entity = entities[member.name], !entity.isAbstract else {
        let names = entities.values.filter { !$0.isAbstract }.map(\.key).sorted()
        throw StoredObjectsMistake(
          line: member.line,
          message: "no entity \"\(member.name)\"; the model has \(names.joined(separator: ", "))")
      }
      guard case .array(let objects) = member.node.value else {
        throw Self.mistake(
          member.node, "expected a list of \(member.name), found \(member.node.kind)")
      }
      for object in objects { _ = try insert(object, entity) }
    }
    for reference in references {
      guard let end = named[reference.name] else {
        throw Self.mistake(reference.node, "no object has the \"@id\" \"\(reference.name)\"")
      }
      try relate(reference.object, reference.relationship, end, reference.node)
    }
  }

  private func checkNames(_ members: [JSONNode.Member]) throws(StoredObjectsMistake) {
    var lines: [String: Int] = [:]
    for member in members {
      if let line = lines.updateValue(member.line, forKey: member.name) {
        throw StoredObjectsMistake(
          line: member.line, message: "\"\(member.name)\" is there twice, in line \(line), too")
      }
    }
  }

  private mutating func insert(
    _ node: JSONNode, _ entity: NSEntityDescription
  ) throws(StoredObjectsMistake) -> NSManagedObject {
    guard case .object(let members) = node.value else {
      throw Self.mistake(node, "expected an object of \(entity.key), found \(node.kind)")
    }
    try checkNames(members)
    let object = entity.objectClass().make(entity, context)
    lines[object] = node.line
    for member in members {
      if member.name == "@id" {
        guard case .string(let name) = member.node.value, named[name] == nil else {
          throw Self.mistake(member.node, "expected a text for \"@id\" that no other object has")
        }
        named[name] = object
        continue
      }
      switch entity.propertiesByName[member.name] {
      case let attribute as NSAttributeDescription:
        object.setValue(try value(member.node, attribute), forKey: member.name)
      case let relationship as NSRelationshipDescription:
        try write(member.node, relationship, of: object)
      default:
        let names = entity.propertiesByName.keys.sorted().joined(separator: ", ")
        throw StoredObjectsMistake(
          line: member.line,
          message: "\(entity.key) has no property \"\(member.name)\"; it has \(names)")
      }
    }
    return object
  }

  private mutating func write(
    _ node: JSONNode, _ relationship: NSRelationshipDescription, of object: NSManagedObject
  ) throws(StoredObjectsMistake) {
    switch node.value {
    case .array(let nodes) where relationship.isToMany:
      for node in nodes { try write(node, relationship, of: object) }
    case .string(let name):
      references.append(
        Reference(object: object, relationship: relationship, node: node, name: name))
    case .object:
      guard let entity = relationship.destinationEntity else { return }
      try relate(object, relationship, try insert(node, entity), node)
    case .null: break
    default:
      throw Self.mistake(
        node,
        "expected what \(relationship.name) leads to, an object or its \"@id\", found "
          + node.kind)
    }
  }

  private func relate(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ end: NSManagedObject,
    _ node: JSONNode
  ) throws(StoredObjectsMistake) {
    guard let entity = relationship.destinationEntity, end.entity.isKindOf(entity: entity) else {
      throw Self.mistake(
        node,
        "\(relationship.name) leads to \(relationship.destinationEntity?.key ?? "nothing"), "
          + "not to \(end.entity.key)")
    }
    if relationship.isToMany {
      object.change(relationship.name, adding: [end], removing: [])
    } else {
      object.set(end, relationship.name)
    }
  }

  private func value(
    _ node: JSONNode, _ attribute: NSAttributeDescription
  ) throws(StoredObjectsMistake) -> Any? {
    let type = attribute.attributeType
    let value: Any? =
      switch (node.value, type) {
      case (.null, _): NSNull()
      case (.string(let text), .stringAttributeType): text
      case (.string(let text), .dateAttributeType):
        try? Date(text, strategy: .iso8601)
      case (.string(let text), .UUIDAttributeType): UUID(uuidString: text)
      case (.string(let text), .URIAttributeType): URL(string: text)
      case (.string(let text), .binaryDataAttributeType): Data(base64Encoded: text)
      case (.string(let text), .decimalAttributeType):
        // Foundation reads a number at the beginning of a text, too.
        Double(text).flatMap { _ in Decimal(string: text) }
      case (.bool(let isSet), .booleanAttributeType): isSet
      case (.number(let number), .dateAttributeType) where abs(number) < 1e12:
        Date(timeIntervalSince1970: number)
      case (.number(let number), _) where type.range != nil:
        Int64(exactly: number).flatMap { type.range?.contains($0) == true ? $0 : nil }
      case (.number(let number), .doubleAttributeType), (.number(let number), .floatAttributeType),
        (.number(let number), .decimalAttributeType):
        number
      default: nil
      }
    guard let value else {
      throw Self.mistake(
        node, "expected \(Self.kind(of: type)) for \(attribute.name), found \(node.kind)")
    }
    return value
  }

  private static func kind(of type: NSAttributeType) -> String {
    switch type {
    case .stringAttributeType: "a text"
    case .dateAttributeType: "a date such as \"2026-05-01T12:00:00Z\""
    case .UUIDAttributeType: "a UUID"
    case .URIAttributeType: "a URL"
    case .binaryDataAttributeType: "base64"
    case .booleanAttributeType: "true or false"
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      type.range.map { "an integer from \($0.lowerBound) to \($0.upperBound)" } ?? "an integer"
    case .doubleAttributeType, .floatAttributeType, .decimalAttributeType: "a number"
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType:
      "no value, because a file can't have one,"
    }
  }
}
