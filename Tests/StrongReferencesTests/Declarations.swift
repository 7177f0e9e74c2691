import StrongReferences
import Testing

/// What is held; its name tells which.
class Item: @unchecked Sendable {
  let name: String
  init(_ name: String = "item") { self.name = name }
}

/// An item told apart by its class.
final class SpecialItem: Item, Named, @unchecked Sendable {}

/// A protocol of classes only.
protocol Named: AnyObject {}

/// A protocol of any types.
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

/// The labels by which an object holds another, as a reader tells them.
func labels(of target: AnyObject, in holder: AnyObject) -> [String] {
  ReferenceReader().references(of: holder)
    .filter { $0.targetID == ObjectIdentifier(target) }.map(\.label)
}

/// The labels by which a value holds an object, the value being the property `value` of a holder.
func labels<Value>(of target: AnyObject, inValue value: Value) -> [String] {
  labels(of: target, in: Holder(value))
}

/// Expects that a value holds an object by some labels and no others; a function, since the macro
/// can't take closures apart.
func expect<Value>(
  _ expected: [String], of target: AnyObject, in value: Value,
  location: SourceLocation = #_sourceLocation
) {
  let found = labels(of: target, inValue: value)
  #expect(found == expected, sourceLocation: location)
}

/// Makes the optimiser believe that something is used.
@inline(never) @_optimize(none)
func use(_ values: Any...) {}
