/// The first word of an object that Foundation compares.
///
/// Before Foundation compares two values in a dictionary, such as the attributes of text, it reads
/// the word after the object's header, in which Core Foundation's objects keep their type. If that
/// word happens to say "no type", Foundation ends the process. This is so in the Foundation of
/// Swift 6.2.
package nonisolated enum FoundationObject {
  /// A word that names a type that isn't registered, so the object counts as one of Swift's.
  package static let word = UInt.max
}
