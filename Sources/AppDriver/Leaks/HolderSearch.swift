import HeadlessUIKit
import StrongReferences

/// Finds what holds the objects that seem to be left behind.
struct HolderSearch {
  let reader: ReferenceReader
  /// What the system itself keeps of the app.
  let roots: [ReferenceGraph.Root]
  /// What else may hold an object: other things that were left behind.
  let others: [ReferenceGraph.Root]

  /// A finding with the way that leads to the object.
  ///
  /// - Returns: nil where a coordinator that is not left behind itself keeps the object on purpose:
  ///   in a constant.
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
