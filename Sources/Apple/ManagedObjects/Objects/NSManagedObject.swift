public import Foundation
import HeadlessUIKit

/// An object whose properties a model describes, and that a context saves.
///
/// A fault has no values of its own yet. It takes those of the store when one is asked for.
open class NSManagedObject: NSObject {
  /// The context to which the object belongs; `nil` after it has been deleted and saved, or if the
  /// context is gone.
  public internal(set) weak final var managedObjectContext: NSManagedObjectContext?
  /// The object's entity.
  public final let entity: NSEntityDescription
  /// The object's identity, which changes when the object is saved for the first time.
  public internal(set) final var objectID: NSManagedObjectID

  /// The values, in the form of a row; `nil` for a fault.
  final var values: [String: Any]?
  /// The values when the object was last the same as in the store, and the version there.
  final var committed: (values: [String: Any], version: Int) = ([:], 0)
  /// The names of the properties that were set since.
  final var changedKeys: Set<String> = []
  final var state = State.plain

  /// The relation of an object to its context's changes.
  enum State { case plain, inserted, updated, deleted }

  // The only initializer that the class introduces: `make` finds it by its place.
  /// Creates an object of an entity, and inserts it into a context, if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(.temporary(), entity, nil)
    values = entity.defaultValues
    super.init()
    if let context { begin(in: context) }
  }

  /// Creates an object of the entity of its class, and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  /// The entity of the class.
  ///
  /// Apple's is that of the model which was loaded last.
  open class func entity() -> NSEntityDescription {
    for model in LoadedModels.all {
      if let entity = model.entities.first(where: { $0.objectClass() == self }) { return entity }
    }
    return Mistake.noEntity("no entity of a loaded model has the class \(NSStringFromClass(self))")
  }

  /// The entity of the class in the model of a context.
  final class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    context.model?.entities.first { $0.objectClass() == self }
      ?? Mistake.noEntity(
        "no entity in the model of the context has the class \(NSStringFromClass(self))")
  }

  /// Returns a request for the objects of the entity of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().key)
  }

  // MARK: Making

  static let initializer = ClassInitializer(of: NSManagedObject.self)

  /// Creates an object of the class, which may have an initializer of its own.
  final class func make(
    _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
  ) -> NSManagedObject {
    initializer.make(self, entity, context)
  }

  /// Creates a fault of the class for a saved object.
  final class func fault(
    _ id: NSManagedObjectID, in context: NSManagedObjectContext
  ) -> NSManagedObject {
    let object = make(id.entity, nil)
    object.objectID = id
    object.managedObjectContext = context
    object.values = nil
    return object
  }

  /// Makes a new object a part of a context.
  final func begin(in context: NSManagedObjectContext) {
    managedObjectContext = context
    context.noteInsertion(of: self)
    awakeFromInsert()
  }

  // MARK: State

  /// Whether the object will be inserted into the store when its context is saved.
  public final var isInserted: Bool { state == .inserted }
  /// Whether the object has been changed since it was last saved.
  public final var isUpdated: Bool { state == .updated }
  /// Whether the object will be deleted from the store when its context is saved.
  public final var isDeleted: Bool { state == .deleted }
  /// Whether the object is inserted, updated or deleted.
  public final var hasChanges: Bool { state != .plain }
  /// Whether the object has other values than the store.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  /// Whether the object has no values of its own yet.
  public final var isFault: Bool { values == nil }
  /// 0, or a number that says that the object is about to become a fault, or about to have values.
  open var faultingState: Int { isFault ? 1 : 0 }
  /// Returns whether the objects at the end of a relationship haven't been read.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
  /// Returns the identities of the objects at the end of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    related(key).map(\.objectID)
  }
  /// Returns the values that differ from those that were last read or saved; `NSNull` stands for
  /// none.
  open func changedValues() -> [String: Any] {
    var changed: [String: Any] = [:]
    for key in changedKeys where !Values.areEqual(values?[key], committed.values[key]) {
      changed[key] = value(forKey: key) ?? NSNull()
    }
    return changed
  }
  /// Returns the values since the last notification of changes; those that `changedValues()` has.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  /// Returns the values that were last read or saved, of the properties with the given names, or of
  /// all; `NSNull` stands for none.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    var found: [String: Any] = [:]
    for key in keys ?? Array(entity.propertiesByName.keys) {
      found[key] = external(committed.values[key], key) ?? NSNull()
    }
    return found
  }

  // MARK: Life cycle, for subclasses

  /// Called once for an object that is inserted; the default does nothing.
  open func awakeFromInsert() {}
  /// Called when a fault has read its values; the default does nothing.
  open func awakeFromFetch() {}
  /// Called before the object's context is saved, if the object has changes.
  open func willSave() {}
  /// Called after the object's context has been saved, if the object had changes.
  open func didSave() {}
  /// Called before the object becomes a fault.
  open func willTurnIntoFault() {}
  /// Called after the object has become a fault.
  open func didTurnIntoFault() {}
  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}

  // MARK: Key-value coding

  /// Returns the value of a property; one that the model doesn't have is one of the class's own.
  open func value(forKey key: String) -> Any? {
    guard entity.propertiesByName[key] != nil else { return value(forUndefinedKey: key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property, and the inverse of a relationship.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.propertiesByName[key] != nil else {
      return setValue(value, forUndefinedKey: key)
    }
    set(value, key)
  }

  /// Returns the value at the end of a path of names.
  open func value(forKeyPath keyPath: String) -> Any? {
    do throws(PredicateMistake) {
      return try KeyValue.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
    } catch {
      Mistake.fault(error.message)
      return nil
    }
  }

  /// Sets the property at the end of a path of names.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    var object: NSManagedObject? = self
    for key in keys.dropLast() { object = object?.value(forKey: key) as? NSManagedObject }
    object?.setValue(value, forKey: last)
  }

  /// Returns the values of properties by their names; `NSNull` stands for none.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(
      keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  /// Sets properties by their names; `NSNull` stands for none.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Called for a name that the model doesn't have.
  ///
  /// The default finds a property of the class's own that says `@objc`, or a stored one, and raises
  /// an exception if there is none.
  open func value(forUndefinedKey key: String) -> Any? {
    if key == "self" { return self }
    if key == "objectID" { return objectID }
    if let own = ownValue(forKey: key) { return own }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != NSManagedObject.self {
      if let child = current.children.first(where: { $0.label == key }) {
        return PredicateValue.unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    endApp("valueForUndefinedKey:", key)
    return nil
  }

  /// Called for a name that the model doesn't have; the default raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    endApp("setValue:forUndefinedKey:", key)
  }

  private func endApp(_ method: String, _ key: String) {
    FrameworkException.fault(
      "NSUnknownKeyException",
      "[<\(type(of: self))> \(method)]: the entity \(entity.key) is not key value "
        + "coding-compliant for the key \"\(key)\".")
  }

  /// Returns the value of a property that an app's class declares with `@objc`; adapted classes
  /// override it.
  @_spi(ManagedProperties)
  open func ownValue(forKey key: String) -> Any?? { nil }

  // MARK: Validation

  /// Checks the values before the object is inserted into the store.
  ///
  /// - Throws: An error of Cocoa's domain for the first property, or for all, that can't be saved.
  open func validateForInsert() throws { try validateProperties() }
  /// Checks the values before the object is updated in the store.
  ///
  /// - Throws: An error of Cocoa's domain for the first property, or for all, that can't be saved.
  open func validateForUpdate() throws { try validateProperties() }
  /// Checks before the object is deleted that no relationship denies it.
  ///
  /// - Throws: An error of Cocoa's domain.
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: Access

  /// Reads the values of a fault before a property is read; an app's accessors call it.
  open func willAccessValue(forKey key: String?) { fire() }
  /// Ends reading a property; an app's accessors call it.
  open func didAccessValue(forKey key: String?) {}
  /// Begins changing a property; an app's accessors call it.
  open func willChangeValue(forKey key: String) { fire() }
  /// Notes that a property has changed; an app's accessors call it.
  open func didChangeValue(forKey key: String) { noteChange(of: key) }
  /// Returns a value without telling anyone.
  open func primitiveValue(forKey key: String) -> Any? { external(values?[key], key) }
  /// Sets a value without telling anyone.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values?[key] = stored(value, key)
  }

  /// The class, the identity and the values.
  open override var description: String {
    let shown = values.map { "\($0)" } ?? "<fault>"
    return "<\(type(of: self))> (entity: \(entity.key); id: \(objectID); data: \(shown))"
  }
}
