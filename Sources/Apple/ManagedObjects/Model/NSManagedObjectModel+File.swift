import Foundation
import HeadlessUIKit

extension DataModelFile {
  /// Reads a model, or the current version of one that is a folder; `nil` if it isn't one.
  static func read(_ url: URL) -> DataModelFile? {
    let file = url.pathExtension == "momd" ? url.appendingPathComponent(Self.name) : url
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(DataModelFile.self, from: data)
  }
}

extension NSManagedObjectModel {
  /// Takes the entities of a model that the build has read.
  func take(_ file: DataModelFile) {
    module = file.module
    var known: [String: NSEntityDescription] = [:]
    for entity in file.entities { known[entity.name] = NSEntityDescription(entity) }
    for entity in file.entities {
      guard let description = known[entity.name] else { continue }
      description.subentities = file.entities.filter { $0.parent == entity.name }
        .compactMap { known[$0.name] }
      for relationship in entity.relationships {
        let property =
          description.propertiesByName[relationship.name] as? NSRelationshipDescription
        property?.destinationEntity = known[relationship.destination]
      }
    }
    for entity in file.entities {
      for relationship in entity.relationships {
        let property = known[entity.name]?.relationshipsByName[relationship.name]
        property?.inverseRelationship = relationship.inverse.flatMap {
          property?.destinationEntity?.relationshipsByName[$0]
        }
      }
    }
    entities = file.entities.compactMap { known[$0.name] }
    for (name, names) in file.configurations {
      setEntities(names.compactMap { known[$0] }, forConfigurationName: name)
    }
    for template in file.fetchRequests {
      let request = NSFetchRequest<NSFetchRequestResult>(entityName: template.entity)
      request.predicate = template.predicate.map { NSPredicate(format: $0, argumentArray: nil) }
      setFetchRequestTemplate(request, forName: template.name)
    }
  }
}

extension NSEntityDescription {
  convenience init(_ entity: DataModelFile.Entity) {
    self.init()
    name = entity.name
    managedObjectClassName = entity.className ?? "NSManagedObject"
    isAbstract = entity.isAbstract
    userInfo = entity.userInfo
    uniquenessConstraints = entity.uniquenessConstraints
    properties =
      entity.attributes.map { NSAttributeDescription($0) }
      + entity.relationships.map { NSRelationshipDescription($0) }
  }
}

extension NSAttributeDescription {
  convenience init(_ attribute: DataModelFile.Attribute) {
    self.init()
    name = attribute.name
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    userInfo = attribute.userInfo
    attributeValueClassName = attribute.valueClassName
    let type = NSAttributeType(modelName: attribute.type) ?? .undefinedAttributeType
    attributeType = type
    defaultValue = attribute.defaultValue.flatMap { type.value(modelText: $0) }
    pattern = attribute.pattern
    // The bounds of a text are those of its length.
    let bound: NSAttributeType = type == .stringAttributeType ? .integer64AttributeType : type
    bounds = (
      attribute.minimum.flatMap { bound.value(modelText: $0) },
      attribute.maximum.flatMap { bound.value(modelText: $0) }
    )
  }
}

extension NSRelationshipDescription {
  convenience init(_ relationship: DataModelFile.Relationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    isOrdered = relationship.isOrdered
    userInfo = relationship.userInfo
    minCount = relationship.minimum
    maxCount = relationship.isToMany ? relationship.maximum : 1
    deleteRule = NSDeleteRule(modelName: relationship.deleteRule) ?? .noActionDeleteRule
  }
}
