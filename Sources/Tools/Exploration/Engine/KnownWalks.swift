/// What choices have led to since a launch, which is the same after every launch.
///
/// So they can be made again without reading the app in between.
struct KnownWalks {
  /// What was read of a state.
  struct Reading: Equatable {
    let key: StateKey
    let titles: UInt64
    let content: UInt64
    let isStart: Bool
    /// What has opened each presented screen, those behind others first.
    let openers: [UInt64]
  }

  /// A choice as it was made.
  struct Step {
    let choice: Choice
    /// The choice's code, or its index.
    let code: Int32
    let actions: WalkStep
    /// A hash of the choice's name.
    let opener: UInt64
  }

  /// The choices since the launch, of which the last one has led here.
  private struct Place {
    let step: Step?
    var reading: Reading?
    /// The index of the first place to which another choice leads from here; 0 if there is none.
    var firstNext: Int32 = 0
    /// The index of another place to which a choice leads from the same one; 0 if there is none.
    var sibling: Int32 = 0
  }

  /// The most places, each of which takes some 200 bytes.
  private static let mostPlaces = 50_000
  /// How often choices may lead elsewhere than before until nothing is noted any more.
  private static let mostSurprises = 8

  private var places: ContiguousArray<Place> = []
  /// The index of the choices since the launch among them; `nil` if they aren't among them.
  private var current: Int32?
  private var surprises = 0

  // MARK: What is known

  /// Returns a choice, if it has been made here after an earlier launch, and what it has led to is
  /// known.
  func step(_ code: Int32) -> Step? {
    current.flatMap { readNext($0, code) }.flatMap { places[Int($0)].step }
  }

  /// Returns whether a choice is known where another one leads that is known.
  func knowsStep(_ code: Int32, after first: Int32) -> Bool {
    current.flatMap { readNext($0, first) }.flatMap { readNext($0, code) } != nil
  }

  /// What was read here before; `nil` if nothing was.
  var reading: Reading? { current.flatMap { places[Int($0)].reading } }

  /// Whether the choices since the launch are among those that are noted.
  var isHere: Bool { current != nil }

  private func next(_ place: Int32, _ code: Int32) -> Int32? {
    guard places.indices.contains(Int(place)) else { return nil }
    var next = places[Int(place)].firstNext
    while next > 0 {
      if places[Int(next)].step?.code == code { return next }
      next = places[Int(next)].sibling
    }
    return nil
  }

  private func readNext(_ place: Int32, _ code: Int32) -> Int32? {
    next(place, code).flatMap { places[Int($0)].reading == nil ? nil : $0 }
  }

  // MARK: Following a walk

  /// Notes that the app is somewhere else.
  mutating func leave() { current = nil }

  /// Notes a launch.
  ///
  /// - Parameter code: The code of the choice that follows.
  /// - Returns: What was read after an earlier launch, if it is known where the choice leads.
  mutating func launch(before code: Int32) -> Reading? {
    guard readNext(0, code) != nil else { return nil }
    current = 0
    return places[0].reading
  }

  /// Notes what was read after a launch.
  mutating func launch(_ reading: Reading) {
    guard surprises < Self.mostSurprises else { return }
    if places.isEmpty { places.append(Place(step: nil)) }
    current = 0
    note(reading)
  }

  /// Notes a choice that is made.
  ///
  /// - Parameters:
  ///   - code: The choice's code, or its index.
  ///   - step: A closure that returns the choice, if it isn't known.
  mutating func go(_ code: Int32, _ step: () -> Step) {
    guard let place = current else { return }
    current = next(place, code)
    guard current == nil, places.count < Self.mostPlaces else { return }
    let number = Int32(places.count)
    places.append(Place(step: step(), sibling: places[Int(place)].firstNext))
    places[Int(place)].firstNext = number
    current = number
  }

  /// Notes what was read here, or forgets everything, because something else was read here before.
  mutating func note(_ reading: Reading) {
    guard let current else { return }
    guard let known = places[Int(current)].reading else {
      places[Int(current)].reading = reading
      return
    }
    if known != reading { removeAll() }
  }

  /// Forgets everything, because a choice has led elsewhere than before.
  mutating func removeAll() {
    current = nil
    guard !places.isEmpty else { return }
    places.removeAll()
    surprises += 1
  }
}
