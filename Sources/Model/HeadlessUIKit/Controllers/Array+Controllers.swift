// These members use loops instead of closures, because a closure on the main actor checks its
// executor on every call.
extension [UIViewController] {
  /// Returns the first index of the given controller; `nil` if the array doesn't contain it.
  func place(of controller: UIViewController) -> Int? {
    for index in indices where self[index] === controller { return index }
    return nil
  }

  /// Returns whether the given array contains the same controllers in the same order.
  func isSame(as other: [UIViewController]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }

  /// The first controller that appears more than once; `nil` if there is none.
  var firstRepeated: UIViewController? {
    guard count > 1 else { return nil }
    guard count > 8 else {
      for index in indices {
        for earlier in 0..<index where self[earlier] === self[index] { return self[index] }
      }
      return nil
    }
    var seen = Set<ObjectIdentifier>(minimumCapacity: count)
    for controller in self where !seen.insert(ObjectIdentifier(controller)).inserted {
      return controller
    }
    return nil
  }
}
