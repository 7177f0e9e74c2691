/// The work that waits for the end of the run loop iteration: what the app has deferred, in order,
/// and then the ends of its animations.
struct DeferredWork {
  /// The works; `nil` for one that has been removed, which its performer releases: that may run
  /// code of the app, which may defer more.
  private var works: ContiguousArray<Deferred?> = []
  /// The index of the next work.
  private var place = 0
  private var endOfRound = 0
  /// The number of times that the app, since it began to settle, has deferred more work while it
  /// performed all that had been deferred before.
  private(set) var rounds = 0
  /// The animations that have begun.
  var animations = AnimationEnds()

  /// Whether nothing is left to do.
  var isEmpty: Bool { place == works.count && animations.isEmpty }

  /// The number of works and animations that have begun.
  var count: Int { works.count - place + animations.count }

  mutating func add(_ work: Deferred) { works.append(work) }

  /// Returns the work that is performed after the given number of others; `nil` if there is none.
  func upcoming(_ number: Int) -> Deferred? {
    place + number < works.count ? works[place + number] : nil
  }

  /// Called when the app begins to settle.
  mutating func begin() {
    rounds = 0
    endOfRound = works.count
    animations.beginSettling()
  }

  /// Removes the work that comes next.
  mutating func next() -> Deferred? {
    guard place < works.count else { return animations.removeNext() }
    if place >= endOfRound {
      rounds += 1
      endOfRound = works.count
    }
    let work = works[place]
    works[place] = nil
    place += 1
    return work
  }

  /// Called when the app has settled.
  mutating func end() {
    if place < works.count {
      if place > 0 { works.removeFirst(place) }
    } else if !works.isEmpty {
      works.removeAll(keepingCapacity: true)
    }
    place = 0
    animations.endSettling()
  }

  /// Removes everything and returns it.
  mutating func removeAll() -> [Deferred] {
    defer { (works, place) = ([], 0) }
    guard count > 0 else { return [] }
    return works[place...].compactMap { $0 } + animations.removeAll()
  }
}
