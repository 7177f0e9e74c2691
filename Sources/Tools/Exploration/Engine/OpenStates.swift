/// The states whose choices a member has yet to try, in the order in which it goes to them after a
/// launch.
struct OpenStates {
  private var order: ContiguousArray<Int32> = []
  /// The number of states at the beginning of `order` that aren't open any more.
  private var passed = 0
  /// Whether each state is open, by its number.
  private var isOpen: ContiguousArray<Bool> = []

  init() {}

  init(_ states: [Int32]) {
    order = ContiguousArray(states)
    isOpen = ContiguousArray(repeating: false, count: Int(states.max() ?? -1) + 1)
    for state in states { isOpen[Int(state)] = true }
  }

  /// The first of them; `nil` if there is none.
  var first: Int32? {
    mutating get {
      while passed < order.count, !contains(order[passed]) { passed += 1 }
      return passed < order.count ? order[passed] : nil
    }
  }

  /// All of them, in order.
  var all: [Int32] { order[passed...].filter { contains($0) } }

  func contains(_ state: Int32) -> Bool { Int(state) < isOpen.count && isOpen[Int(state)] }

  /// Closes a state, in which nothing is left to try.
  mutating func remove(_ state: Int32) { if contains(state) { isOpen[Int(state)] = false } }
}
