import HeadlessUIKit
import StrongReferences

/// The coordinators that are or were in charge of screens, each at an index of its own.
final class CoordinatorRecords {
  /// The records; `nil` marks a free index.
  private var list: ContiguousArray<TrackedCoordinator?> = []
  /// The references to the coordinators, by the same indices.
  private var references: ContiguousArray<UnownedReference?> = []
  private var free: [Int] = []
  /// The number of coordinators that have been seen.
  private var seen = 0
  /// The appearances and deallocations that haven't been logged yet.
  private var marks: [(kind: ActivityEvent.Kind, type: AnyClass)] = []

  nonisolated deinit {}

  // MARK: Recording

  /// Records a coordinator, unless it is recorded already.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator.
  ///   - isStarted: Whether it counts as started now if it is new.
  /// - Returns: Its index.
  func track(_ coordinator: AnyObject, isStarted: Bool) -> Int {
    for place in list.indices where list[place]?.isOf(coordinator) == true { return place }
    seen += 1
    if isStarted { marks.append((.started, Swift.type(of: coordinator))) }
    let reference = UnownedReference(coordinator)
    let tracked = TrackedCoordinator(coordinator, reference, order: seen)
    guard let place = free.popLast() else {
      list.append(tracked)
      references.append(reference)
      return list.count - 1
    }
    list[place] = tracked
    references[place] = reference
    return place
  }

  /// Notes that a controller that is being recorded refers to a coordinator.
  func addReferrer(at place: Int, isContainer: Bool) {
    list[place]?.referrers += 1
    if !isContainer { list[place]?.hasOwnScreens = true }
  }

  /// Notes that a controller that referred to a coordinator has been freed.
  func removeReferrer(at place: Int) { list[place]?.referrers -= 1 }

  /// Counts the controllers in windows of each coordinator again.
  func recount(_ attached: ContiguousArray<(place: Int, isContainer: Bool)>) {
    // Changed outside of the property, because each access to it is checked at run time.
    var list = list
    self.list = []
    for place in list.indices { list[place]?.beginCount() }
    for (place, isContainer) in attached { list[place]?.count(isContainer: isContainer) }
    self.list = list
  }

  /// Adds the coordinators that are alive but have no visible screen to the suspects, and records which have
  /// been freed.
  ///
  /// - Returns: Whether any has been freed.
  func sort(into suspects: inout LeakSuspects) -> Bool {
    var hasDead = false
    for place in list.indices {
      guard let isAlive = list[place]?.isAlive else { continue }
      if !isAlive {
        hasDead = true
        noteFreed(at: place)
      } else if list[place]?.isInCharge == true {
        suspects.inCharge += 1
      } else {
        suspects.idle.append(place)
      }
    }
    return hasDead
  }

  /// Records that a coordinator has been freed, and forgets it if no screen refers to it.
  private func noteFreed(at place: Int) {
    guard let tracked = list[place] else { return }
    if !tracked.isFreed {
      list[place]?.isFreed = true
      marks.append((.freed, tracked.type))
    }
    guard tracked.referrers == 0 else { return }
    list[place] = nil
    references[place] = nil
    free.append(place)
  }

  /// Logs which coordinators have appeared or been freed.
  func logMarks(in log: ActivityLog) {
    for mark in marks { log.record(mark.kind, aboutInstanceOf: mark.type) }
    if !marks.isEmpty { marks.removeAll() }
  }

  // MARK: Lookup

  /// Whether a recorded coordinator hasn't been freed.
  func isAlive(at place: Int) -> Bool { list[place]?.isAlive == true }

  /// The class of a recorded coordinator, also of one that has been freed.
  func type(at place: Int) -> AnyClass? { list[place]?.type }

  /// A recorded coordinator; `nil` if it has been freed.
  func coordinator(at place: Int) -> AnyObject? { list[place]?.coordinator }

  /// Returns the coordinators at the given indices that are still alive.
  ///
  /// Each is paired with its number in the order in which coordinators were first seen.
  func coordinators(at places: [Int]) -> [(object: AnyObject, order: Int)] {
    places.compactMap { place in
      list[place].flatMap { tracked in
        tracked.coordinator.map { (object: $0, order: tracked.order) }
      }
    }
  }

  /// The coordinators with a visible screen, mapped to their numbers in the order in which
  /// coordinators were first seen.
  var inCharge: [ObjectIdentifier: Int] {
    var inCharge: [ObjectIdentifier: Int] = [:]
    for case let tracked? in list where tracked.isInCharge {
      if let object = tracked.coordinator { inCharge[ObjectIdentifier(object)] = tracked.order }
    }
    return inCharge
  }

  /// Whether a recorded coordinator is still alive.
  var hasAny: Bool { list.contains { $0?.isAlive == true } }

  /// All living coordinators, keyed by their numbers in the order in which coordinators were first
  /// seen.
  var byOrder: [Int: AnyObject] {
    var alive: [Int: AnyObject] = [:]
    for case let tracked? in list { alive[tracked.order] = tracked.coordinator }
    return alive
  }

  /// The coordinators, which may keep a leaked object alive.
  var roots: [ReferenceGraph.Root] {
    list.compactMap { tracked in
      tracked?.coordinator.map { ReferenceGraph.Root("coordinator", $0) }
    }
  }
}
