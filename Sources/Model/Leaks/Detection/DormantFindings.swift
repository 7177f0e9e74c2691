/// The findings whose objects aren't examined again until something happens to one of them.
///
/// Objects that are left behind usually stay as they are for the rest of the launch, so a check
/// must not survey all of them after each action.
struct DormantFindings {
  /// The indices of a finding's controllers and coordinators in the records.
  struct Objects {
    let screens: [Int]
    let coordinators: [Int]
  }

  private var objects: [LeakID: Objects] = [:]
  private var screens: [Int: LeakID] = [:]
  private var coordinators: [Int: LeakID] = [:]

  var isEmpty: Bool { objects.isEmpty }

  func contains(_ finding: LeakID) -> Bool { objects[finding] != nil }

  /// Adds a finding with the objects that don't belong to another one.
  mutating func add(_ finding: LeakID, screens: [Int], coordinators: [Int]) {
    objects[finding] = Objects(screens: screens, coordinators: coordinators)
    for place in screens { self.screens[place] = finding }
    for place in coordinators { self.coordinators[place] = finding }
  }

  /// Removes a finding; returns its objects, or `nil` if it isn't dormant.
  mutating func remove(_ finding: LeakID) -> Objects? {
    guard let objects = objects.removeValue(forKey: finding) else { return nil }
    for place in objects.screens { screens[place] = nil }
    for place in objects.coordinators { coordinators[place] = nil }
    return objects
  }

  func finding(aboutScreen place: Int) -> LeakID? { screens[place] }

  func finding(aboutCoordinator place: Int) -> LeakID? { coordinators[place] }

  func findings(aboutScreens places: [Int]) -> Set<LeakID> {
    Set(places.compactMap { screens[$0] })
  }

  func findings(aboutCoordinators places: [Int]) -> Set<LeakID> {
    Set(places.compactMap { coordinators[$0] })
  }
}
