import HeadlessUIKit
import StrongReferences

/// Finds the objects that hold suspected leaks.
struct HolderSearch {
  let reader: ReferenceReader
  /// The objects of the app that the system itself keeps.
  let roots: [ReferenceGraph.Root]
  /// Other possible holders: objects that were left behind too.
  let others: [ReferenceGraph.Root]

  /// Completes a finding with the path of references to the object.
  ///
  /// - Returns: The leak; nil if a coordinator that was not left behind keeps the object on
  ///   purpose, in a constant.
  func leak(
    _ finding: LeakFinding, action: Int, leftBehind: Set<ObjectIdentifier>
  ) -> Leak? {
    guard finding.kind != .screen else {
      return finding.leak(path: nil, noPath: nil, action: action)
    }
    do throws(Obstacle) {
      guard let holder = try holder(of: finding.object) else {
        return finding.leak(path: nil, noPath: .unreadableHolder, action: action)
      }
      if isOnPurpose(holder, finding.object, leftBehind) { return nil }
      return finding.leak(path: holder, noPath: nil, action: action)
    } catch {
      return finding.leak(path: nil, noPath: .obstacle(error), action: action)
    }
  }

  private func holder(of object: AnyObject) throws(Obstacle) -> ReferenceHolder? {
    if let obstacle = reader.obstacle { throw obstacle }
    if let holder = ReferenceHolder(of: object, from: roots, reader) { return holder }
    if let holder = try ReferenceHolder(cycleThrough: object, reader) { return holder }
    return ReferenceHolder(of: object, from: others.filter { $0.object !== object }, reader)
  }

  private func isOnPurpose(
    _ holder: ReferenceHolder, _ object: AnyObject, _ leftBehind: Set<ObjectIdentifier>
  ) -> Bool {
    guard let coordinator = holder.object, CoordinatorRule.holds(for: coordinator),
      !leftBehind.contains(ObjectIdentifier(coordinator))
    else { return false }
    return reader.keeps(object, inConstantOf: coordinator)
  }
}
