import Coordinators
import HeadlessUIKit
import ObjectFiles
import StrongReferences

/// The rule that determines which objects count as coordinators.
///
/// Coordinators are objects that conform to the `Coordinator` protocol, and objects whose class
/// is named like a coordinator.
enum CoordinatorRule {
  private static let endings = ["Coordinator", "Router", "FlowController", "Flow"]
  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Returns whether an object counts as a coordinator.
  ///
  /// Views, view controllers, and UIKit's transition coordinators don't count, nor do classes of
  /// Foundation and Core Data, such as `NSFileCoordinator`.
  static func holds(for object: AnyObject) -> Bool {
    holds(forClass: type(of: object))
  }

  /// Returns whether instances of a class count as coordinators.
  static func holds(forClass type: AnyClass) -> Bool {
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    // For each class that doesn't conform, a cast searches all conformances of the program.
    let answer =
      !(type is UIResponder.Type) && (isNamedLikeOne(type) || type is any Coordinator.Type)
      && !(type is any UIViewControllerTransitionCoordinator.Type)
      && !isReference(
        TypeNames.name(of: type), of: ReferenceReader.moduleName(of: type),
        packages: LoadedImage.executable?.packageModules ?? [])
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Returns whether a type's name, without its generic arguments, has a coordinator's suffix.
  static func isNameOfOne(_ name: String) -> Bool {
    let name = name.prefix { $0 != "<" }
    return endings.contains(where: name.hasSuffix)
  }

  /// Returns whether a type's name is that of a specific coordinator, rather than of a protocol or
  /// base class for all coordinators.
  static func isNameOfConcreteOne(_ name: String) -> Bool {
    isNameOfOne(name) && !endings.contains(name) && !name.hasPrefix("Base")
  }

  /// Returns whether a type's name is that of a router.
  ///
  /// A router is either a coordinator itself or an object that coordinators use to show their
  /// screens.
  static func isNameOfRouter(_ name: String) -> Bool {
    name.prefix { $0 != "<" }.hasSuffix("Router")
  }

  /// Returns whether a class is a library's router, by which an app refers to a coordinator of its
  /// own, such as XCoordinator's `StrongRouter`.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - module: The module that declares it.
  ///   - packages: The modules of packages of others.
  /// - Returns: Whether it is one.
  static func isReference(_ name: String, of module: String, packages: Set<String>) -> Bool {
    isNameOfRouter(name) && packages.contains(module)
  }

  /// Returns whether the name of an object's class is that of a router.
  static func isRouter(_ object: AnyObject) -> Bool {
    isNameOfRouter(TypeNames.name(of: type(of: object)))
  }

  private static func isNamedLikeOne(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      // Ignore the generic arguments, which follow the name of the class.
      let name = TypeNames.name(of: current)
      if isNameOfOne(name), !name.hasPrefix("NS") { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
