/// A target and the method to call on it, without a strong reference.
struct ActionTarget {
  private let link: WeakLink<AnyObject>
  private var object: AnyObject? { link.object }
  /// The method.
  let action: Selector

  init(_ target: Any, _ action: Selector) {
    link = WeakLink(target as AnyObject)
    self.action = action
  }

  /// Whether the target still exists.
  var isAlive: Bool { object != nil }

  /// Returns whether this is the given target with the given action; `nil` fits any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || object === target as AnyObject) && (action == nil || self.action == action)
  }

  /// Calls the method with an argument, unless the target has been freed.
  func call(_ argument: Any?) {
    guard let object else { return }
    UIApplication.shared.log.noteAction(action, on: object)
    action.perform(on: object, argument)
  }
}
