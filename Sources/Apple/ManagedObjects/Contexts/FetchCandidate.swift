import Foundation
import HeadlessUIKit

/// An object that a request may find: one that has changes, or the row of one that hasn't.
struct FetchCandidate {
  /// The object that a predicate looks at.
  let subject: any KeyedObject

  init(_ object: NSManagedObject) { subject = object }

  init(_ key: ObjectKey, _ row: Row, _ context: NSManagedObjectContext) {
    subject = RowReader(key, row, context)
  }

  /// The object in the context.
  var object: NSManagedObject {
    switch subject {
    case let reader as RowReader: reader.object
    case let object as NSManagedObject: object
    default: preconditionFailure("a candidate is a row or an object")
    }
  }

  var id: NSManagedObjectID { (subject as? RowReader)?.id ?? object.objectID }

  /// Returns the value at the end of a path of names.
  func value(at path: ArraySlice<String>) -> Any? {
    do throws(PredicateMistake) {
      if path.count == 1, let name = path.first { return try subject.keyedValue(name) }
      return try KeyValue.value(of: subject, at: path)
    } catch {
      Mistake.fault(error.message)
      return nil
    }
  }
}

/// Reads the values of a row, and of those at the ends of its relationships, without objects.
final class RowReader: KeyedObject, CustomStringConvertible {
  private let key: ObjectKey
  private let row: Row
  private let context: NSManagedObjectContext

  init(_ key: ObjectKey, _ row: Row, _ context: NSManagedObjectContext) {
    (self.key, self.row, self.context) = (key, row, context)
  }

  private var entity: NSEntityDescription? { context.model?.entitiesByName[row.entity] }

  var id: NSManagedObjectID {
    if let object = context.registered(key) { return object.objectID }
    guard let entity, let source = context.source else {
      preconditionFailure("a row has an entity of its context's model")
    }
    return source.identity(of: key, entity)
  }

  var object: NSManagedObject { context.registered(key) ?? context.registeredFault(id) }

  var keyedIdentity: AnyHashable { key }
  var description: String { "the object of \(row.entity)" }

  func keyedValue(_ name: String) throws(PredicateMistake) -> Any? {
    if let value = row.values[name] {
      switch value {
      case let key as ObjectKey: return reader(of: key)
      case let list as KeyList: return list.keys.compactMap { reader(of: $0) }
      default: return value
      }
    }
    if let property = entity?.propertiesByName[name] {
      return (property as? NSRelationshipDescription)?.isToMany == true ? [Any]() : nil
    }
    if ["objectID", "self"].contains(name) { return self }
    let names = (entity?.propertiesByName.keys.sorted() ?? []).joined(separator: ", ")
    throw PredicateMistake("keypath \(name) not found in entity \(row.entity), which has \(names)")
  }

  private func reader(of key: ObjectKey) -> (any KeyedObject)? {
    if let object = context.changed[key] { return object.isDeleted ? nil : object }
    return context.row(for: key).map { RowReader(key, $0, context) }
  }
}
