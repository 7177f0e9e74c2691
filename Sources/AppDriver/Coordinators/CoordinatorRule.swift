import HeadlessUIKit

/// What counts as a coordinator in an app that doesn't use the module `Coordinators`.
enum CoordinatorRule {
  private static let endings = ["Coordinator", "Router", "FlowController", "Flow"]
  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether an object is no view and no view controller, and its class, or a superclass, is named
  /// as coordinators are.
  static func holds(for object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    let answer = !(object is UIResponder) && isNamedLikeOne(type)
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func isNamedLikeOne(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      // The arguments of a generic class are not its name.
      let name = TypeNames.name(of: current).prefix { $0 != "<" }
      if endings.contains(where: name.hasSuffix) { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
