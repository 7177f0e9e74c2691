/// What hears that a child coordinator has finished: a parent, which lets go of it.
@preconcurrency @MainActor
public protocol CoordinatorFinishDelegate: AnyObject {
  /// A child has finished.
  func coordinatorDidFinish(childCoordinator: any Coordinator)
}

extension CoordinatorFinishDelegate where Self: Coordinator {
  /// Lets go of the child.
  public func coordinatorDidFinish(childCoordinator: any Coordinator) {
    removeChild(childCoordinator)
  }
}
