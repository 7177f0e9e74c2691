/// A parent coordinator that is notified when a child has finished, and then releases it.
@preconcurrency @MainActor
public protocol CoordinatorFinishDelegate: AnyObject {
  /// Called when a child has finished.
  func coordinatorDidFinish(childCoordinator: any Coordinator)
}

extension CoordinatorFinishDelegate where Self: Coordinator {
  /// Releases the child.
  public func coordinatorDidFinish(childCoordinator: any Coordinator) {
    removeChild(childCoordinator)
  }
}
