import Coordinators
import HeadlessUIKit
import StrongReferences

/// A reader of the coordinators that a screen references.
///
/// A screen may reference a coordinator as its delegate, in a closure, or through an object of its
/// own, such as a view model.
struct ScreenReader {
  /// The reader that all launches share.
  ///
  /// Its cached information about classes stays valid.
  private static let reader = ReferenceReader { type in
    type == UIViewController.self || ReferenceReader.isOpaqueByDefault(type)
  }

  /// Returns the coordinators that a screen references.
  ///
  /// - Complexity: Linear in the number of properties that the controller's class declares. If the
  ///   controller has no delegate, also linear in the number of properties of the objects that it
  ///   holds.
  func references(of controller: UIViewController) -> ScreenReferences {
    var references = ScreenReferences()
    var objects: [AnyObject] = []
    read(controller, into: &references) { objects.append($0) }
    guard references.delegates.isEmpty, !references.isOrphan else { return references }
    for object in objects { read(object, into: &references) { _ in } }
    return references
  }

  /// Returns the coordinators that a coordinator references.
  func coordinators(of coordinator: AnyObject) -> [AnyObject] {
    var references = ScreenReferences()
    read(coordinator, into: &references) { _ in }
    return references.coordinators
  }

  /// Returns whether a screen holds, directly or in a closure, an object that resumes a suspended
  /// task, such as a continuation or the source of an asynchronous stream.
  func isAwaited(_ controller: UIViewController) -> Bool {
    var isAwaited = false
    Self.reader.forEachReference(of: controller) { target, _ in
      if !isAwaited { isAwaited = Self.resumesTasks(type(of: target)) }
    }
    return isAwaited
  }

  private static func resumesTasks(_ type: AnyClass) -> Bool {
    let name = TypeNames.name(of: type)
    return name == "CheckedContinuationCanary" || name.hasPrefix("_AsyncStream")
      || (name == "_Storage" && ReferenceReader.moduleName(of: type) == "Swift")
  }

  private func read(
    _ object: AnyObject, into references: inout ScreenReferences, others: (AnyObject) -> Void
  ) {
    var looseOnes: [AnyObject] = []
    var isOrphan = false
    Self.reader.forEachReference(of: object) { target, _ in
      if CoordinatorRule.holds(for: target) {
        references.add(target, isLoose: false)
      } else if !(target is UIResponder) {
        others(target)
      }
    } loose: { reference, label in
      if let target = reference.target {
        if CoordinatorRule.holds(for: target) { looseOnes.append(target) }
      } else if reference.isDead, Self.meansCoordinator(reference.declared, label()) {
        isOrphan = true
      }
    }
    for target in looseOnes { references.add(target, isLoose: true) }
    if isOrphan { references.isOrphan = true }
  }

  /// Returns whether a reference to a freed object referred to a coordinator, judging by its type
  /// or the property's name.
  private static func meansCoordinator(_ declared: Any.Type, _ label: String) -> Bool {
    if let type = declared as? AnyClass { return CoordinatorRule.holds(forClass: type) }
    return declared is any Coordinator.Type || CoordinatorRule.isNameOfOne("\(declared)")
      || label.lowercased().hasSuffix("delegate") || label.lowercased().hasSuffix("coordinator")
  }
}
