import Coordinators
import HeadlessUIKit
import StrongReferences

/// Reads from a screen itself who is in charge of it: the coordinators that it refers to, as to its
/// delegate, in a closure, or by way of an object of its own, a view model.
struct ScreenOwners {
  /// The coordinators that a screen refers to.
  struct Answer {
    var coordinators: [AnyObject] = []
    /// Whether there is a reference to a coordinator, or a delegate, that is gone.
    var isOrphan = false
  }

  /// What it learns of classes holds for all launches.
  private static let reader = ReferenceReader { type in
    type == UIViewController.self || ReferenceReader.isOpaqueByDefault(type)
  }

  /// - Complexity: Linear in what the controller's class declares; of what it holds, objects that are
  ///   no controllers are read where it doesn't refer to a coordinator itself.
  func owners(of controller: UIViewController) -> Answer {
    var answer = Answer()
    var held: [AnyObject] = []
    read(controller, into: &answer) { held.append($0) }
    guard answer.coordinators.isEmpty, !answer.isOrphan else { return answer }
    for object in held { read(object, into: &answer) { _ in } }
    return answer
  }

  private func read(
    _ object: AnyObject, into answer: inout Answer, others: (AnyObject) -> Void
  ) {
    Self.reader.forEachReference(of: object) { target, _ in
      if CoordinatorRule.holds(for: target) {
        Self.add(target, to: &answer)
      } else if !(target is UIResponder) {
        others(target)
      }
    }
    Self.reader.forEachLooseReference(of: object) { reference, label in
      if let target = reference.target {
        if CoordinatorRule.holds(for: target) { Self.add(target, to: &answer) }
      } else if reference.isDead, Self.meansCoordinator(reference.declared, label()) {
        answer.isOrphan = true
      }
    }
  }

  private static func add(_ coordinator: AnyObject, to answer: inout Answer) {
    if !answer.coordinators.contains(where: { $0 === coordinator }) {
      answer.coordinators.append(coordinator)
    }
  }

  /// Whether a reference whose object is gone was one to a coordinator: by its type, or because it is
  /// what the screen tells everything.
  private static func meansCoordinator(_ declared: Any.Type, _ label: String) -> Bool {
    if let type = declared as? AnyClass { return CoordinatorRule.holds(forClass: type) }
    return declared is any Coordinator.Type || CoordinatorRule.isNameOfOne("\(declared)")
      || label.lowercased().hasSuffix("delegate") || label.lowercased().hasSuffix("coordinator")
  }
}
