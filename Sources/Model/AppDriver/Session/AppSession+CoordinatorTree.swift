import HeadlessUIKit

extension AppSession {
  /// Visits the app's coordinators, each before its children, without finding out which screens
  /// they own.
  ///
  /// - Parameter body: A closure that receives the name of the coordinator's class and the number
  ///   of coordinators above it.
  /// - Complexity: If the app uses the `Coordinators` module, linear in the number of coordinators;
  ///   otherwise, linear in the number of the app's objects.
  package func forEachCoordinator(_ body: (_ name: String, _ depth: Int) -> Void) {
    if ownership?.forEachOfPattern(body) == true { return }
    func visit(_ coordinator: CoordinatorSnapshot, _ depth: Int) {
      body(coordinator.type, depth)
      for child in coordinator.children { visit(child, depth + 1) }
    }
    for coordinator in coordinators { visit(coordinator, 0) }
  }
}
