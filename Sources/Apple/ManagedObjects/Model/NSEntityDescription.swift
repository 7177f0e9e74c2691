public import Foundation

/// An entity of a model: the name, the class and the properties of its objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The name of the class of the entity's objects, with its module.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { knownClass = nil }
  }
  /// Whether the entity has no objects of its own.
  open var isAbstract = false
  /// Texts that the model's author has added.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name in an earlier version of the model.
  open var renamingIdentifier: String?
  /// The entities that inherit the properties.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities { entity.superentity = self }
      forget()
    }
  }
  /// The entity from which properties are inherited.
  public private(set) weak final var superentity: NSEntityDescription?
  /// Lists of properties that no two objects have the same values for: names or descriptions.
  open var uniquenessConstraints: [[Any]] = []
  /// The model that has the entity.
  public internal(set) weak final var managedObjectModel: NSManagedObjectModel?

  private var ownProperties: [NSPropertyDescription] = []
  private var knownProperties: [String: NSPropertyDescription]?
  private var knownDefaults: [String: Any]?
  private var knownRelationships: [String]?
  private var knownClass: NSManagedObject.Type?

  /// Creates an entity without a name.
  public override init() { super.init() }

  /// The properties, inherited ones included.
  open var properties: [NSPropertyDescription] {
    get { ownProperties + (superentity?.properties ?? []) }
    set {
      ownProperties = newValue.filter { $0.entity == nil || $0.entity === self }
      for property in ownProperties { property.entity = self }
      forget()
    }
  }

  private func forget() {
    knownProperties = nil
    knownDefaults = nil
    knownRelationships = nil
    for entity in subentities { entity.forget() }
  }

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let knownProperties { return knownProperties }
    let properties = Dictionary(
      properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    knownProperties = properties
    return properties
  }
  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  /// The entities that inherit the properties, by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(
      subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// Returns the relationships whose objects are of an entity.
  open func relationships(forDestination entity: NSEntityDescription)
    -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }
  /// Returns whether the entity is another one, or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// Returns an entity of a context's model.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }
  /// Inserts a new object of an entity into a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity =
      entity(forEntityName: entityName, in: context)
      ?? Mistake.noEntity("+entityForName: could not find an entity named '\(entityName)'")
    return entity.objectClass().make(entity, context)
  }

  // MARK: Inside the module

  /// The name, or an empty one.
  final var key: String { name ?? "" }

  /// The values of a new object, in the form in which objects keep them.
  final var defaultValues: [String: Any] {
    if let knownDefaults { return knownDefaults }
    let values = attributesByName.compactMapValues { attribute in
      attribute.defaultValue.flatMap { attribute.attributeType.kept($0) }
    }
    knownDefaults = values
    return values
  }

  /// The names of the relationships.
  final var relationshipNames: [String] {
    if let knownRelationships { return knownRelationships }
    let names = relationshipsByName.keys.sorted()
    knownRelationships = names
    return names
  }

  /// The entity and all that inherit from it.
  final var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The class of the entity's objects.
  ///
  /// One that doesn't exist is `NSManagedObject`, as on iOS.
  final func objectClass() -> NSManagedObject.Type {
    if let knownClass { return knownClass }
    let name = managedObjectClassName ?? ""
    let found =
      ClassName.find(name, module: managedObjectModel?.module) as? NSManagedObject.Type
      ?? NSManagedObject.self
    knownClass = found
    return found
  }

  /// The description, with the name.
  open override var description: String { "<NSEntityDescription: \(key)>" }
}
