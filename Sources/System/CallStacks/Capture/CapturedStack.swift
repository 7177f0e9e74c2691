/// A four-byte reference to a call stack in a `StackCollection`, small enough to be stored with
/// each event.
///
/// Equal stacks have equal values, so capturing the same stack again returns the same value.
package struct CapturedStack: Hashable, Sendable {
  /// The value for a stack that is unknown because no capture was made or the collection was full.
  package static let none = CapturedStack(number: 0)

  /// The stack's number, counted from 1 in order of first capture; 0 for an unknown stack.
  package let number: UInt32

  /// Creates a reference from a number that a `StackCollection` assigned.
  package init(number: UInt32) { self.number = number }
}
