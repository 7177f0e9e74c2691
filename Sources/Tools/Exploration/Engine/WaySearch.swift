/// Finds short ways through a graph.
///
/// It keeps its storage from one search to the next.
final class WaySearch {
  /// The longest way that is found.
  ///
  /// A launch and the path from there are cheaper than a longer one.
  private static let longest = 4
  /// The most states that a search visits.
  private static let mostStates = 600

  private struct Visit {
    let state: Int32
    /// The index of the visit from which this one comes.
    let from: Int32
    let choice: Int32
    let length: Int32
  }

  private var visits: ContiguousArray<Visit> = []
  /// The number of the search that has visited each state.
  private var marks: ContiguousArray<UInt32> = []
  private var number: UInt32 = 0
  /// Steps that have led elsewhere since the launch.
  private var distrusted: Set<PathStep> = []

  nonisolated deinit {}

  /// Leaves out a step, which has led elsewhere, until `trustAll()`.
  func distrust(_ step: PathStep) { distrusted.insert(step) }

  /// Forgets the steps that have led elsewhere, because a launch resets hidden state.
  func trustAll() { distrusted.removeAll() }

  /// Returns the shortest way from a state to a wanted one; `nil` if none is near.
  func way(
    from start: Int32, in graph: borrowing StateGraph,
    where isWanted: (Int32, borrowing StateGraph) -> Bool
  ) -> [PathStep]? {
    if isWanted(start, graph) { return [] }
    number &+= 1
    // Changed outside of their properties, because each access to those is checked at run time.
    var (visits, marks) = (self.visits, self.marks)
    (self.visits, self.marks) = ([], [])
    defer { (self.visits, self.marks) = (visits, marks) }
    let (number, distrusted) = (number, distrusted)
    while marks.count < graph.states.count { marks.append(0) }
    visits.removeAll(keepingCapacity: true)
    visits.append(Visit(state: start, from: -1, choice: -1, length: 0))
    marks[Int(start)] = number
    var next = 0
    while next < visits.count, visits.count < Self.mostStates {
      let visit = visits[next]
      guard visit.length < Self.longest else { break }
      let places = graph.places(of: visit.state)
      for place in places {
        let end = graph.ends[place]
        guard end >= 0, marks[Int(end)] != number else { continue }
        let choice = place - places.lowerBound
        if !distrusted.isEmpty,
          distrusted.contains(PathStep(state: visit.state, choice: Int32(choice)))
        {
          continue
        }
        marks[Int(end)] = number
        visits.append(
          Visit(state: end, from: Int32(next), choice: Int32(choice), length: visit.length + 1))
        if isWanted(end, graph) { return Self.way(to: visits.count - 1, in: visits) }
      }
      next += 1
    }
    return nil
  }

  private static func way(to last: Int, in visits: ContiguousArray<Visit>) -> [PathStep] {
    var way: [PathStep] = []
    var place = last
    while visits[place].from >= 0 {
      let visit = visits[place]
      way.append(PathStep(state: visits[Int(visit.from)].state, choice: visit.choice))
      place = Int(visit.from)
    }
    return way.reversed()
  }
}
