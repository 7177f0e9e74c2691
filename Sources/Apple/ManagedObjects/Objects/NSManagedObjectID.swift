public import Foundation
package import HeadlessUIKit

/// The identity of an object in all contexts.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  let key: ObjectKey
  /// The object's entity.
  public final let entity: NSEntityDescription
  /// The store that has the object; `nil` before it is saved.
  public private(set) weak final var persistentStore: NSPersistentStore?
  private let storeIdentifier: String?

  init(_ key: ObjectKey, _ entity: NSEntityDescription, _ store: NSPersistentStore?) {
    self.key = key
    self.entity = entity
    persistentStore = store
    storeIdentifier = store?.identifier
  }

  /// Whether the object hasn't been saved.
  public final var isTemporaryID: Bool { key.isTemporary }

  /// Returns a URL that identifies the object also in a later launch, if it has been saved.
  open func uriRepresentation() -> URL {
    let store = storeIdentifier ?? ""
    let letter = isTemporaryID ? "t" : "p"
    guard let url = URL(string: "x-coredata://\(store)/\(entity.key)/\(letter)\(key.number)") else {
      Mistake.raise("the name of the entity \(entity.key) can't be a part of a URL")
    }
    return url
  }

  /// Returns the identity itself.
  open override func copy() -> Any { self }
  /// Returns the identity itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.key == key
  }
  open override var hash: Int { key.hashValue }
  /// The URL and the kind of the identity.
  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}

extension NSManagedObjectID: KeyedObject {
  package final var keyedIdentity: AnyHashable { key }
  package final func keyedValue(_ key: String) throws(PredicateMistake) -> Any? {
    throw PredicateMistake("an NSManagedObjectID has no property \(key)")
  }
}
