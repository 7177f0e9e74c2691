/// What choices have led to since a launch, which is the same after every launch.
///
/// So they can be made again without reading the app in between.
struct KnownWalks {
  /// What was read of a state.
  struct Reading {
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

  private var places: ContiguousArray<Place> = []

  /// The place of the launch.
  static let launch: Int32 = 0

  /// Returns what was read at a place; `nil` if nothing was.
  func reading(at place: Int32) -> Reading? {
    places.indices.contains(Int(place)) ? places[Int(place)].reading : nil
  }

  /// Returns the choice that leads to a place; `nil` for the launch.
  func step(to place: Int32) -> Step? { places[Int(place)].step }

  /// Returns the place to which a choice leads; `nil` if it hasn't been made there.
  func next(_ place: Int32, _ code: Int32) -> Int32? {
    guard places.indices.contains(Int(place)) else { return nil }
    var next = places[Int(place)].firstNext
    while next > 0 {
      if places[Int(next)].step?.code == code { return next }
      next = places[Int(next)].sibling
    }
    return nil
  }

  /// Returns the place to which a choice leads, if something was read there.
  func readNext(_ place: Int32, _ code: Int32) -> Int32? {
    next(place, code).flatMap { places[Int($0)].reading == nil ? nil : $0 }
  }

  /// Notes what was read after a launch.
  ///
  /// - Returns: The place.
  mutating func addLaunch(_ reading: Reading) -> Int32 {
    if places.first?.reading?.key != reading.key {
      places = [Place(step: nil, reading: reading)]
    }
    return Self.launch
  }

  /// Notes a choice that was made.
  ///
  /// - Returns: The place to which it leads; `nil` if there are too many.
  mutating func add(_ step: Step, from place: Int32) -> Int32? {
    guard places.count < Self.mostPlaces else { return nil }
    let number = Int32(places.count)
    places.append(Place(step: step, sibling: places[Int(place)].firstNext))
    places[Int(place)].firstNext = number
    return number
  }

  /// Notes what was read at a place.
  ///
  /// - Returns: Whether it is what was read there before.
  mutating func note(_ reading: Reading, at place: Int32) -> Bool {
    guard let known = places[Int(place)].reading else {
      places[Int(place)].reading = reading
      return true
    }
    return known.key == reading.key
  }

  /// Forgets everything, because a choice has led elsewhere than before.
  mutating func removeAll() { places.removeAll() }
}
