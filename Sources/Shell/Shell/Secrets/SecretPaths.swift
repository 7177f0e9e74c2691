/// The ways in which some text can be read as beginnings of secrets.
///
/// A state is a position in the text and a place in the tree of secrets. Each exists once, however
/// many ways lead to it.
nonisolated struct SecretPaths {
  /// A place that some reading of the text before a position leads to.
  struct State {
    let position: Int
    let place: SecretTrie.Place
    /// The number of bytes of the longest secret that ends at the place; 0 if there is none.
    let length: Int
    /// The number of ignored bytes immediately before the position.
    var ignored: Int
    /// The last of the steps to this state; -1 if it is a first one.
    fileprivate var step: Int32 = -1
    /// The previous state at the same position; -1 if there is none.
    fileprivate let previous: Int32
    fileprivate var found = Tail()
    fileprivate var open = Tail()
  }

  /// A step from one state to another.
  private struct Step {
    let from: Int32
    /// The number of bytes of secrets that the text stands for; 0 if it is ignored.
    let count: Int32
    /// The previous step to the same state.
    let previous: Int32
  }

  /// The bytes before a position that belong to a secret that ends after it.
  fileprivate struct Tail {
    /// The number of bytes of the secret.
    var count = 0
    /// The end of the secret.
    var end = 0
    /// The number of ignored bytes immediately after the position.
    var ignored = 0

    mutating func add(_ other: Tail) {
      guard other.count > 0 else { return }
      ignored = count == 0 ? other.ignored : min(ignored, other.ignored)
      count = max(count, other.count)
      end = max(end, other.end)
    }
  }

  /// The maximum number of bytes in a row to ignore, which bounds the length of a match.
  static let mostIgnored = 255

  private var states: [State] = []
  private var steps: [Step] = []
  /// The states that have been read, by position.
  private var read: [Int32] = []
  private var indices: [Int: Int32] = [:]
  /// For each position modulo the size, the last of the states that haven't been read.
  private var unread: [Int32] = []
  /// The number of states that haven't been read.
  private(set) var unreadCount = 0

  /// The number of states.
  var count: Int { states.count }

  subscript(index: Int32) -> State { states[Int(index)] }

  /// Removes all states.
  mutating func clear() {
    if unread.isEmpty { unread = Array(repeating: -1, count: SecretReadings.longest) }
    states.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    read.removeAll(keepingCapacity: true)
    // Clearing a large table takes time.
    if indices.count > 100 { indices = [:] } else { indices.removeAll(keepingCapacity: true) }
  }

  /// Returns one of the states at a position that haven't been read.
  func firstUnread(at position: Int) -> Int32? {
    let state = unread[position % unread.count]
    return state < 0 ? nil : state
  }

  /// Marks the states at a position as read, and returns them.
  @discardableResult
  mutating func takeUnread(at position: Int) -> [Int32] {
    var all: [Int32] = []
    var state = unread[position % unread.count]
    unread[position % unread.count] = -1
    while state >= 0 {
      all.append(state)
      state = states[Int(state)].previous
    }
    unreadCount -= all.count
    read += all
    return all
  }

  /// Returns the state at a position and a place.
  @discardableResult
  mutating func state(
    at position: Int, _ place: SecretTrie.Place, length: Int = 0, ignored: Int = 0
  ) -> Int32 {
    let key = position << 32 | Int(place)
    if let known = indices[key] {
      states[Int(known)].ignored = min(states[Int(known)].ignored, ignored)
      return known
    }
    let new = Int32(states.count)
    let slot = position % unread.count
    states.append(
      State(
        position: position, place: place, length: length, ignored: ignored, previous: unread[slot]))
    indices[key] = new
    unread[slot] = new
    unreadCount += 1
    return new
  }

  /// Adds a step by text that stands for the given number of bytes of secrets.
  mutating func connect(_ from: Int32, to state: Int32, count: Int) {
    steps.append(Step(from: from, count: Int32(count), previous: states[Int(state)].step))
    states[Int(state)].step = Int32(steps.count - 1)
  }

  /// Notes that the given number of bytes before a state is hidden like a secret.
  mutating func setFound(_ state: Int32, _ count: Int) {
    states[Int(state)].found.add(Tail(count: count, end: states[Int(state)].position))
  }

  /// Notes that the given number of bytes before a state may be the beginning of a secret.
  mutating func setOpen(_ state: Int32, _ count: Int) {
    states[Int(state)].open.add(Tail(count: count))
  }

  // MARK: From ends to beginnings

  /// Returns the ranges of all secrets, by their ends, and the first position from which the rest
  /// may be the beginning of a secret.
  ///
  /// The bytes before the first state stand for themselves. No range begins before `floor`.
  mutating func resolve(floor: Int) -> (ranges: [Range<Int>], open: Int?) {
    var ranges: [Range<Int>] = []
    var open: Int?
    func noteOpen(_ position: Int) { open = min(open ?? position, position) }
    for index in read.reversed() {
      let state = states[Int(index)]
      guard state.step >= 0 else {
        let start = max(floor, state.position - state.found.count)
        if state.found.count > 0 { ranges.append(start..<state.found.end) }
        if state.open.count > 0 { noteOpen(max(floor, state.position - state.open.count)) }
        continue
      }
      var next = state.step
      while next >= 0 {
        let step = steps[Int(next)]
        next = step.previous
        var tail = state.found
        if step.count > 0 { tail.add(Tail(count: state.length, end: state.position)) }
        if let start = goBack(tail, step, \.found) { ranges.append(start..<tail.end) }
        if let start = goBack(state.open, step, \.open) { noteOpen(start) }
      }
    }
    return (ranges.sorted { $0.upperBound < $1.upperBound }, open)
  }

  /// Passes a secret's bytes on to the previous state, or returns the position at which the secret
  /// begins.
  private mutating func goBack(
    _ tail: Tail, _ step: Step, _ kind: WritableKeyPath<State, Tail>
  ) -> Int? {
    guard tail.count > 0 else { return nil }
    var tail = tail
    tail.count -= Int(step.count)
    tail.ignored = step.count > 0 ? 0 : tail.ignored + 1
    let from = Int(step.from)
    if tail.count <= 0 || tail.ignored > Self.mostIgnored { return states[from].position }
    states[from][keyPath: kind].add(tail)
    return nil
  }
}
