/// An object that finds its properties by their names itself, such as one that a model describes.
package nonisolated protocol KeyedObject: AnyObject {
  /// The identity by which a predicate compares two objects, which may stand for the same.
  var keyedIdentity: AnyHashable { get }
  /// Returns the value of a property.
  func keyedValue(_ key: String) throws(PredicateMistake) -> Any?
}
