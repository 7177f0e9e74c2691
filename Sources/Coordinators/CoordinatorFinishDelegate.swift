/// Is notified when a child coordinator has finished: a parent, which releases the child.
@preconcurrency @MainActor
public protocol CoordinatorFinishDelegate: AnyObject {
  /// A child has finished.
  func coordinatorDidFinish(childCoordinator: any Coordinator)
}

extension CoordinatorFinishDelegate where Self: Coordinator {
  /// Releases the child.
  public func coordinatorDidFinish(childCoordinator: any Coordinator) {
    removeChild(childCoordinator)
  }
}
