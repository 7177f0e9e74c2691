import HeadlessUIKit
import StrongReferences

/// A search for the objects that keep suspected leaks alive.
struct HolderSearch {
  let reader: ReferenceReader
  /// The app's objects that the system itself retains.
  let roots: [ReferenceGraph.Root]
  /// The trees of the `Coordinators` module; `nil` if the app doesn't use the module.
  let tree: PatternTree?
  /// A closure that returns other objects that may keep a leaked object alive, such as leaked
  /// controllers.
  let others: () -> [ReferenceGraph.Root]
  /// A closure that returns whether a coordinator has leaked.
  let isLeftBehind: (AnyObject) -> Bool
  /// A closure that returns the dormant finding that an object belongs to; `nil` if there is none.
  let dormantFinding: (AnyObject) -> LeakID?
  /// The dormant findings about objects that hold other leaked objects, which must be examined
  /// together with these.
  private(set) var reached: Set<LeakID> = []
  /// The number of objects that were read.
  private(set) var reads = 0

  /// Completes a finding with the path of references that keeps the object alive; `nil` if a
  /// coordinator that is not itself a leak retains it intentionally, in a constant.
  mutating func leak(_ finding: LeakFinding, action: Int) -> Leak? {
    guard finding.kind != .screen else {
      return finding.leak(path: nil, noPath: nil, action: action)
    }
    do throws(Obstacle) {
      guard let holder = try holder(of: finding.object) else {
        return finding.leak(path: nil, noPath: .unreadableHolder, action: action)
      }
      reads += holder.reads
      reached.formUnion(holder.objects.compactMap(dormantFinding))
      if isOnPurpose(holder) { return nil }
      return finding.leak(path: holder, noPath: nil, action: action)
    } catch {
      return finding.leak(path: nil, noPath: .obstacle(error), action: action)
    }
  }

  private func holder(of object: AnyObject) throws(Obstacle) -> ReferenceHolder? {
    if let obstacle = reader.obstacle { throw obstacle }
    // A parent has its children in a list, of which the others aren't read.
    if let parent = tree?.parent(of: object),
      let holder = ReferenceHolder(of: object, heldBy: parent, from: roots, reader)
    {
      return holder
    }
    if let holder = ReferenceHolder(of: object, from: roots, reader) { return holder }
    if let holder = try ReferenceHolder(cycleThrough: object, reader) { return holder }
    return ReferenceHolder(of: object, from: others().filter { $0.object !== object }, reader)
  }

  private func isOnPurpose(_ holder: ReferenceHolder) -> Bool {
    guard holder.isConstant, let coordinator = holder.object else { return false }
    return CoordinatorRule.holds(for: coordinator) && !isLeftBehind(coordinator)
  }
}
