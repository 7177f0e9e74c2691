import Foundation

/// The changes that the closures of an animation have made to views, so that they can be undone if
/// the animation ends at its start.
final class AnimatedChanges {
  /// The changes that the closures which now run make; `nil` outside such closures.
  static var current: AnimatedChanges?

  private var undoings: [() -> Void] = []

  /// Runs a closure and records the changes that it makes.
  func record(_ closure: () -> Void) {
    let outer = Self.current
    Self.current = self
    closure()
    Self.current = outer
  }

  /// Notes that a property of a view had another value.
  func note<Value>(
    _ view: UIView, _ property: ReferenceWritableKeyPath<UIView, Value>, _ old: Value
  ) {
    undoings.append { view[keyPath: property] = old }
  }

  /// Gives the properties the values that they had at first.
  func undo() {
    let undoings = undoings
    self.undoings = []
    for undoing in undoings.reversed() { undoing() }
  }

  func forget() { undoings = [] }
}
