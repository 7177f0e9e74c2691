import HeadlessUIKit
import StrongReferences

/// A search for the objects that keep suspected leaks alive.
struct HolderSearch {
  let reader: ReferenceReader
  /// The app's objects that the system itself retains.
  let roots: [ReferenceGraph.Root]
  /// Other objects that may keep a leaked object alive, such as leaked controllers.
  let others: [ReferenceGraph.Root]

  /// Completes a finding with the path of references that keeps the object alive.
  ///
  /// - Returns: The leak; `nil` if a coordinator that is not itself a leak retains the object
  ///   intentionally, in a constant.
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
