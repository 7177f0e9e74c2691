import Coordinators
import HeadlessUIKit

/// What counts as a coordinator in an app of any style: what adopts the module's protocol, or is
/// named as coordinators are.
enum CoordinatorRule {
  private static let endings = ["Coordinator", "Router", "FlowController", "Flow"]
  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether an object is no view, no view controller and none of UIKit's own coordinators of
  /// transitions, and its class, or a superclass, is named as coordinators are.
  static func holds(for object: AnyObject) -> Bool {
    holds(forClass: type(of: object))
  }

  /// Whether the objects of a class count.
  static func holds(forClass type: AnyClass) -> Bool {
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    let isUIKits =
      type is UIResponder.Type || type is any UIViewControllerTransitionCoordinator.Type
    let answer = !isUIKits && (type is any Coordinator.Type || isNamedLikeOne(type))
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Whether a type's name, without its generic arguments, is one that coordinators have.
  static func isNameOfOne(_ name: String) -> Bool {
    let name = name.prefix { $0 != "<" }
    return endings.contains(where: name.hasSuffix)
  }

  /// Whether a type's name is more than that of a protocol or base class of all coordinators.
  static func isNameOfConcreteOne(_ name: String) -> Bool {
    isNameOfOne(name) && !endings.contains(name) && !name.hasPrefix("Base")
  }

  /// Whether a type is named as a router: a coordinator in its own right, or what coordinators show
  /// their screens with.
  static func isNameOfRouter(_ name: String) -> Bool {
    name.prefix { $0 != "<" }.hasSuffix("Router")
  }

  /// Whether an object is named as a router.
  static func isRouter(_ object: AnyObject) -> Bool {
    isNameOfRouter(TypeNames.name(of: type(of: object)))
  }

  private static func isNamedLikeOne(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      // The arguments of a generic class are not its name.
      if isNameOfOne(TypeNames.name(of: current)) { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
