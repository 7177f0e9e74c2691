/// A call stack that a `StackCollection` keeps: four bytes, to be stored with an event.
///
/// Stacks that are equal have equal values, and the next capture from the same place gives the same.
package struct CapturedStack: Hashable, Sendable {
  /// The stack of which nothing is known: nothing was captured, or there was no more room.
  package static let none = CapturedStack(number: 0)

  /// Counted from 1 in the order of first capture.
  package let number: UInt32

  /// The stack of a number that a `StackCollection` gave out.
  package init(number: UInt32) { self.number = number }
}
