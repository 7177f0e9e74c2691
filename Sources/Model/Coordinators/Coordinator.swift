public import HeadlessUIKit

/// An object that manages a flow of screens.
///
/// It creates the flow's view controllers, serves as their delegate, and decides which screen comes
/// next. It retains its children in `childCoordinators`, and releases each one when it finishes.
@preconcurrency @MainActor
public protocol Coordinator: AnyObject {
  /// The parent, which is notified when this coordinator finishes.
  ///
  /// Conforming classes must declare this property `weak`.
  var finishDelegate: (any CoordinatorFinishDelegate)? { get set }
  /// The coordinators that this one has started and that haven't finished yet.
  var childCoordinators: [any Coordinator] { get set }
  /// The controller that contains the flow's screens; `nil` if the flow has no screen or hasn't
  /// started.
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

  /// Adds a child, records a `childAdded` event, and starts the child.
  ///
  /// If this coordinator conforms to `CoordinatorFinishDelegate`, it becomes the child's finish
  /// delegate.
  public func startChild(_ child: any Coordinator) {
    startChild(child, finishDelegate: self as? any CoordinatorFinishDelegate)
  }

  fileprivate func startChild(
    _ child: any Coordinator, finishDelegate: (any CoordinatorFinishDelegate)?
  ) {
    childCoordinators.append(child)
    UIApplication.shared.log.record(.childAdded, about: child)
    child.finishDelegate = finishDelegate
    child.start()
  }

  /// Releases a child and records a `finished` event.
  ///
  /// Children are compared by identity, so other children of the same type remain.
  public func removeChild(_ child: any Coordinator) {
    let count = childCoordinators.count
    childCoordinators.removeAll { $0 === child }
    guard childCoordinators.count < count else { return }
    UIApplication.shared.log.record(.finished, about: child)
  }
}

extension Coordinator where Self: CoordinatorFinishDelegate {
  /// Adds a child, becomes its finish delegate, records a `childAdded` event, and starts the child.
  ///
  /// Does the same as the method of every coordinator, without looking up the conformance, for
  /// which the runtime searches the whole program.
  public func startChild(_ child: any Coordinator) {
    startChild(child, finishDelegate: self)
  }
}

nonisolated extension ActivityEvent.Kind {
  fileprivate static let childAdded = Self("childAdded", isCausedByApp: true)
  fileprivate static let finished = Self("finished", isCausedByApp: true)
}
