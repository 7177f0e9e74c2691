import StrongReferences
import Testing

/// An object that tests search for, identified by its name.
class Item: @unchecked Sendable {
  let name: String
  init(_ name: String = "item") { self.name = name }
}

/// An item identified by its class.
final class SpecialItem: Item, Named, @unchecked Sendable {}

/// A class-only protocol.
protocol Named: AnyObject {}

/// A protocol without constraints.
protocol Anything {}

/// A protocol with a primary associated type.
protocol Source<Element> {
  associatedtype Element
}

/// A class with one property of any type.
class Holder<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Returns the labels that a reader reports for one object's references to another.
func labels(of target: AnyObject, in holder: AnyObject) -> [String] {
  ReferenceReader().references(of: holder)
    .filter { $0.targetID == ObjectIdentifier(target) }.map(\.label)
}

/// Returns the labels that a reader reports for a value's references to an object.
///
/// Each label begins with `value`, the holder's property that stores the value.
func labels<Value>(of target: AnyObject, inValue value: Value) -> [String] {
  labels(of: target, in: Holder(value))
}

/// Expects the references from a value to an object to have exactly the given labels.
///
/// This is a function because the `#expect` macro can't expand closures.
func expect<Value>(
  _ expected: [String], of target: AnyObject, in value: Value,
  location: SourceLocation = #_sourceLocation
) {
  let found = labels(of: target, inValue: value)
  #expect(found == expected, sourceLocation: location)
}

/// Makes the optimizer assume that the values are used.
@inline(never) @_optimize(none)
func use(_ values: Any...) {}
