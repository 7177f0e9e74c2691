import HeadlessUIKit
import StrongReferences

/// The coordinators that are or were in charge of screens, each at an index of its own.
final class CoordinatorRecords {
  /// The records; `nil` marks a free index.
  private var list: ContiguousArray<TrackedCoordinator?> = []
  /// The references to the coordinators, by the same indices.
  private var references: ContiguousArray<UnownedReference?> = []
  private var free: [Int] = []
  /// The indices of the coordinators, also of those that have been freed.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The indices of the coordinators that are examined after each action.
  private var awake: ContiguousArray<Int> = []
  /// The indices of the coordinators that a finding is about and to which nothing happens.
  private var dormant: ContiguousArray<Int> = []
  /// The number of coordinators that have been freed and to which a screen still refers.
  private var dead = 0
  /// The number of coordinators that have been seen.
  private var seen = 0
  /// The appearances and deallocations that haven't been logged yet.
  private var marks: [(kind: ActivityEvent.Kind, type: AnyClass)] = []

  nonisolated deinit {}

  // MARK: Recording

  /// Records a coordinator, unless it is recorded already, and returns its index; a new one counts
  /// as started if `isStarted` is set.
  func track(_ coordinator: AnyObject, isStarted: Bool) -> Int {
    if let place = places[ObjectIdentifier(coordinator)] { return place }
    seen += 1
    if isStarted { marks.append((.started, Swift.type(of: coordinator))) }
    let reference = UnownedReference(coordinator)
    let tracked = TrackedCoordinator(coordinator, reference, order: seen)
    let place = free.popLast() ?? list.count
    if place == list.count {
      list.append(tracked)
      references.append(reference)
    } else {
      list[place] = tracked
      references[place] = reference
    }
    places[tracked.identity] = place
    awake.append(place)
    return place
  }

  /// Notes that a controller that is being recorded refers to a coordinator.
  func addReferrer(at place: Int, isContainer: Bool) {
    list[place]?.referrers += 1
    if !isContainer { list[place]?.hasOwnScreens = true }
  }

  /// Notes that a controller that referred to a coordinator has been freed.
  func removeReferrer(at place: Int) {
    list[place]?.referrers -= 1
    guard let tracked = list[place], tracked.isFreed, tracked.referrers == 0 else { return }
    dead -= 1
    forget(tracked, at: place)
  }

  /// Counts the controllers in windows of each coordinator again, and returns the dormant
  /// coordinators that are in charge of a screen.
  func recount(_ attached: ContiguousArray<(place: Int, isContainer: Bool)>) -> [Int] {
    // Changed outside of the property, because each access to it is checked at run time.
    var list = list
    self.list = []
    for place in awake { list[place]?.beginCount() }
    for (place, _) in attached { list[place]?.beginCount() }
    var woken: [Int] = []
    for (place, isContainer) in attached {
      list[place]?.count(isContainer: isContainer)
      if let tracked = list[place], tracked.isDormant, tracked.isInCharge { woken.append(place) }
    }
    self.list = list
    return woken
  }

  /// Adds the coordinators that are alive but have no visible screen to the suspects; returns
  /// whether any has been freed to which a screen still refers.
  func sort(into suspects: inout LeakSuspects) -> Bool {
    var freed: [(tracked: TrackedCoordinator, place: Int)] = []
    for place in awake {
      guard let tracked = list[place] else { continue }
      if !tracked.isAlive {
        freed.append((tracked, place))
      } else if tracked.isInCharge {
        suspects.inCharge += 1
      } else {
        suspects.idle.append(place)
      }
    }
    if !freed.isEmpty {
      // Those that were dormant have woken in any order.
      for (tracked, place) in freed.sorted(by: { $0.tracked.order < $1.tracked.order }) {
        noteFreed(tracked, at: place)
      }
      awake.removeAll { list[$0]?.isFreed != false }
    }
    return dead > 0
  }

  /// Records that a coordinator has been freed, and forgets it if no screen refers to it.
  private func noteFreed(_ tracked: TrackedCoordinator, at place: Int) {
    marks.append((.freed, tracked.type))
    list[place]?.isFreed = true
    if tracked.referrers == 0 { forget(tracked, at: place) } else { dead += 1 }
  }

  private func forget(_ tracked: TrackedCoordinator, at place: Int) {
    places[tracked.identity] = nil
    list[place] = nil
    references[place] = nil
    free.append(place)
  }

  // MARK: Dormant coordinators

  /// Leaves coordinators out of the examination after each action until they are woken.
  func makeDormant(_ places: some Sequence<Int>) {
    for place in places {
      list[place]?.isDormant = true
      dormant.append(place)
    }
    awake.removeAll { list[$0]?.isDormant == true }
  }

  /// Whether a living coordinator that isn't dormant has no visible screen.
  func isSuspect(at place: Int) -> Bool {
    list[place].map { $0.isAlive && !$0.isInCharge && !$0.isDormant } ?? false
  }

  /// Examines dormant coordinators again.
  func wake(_ places: some Sequence<Int>) {
    for place in places {
      list[place]?.isDormant = false
      awake.append(place)
    }
    dormant.removeAll { list[$0]?.isDormant != true }
  }

  /// The indices of the dormant coordinators that have been freed.
  ///
  /// - Complexity: Linear in the number of dormant coordinators, of each of which a number is read.
  var freedDormant: [Int] {
    var freed: [Int] = []
    for place in dormant where list[place]?.isAlive == false { freed.append(place) }
    return freed
  }

  /// The dormant coordinators, as roots of a search.
  var dormantRoots: [ReferenceGraph.Root] {
    dormant.compactMap { place in
      list[place]?.coordinator.map { ReferenceGraph.Root("coordinator", $0) }
    }
  }

  /// Logs which coordinators have appeared or been freed.
  func logMarks(in log: ActivityLog) {
    for mark in marks { log.record(mark.kind, aboutInstanceOf: mark.type) }
    if !marks.isEmpty { marks.removeAll() }
  }

  // MARK: Lookup

  /// The index of a recorded coordinator; `nil` if it isn't recorded.
  func place(of coordinator: ObjectIdentifier) -> Int? { places[coordinator] }

  /// The identity of a recorded coordinator, also of one that has been freed.
  func identity(at place: Int) -> ObjectIdentifier? { list[place]?.identity }

  /// Whether a recorded coordinator has a visible screen.
  func isInCharge(at place: Int) -> Bool { list[place]?.isInCharge == true }

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
    for place in awake {
      guard let tracked = list[place], tracked.isInCharge, tracked.isAlive else { continue }
      inCharge[tracked.identity] = tracked.order
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

nonisolated extension ActivityEvent.Kind {
  fileprivate static let started = Self("started")
  fileprivate static let freed = Self("freed")
}
