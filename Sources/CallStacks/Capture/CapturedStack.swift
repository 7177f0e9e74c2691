/// A reference to a call stack in a `StackCollection`: four bytes, to be stored with an event.
///
/// Equal stacks have equal values, so capturing again from the same place gives the same value.
package struct CapturedStack: Hashable, Sendable {
  /// The value for an unknown stack: nothing was captured, or the collection was full.
  package static let none = CapturedStack(number: 0)

  /// The stack's number, counted from 1 in the order of first capture.
  package let number: UInt32

  /// Creates the value for a number from a `StackCollection`.
  package init(number: UInt32) { self.number = number }
}
