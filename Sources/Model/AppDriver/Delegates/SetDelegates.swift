import HeadlessUIKit
import StrongReferences

/// The delegates and data sources that the app has set, to notice those that are freed while their
/// controller is in use.
final class SetDelegates {
  /// The object whose delegate it is.
  ///
  /// A weak reference would slow down every retain of the object. A controller is identified by its
  /// number.
  private enum Owner {
    case controller(number: Int)
    case object(UnownedReference)
  }

  private struct Entry {
    let owner: Owner
    let ownerID: ObjectIdentifier
    let adopted: DelegateProtocol
    let type: AnyClass
    /// A weak reference would slow down every retain of the delegate.
    let delegate: UnownedReference
  }

  private struct Warning: Hashable {
    /// The controller's number.
    let controller: Int
    let type: ObjectIdentifier
  }

  /// The maximum number of delegates to watch.
  private static let bound = 256

  private var entries: ContiguousArray<Entry> = []
  private var warned: Set<Warning> = []

  nonisolated deinit {}

  /// Forgets all delegates, as for a new launch.
  func removeAll() {
    entries.removeAll(keepingCapacity: true)
    warned.removeAll()
  }

  /// Notes that the app has set a delegate.
  func note(
    _ delegate: AnyObject?, _ adopted: DelegateProtocol, of owner: AnyObject,
    in application: UIApplication
  ) {
    let ownerID = ObjectIdentifier(owner)
    for index in entries.indices
    where entries[index].ownerID == ownerID && entries[index].adopted.type == adopted.type {
      entries.swapAt(index, entries.count - 1)
      entries.removeLast()
      break
    }
    guard let delegate, delegate !== owner, !(owner is UIApplication), !(owner is UIScene) else {
      return
    }
    if entries.count == Self.bound {
      entries.removeAll { object(of: $0.owner, in: application) == nil }
      guard entries.count < Self.bound else { return }
    }
    let entry = Entry(
      owner: (owner as? UIViewController).map { .controller(number: $0.number) }
        ?? .object(UnownedReference(owner)),
      ownerID: ownerID, adopted: adopted, type: type(of: delegate),
      delegate: UnownedReference(delegate))
    entries.append(entry)
  }

  /// Warns about each delegate that has been freed while its controller is in the hierarchy.
  func check(_ application: UIApplication) {
    // Loops backward, because freed delegates are removed.
    var index = entries.count - 1
    while index >= 0 {
      // The place can be asked without copying the reference, which would be counted.
      if !entries[index].delegate.place.isAlive { examine(index, application) }
      index -= 1
    }
  }

  private func examine(_ index: Int, _ application: UIApplication) {
    let entry = entries[index]
    let owner = object(of: entry.owner, in: application)
    let controller = owner.flatMap { screen(of: $0, in: application) }
    guard owner == nil || controller?.isInHierarchy == true else { return }
    entries.swapAt(index, entries.count - 1)
    entries.removeLast()
    guard let controller, !application.hasCrashed else { return }
    // A screen that makes itself the delegate of its navigation controller and is popped.
    guard !(entry.type is UIViewController.Type && controller is UINavigationController) else {
      return
    }
    let warning = Warning(
      controller: controller.number, type: ObjectIdentifier(entry.type))
    guard warned.insert(warning).inserted else { return }
    application.warn(
      .delegateFreed, controller, nil,
      "The \(entry.adopted.role) of \(described(controller)) was freed: "
        + TypeNames.name(of: entry.type))
  }

  private func object(of owner: Owner, in application: UIApplication) -> AnyObject? {
    switch owner {
    case .controller(let number): application.roster.controller(number)
    case .object(let reference): reference.target
    }
  }

  /// Returns the controller that an object with a delegate belongs to, preferably one in the
  /// hierarchy.
  private func screen(
    of owner: AnyObject, in application: UIApplication
  ) -> UIViewController? {
    let controller =
      (owner as? UIPresentationController)?.presentedController ?? nearestController(to: owner)
    guard controller?.isInHierarchy != true else { return controller }
    for other in application.roster.retainedControllers {
      if other.isInHierarchy, other.hasAccessory(owner) { return other }
    }
    return controller
  }

  private func nearestController(to owner: AnyObject) -> UIViewController? {
    var next = (owner as? UIGestureRecognizer)?.view ?? owner as? UIResponder
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }

  private func described(_ controller: UIViewController) -> String {
    let type = TypeNames.name(of: Swift.type(of: controller))
    return controller.givenName.map { "\(type) \"\($0)\"" } ?? type
  }
}
