public import HeadlessUIKit

/// An object that owns a flow of screens: it creates the view controllers, is their delegate, and
/// decides which screen comes next.
///
/// A parent keeps its children alive in `childCoordinators` and releases a child when the child
/// reports that it has finished.
@preconcurrency @MainActor
public protocol Coordinator: AnyObject {
  /// The parent, which is notified when this coordinator finishes; store it as a weak reference.
  var finishDelegate: (any CoordinatorFinishDelegate)? { get set }
  /// The coordinators of the flows that this one started.
  var childCoordinators: [any Coordinator] { get set }
  /// The controller that contains the flow's screens; nil before the start, or if the flow has no
  /// screen.
  var rootViewController: UIViewController? { get }
  /// Shows the flow's first screen.
  func start()
  /// Releases all children and notifies the finish delegate.
  func finish()
}

extension Coordinator {
  /// Releases all children and notifies the finish delegate.
  public func finish() {
    childCoordinators.removeAll()
    finishDelegate?.coordinatorDidFinish(childCoordinator: self)
  }

  /// Adds a child, becomes its finish delegate if possible, and starts it; records the event
  /// `childAdded`.
  public func startChild(_ child: any Coordinator) {
    childCoordinators.append(child)
    UIApplication.shared.log.record(.childAdded, about: child)
    child.finishDelegate = self as? any CoordinatorFinishDelegate
    child.start()
  }

  /// Releases one child by identity, so that siblings of the same type stay; records the event
  /// `finished`.
  public func removeChild(_ child: any Coordinator) {
    let count = childCoordinators.count
    childCoordinators.removeAll { $0 === child }
    guard childCoordinators.count < count else { return }
    UIApplication.shared.log.record(.finished, about: child)
  }
}
