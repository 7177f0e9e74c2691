public import HeadlessUIKit

/// An object that owns a flow of screens: it makes the view controllers, is their delegate, and
/// decides what is shown next.
///
/// A parent keeps its children alive in `childCoordinators` and lets go of a child when the child
/// says that it has finished.
@preconcurrency @MainActor
public protocol Coordinator: AnyObject {
  /// Hears that this coordinator has finished: its parent, kept weakly by the conforming class.
  var finishDelegate: (any CoordinatorFinishDelegate)? { get set }
  /// The coordinators of the flows that began within this one.
  var childCoordinators: [any Coordinator] { get set }
  /// The controller in which the flow's screens stand, nil before the start or where the task has
  /// no screen of its own.
  var rootViewController: UIViewController? { get }
  /// Shows the flow's first screen.
  func start()
  /// Lets go of all children and tells the finish delegate.
  func finish()
}

extension Coordinator {
  /// Lets go of all children and tells the finish delegate.
  public func finish() {
    childCoordinators.removeAll()
    finishDelegate?.coordinatorDidFinish(childCoordinator: self)
  }

  /// Takes a coordinator in as a child, becomes its finish delegate if it can, and starts it: an
  /// event, `childAdded`.
  public func startChild(_ child: any Coordinator) {
    childCoordinators.append(child)
    UIApplication.shared.log.record(.childAdded, coordinator: child)
    child.finishDelegate = self as? any CoordinatorFinishDelegate
    child.start()
  }

  /// Lets go of one child, found by identity, so that its siblings of the same type stay: an event,
  /// `finished`.
  public func removeChild(_ child: any Coordinator) {
    let count = childCoordinators.count
    childCoordinators.removeAll { $0 === child }
    guard childCoordinators.count < count else { return }
    UIApplication.shared.log.record(.finished, coordinator: child)
  }
}
