import Coordinators
import HeadlessUIKit

/// Decides which objects count as coordinators: those that adopt the module's protocol, or have a
/// coordinator's name.
enum CoordinatorRule {
  private static let endings = ["Coordinator", "Router", "FlowController", "Flow"]
  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether an object counts as a coordinator.
  ///
  /// Views, view controllers and UIKit's transition coordinators don't.
  static func holds(for object: AnyObject) -> Bool {
    holds(forClass: type(of: object))
  }

  /// Whether instances of a class count as coordinators.
  static func holds(forClass type: AnyClass) -> Bool {
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    let isUIKits =
      type is UIResponder.Type || type is any UIViewControllerTransitionCoordinator.Type
    let answer = !isUIKits && (type is any Coordinator.Type || isNamedLikeOne(type))
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Whether a type's name, without its generic arguments, is a coordinator's name.
  static func isNameOfOne(_ name: String) -> Bool {
    let name = name.prefix { $0 != "<" }
    return endings.contains(where: name.hasSuffix)
  }

  /// Whether a type's name is more specific than the name of a protocol or base class for all
  /// coordinators.
  static func isNameOfConcreteOne(_ name: String) -> Bool {
    isNameOfOne(name) && !endings.contains(name) && !name.hasPrefix("Base")
  }

  /// Whether a type's name is a router's.
  ///
  /// A router is a coordinator itself, or an object with which coordinators show their screens.
  static func isNameOfRouter(_ name: String) -> Bool {
    name.prefix { $0 != "<" }.hasSuffix("Router")
  }

  /// Whether the name of an object's class is a router's.
  static func isRouter(_ object: AnyObject) -> Bool {
    isNameOfRouter(TypeNames.name(of: type(of: object)))
  }

  private static func isNamedLikeOne(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      // The name of a generic class ends before its arguments.
      if isNameOfOne(TypeNames.name(of: current)) { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
