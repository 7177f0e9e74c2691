// Loops and no closures: a closure made on the main actor asks at each call where it runs.
extension [UIViewController] {
  /// Where a controller stands, looked for from the start.
  func place(of controller: UIViewController) -> Int? {
    for index in indices where self[index] === controller { return index }
    return nil
  }

  /// Whether these are the same controllers in the same order.
  func isSame(as other: [UIViewController]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }

  /// A controller that stands here a second time.
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
