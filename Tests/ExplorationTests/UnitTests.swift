import Testing

@testable import Exploration

struct `Hashes of states` {
  private func value(_ texts: String...) -> StateKey {
    var hash = StateHash()
    for text in texts { hash.combine(text) }
    return hash.key
  }

  @Test func `equal texts have equal hashes, in every process`() {
    #expect(value("Persons", "Fred") == value("Persons", "Fred"))
    var hash = StateHash()
    hash.combine("Persons")
    hash.combine(7)
    // A value that another process has to get too.
    #expect(hash.value == Self.known)
  }
  private static let known: UInt64 = 17_735_052_011_558_601_571

  @Test func `bytes are added in words of eight, and the last word holds their number`() {
    for count in 0..<40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 37 * $0 + 129) }
      var words = stride(from: 0, through: count, by: 8).map { start in
        bytes[start..<min(count, start + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      }
      words[words.count - 1] |= UInt64(count) << 56
      var (ofBytes, ofWords) = (StateHash(), StateHash())
      bytes.withUnsafeBytes { ofBytes.combine(bytes: $0) }
      for word in words { ofWords.combine(word) }
      #expect(ofBytes.key == ofWords.key)
    }
  }

  @Test func `texts differ from their concatenation and from their order`() {
    let keys: Set<StateKey> = [
      value("ab", "c"), value("a", "bc"), value("abc"), value("c", "ab"), value("abc", ""), value(),
      value(""), value("\0"), value("\0\0"),
    ]
    #expect(keys.count == 9)
  }

  @Test func `neither half is the same for texts of any length`() {
    let keys = (0..<200).map { value(String(repeating: "x", count: $0)) }
    #expect(Set(keys.map(\.first)).count == 200)
    #expect(Set(keys.map(\.second)).count == 200)
  }

  @Test func `many numbers have no equal hashes`() {
    var (first, second): (Set<UInt64>, Set<UInt64>) = ([], [])
    for number in 0..<10_000 as Range<UInt64> {
      var hash = StateHash()
      hash.combine(number)
      first.insert(hash.key.first)
      second.insert(hash.key.second)
    }
    #expect(first.count == 10_000)
    #expect(second.count == 10_000)
  }
}

struct `What distinguishes states` {
  private func grows(
    _ refinement: inout Refinement, _ need: Refinement.Need, above level: StateLevel
  ) -> Bool { refinement.add(need, above: level) }

  @Test func `a class rises from level to level, and is unstable at the last`() {
    var refinement = Refinement()
    #expect(grows(&refinement, .finer(screen: "A", .params), above: .tabs))
    #expect(refinement.levels == ["A": .params])
    #expect(grows(&refinement, .finer(screen: "A", .content), above: .tabs))
    #expect(refinement.levels == ["A": .content])
    #expect(refinement.unstable == [])
    #expect(!grows(&refinement, .finer(screen: "A", .content), above: .tabs))
    #expect(refinement.unstable == ["A"])
    #expect(refinement.levels == ["A": .content])
  }

  @Test func `a level that all states have needs no growth`() {
    var refinement = Refinement()
    #expect(!grows(&refinement, .finer(screen: "A", .params), above: .content))
    #expect(refinement.unstable == ["A"])
    #expect(refinement.levels.isEmpty)
  }

  @Test func `every row of a class is asked for once`() {
    var refinement = Refinement()
    #expect(grows(&refinement, .everyRow(screen: "A"), above: .tabs))
    #expect(!grows(&refinement, .everyRow(screen: "A"), above: .tabs))
    #expect(refinement.withEveryRow == ["A"])
    #expect(refinement.unstable == [])
  }

  @Test func `an unstable class needs no growth`() {
    var refinement = Refinement()
    #expect(!grows(&refinement, .unstable(screen: "A"), above: .tabs))
    #expect(refinement.unstable == ["A"])
  }
}

struct `Classes that serve several screens` {
  private func type(_ classes: inout GenericClasses, _ state: FoundState) -> String? {
    classes.add(state)
  }

  private func offers(
    _ titles: UInt64, _ labels: [String], _ type: String = "Page", kind: MoveKind = .tap
  ) -> FoundState {
    found(titles, type, labels.map { ChoiceName(kind: kind, label: $0, detail: "") })
  }

  @Test func `two titles with nothing in common are two screens`() {
    var classes = GenericClasses()
    #expect(type(&classes, offers(1, ["Save"])) == nil)
    #expect(type(&classes, offers(2, ["Delete"])) == "Page")
  }

  @Test func `two titles with something in common are one screen`() {
    var classes = GenericClasses()
    #expect(type(&classes, offers(1, ["Call", "Edit"])) == nil)
    #expect(type(&classes, offers(2, ["Call", "Delete"])) == nil)
  }

  @Test func `one title is one screen, whatever it offers`() {
    var classes = GenericClasses()
    #expect(type(&classes, offers(1, ["Log In"])) == nil)
    #expect(type(&classes, offers(1, ["Log Out"])) == nil)
  }

  @Test func `ways out and other classes don't count`() {
    var classes = GenericClasses()
    #expect(type(&classes, offers(1, ["Save"])) == nil)
    #expect(type(&classes, offers(2, ["", ""], kind: .back)) == nil)
    #expect(type(&classes, offers(3, ["Delete"], "Other")) == nil)
  }
}

struct `A map from a graph` {
  /// Three screens: A leads to B, both to C, and C to nothing.
  private func graph() -> StateGraph {
    var graph = StateGraph()
    _ = graph.add(found(0, "A", tap("B", "C")), parent: -1, choice: -1)
    _ = graph.add(found(1, "B", tap("C")), parent: 0, choice: 0)
    // Found on the longer way.
    _ = graph.add(found(2, "C", tap("Again")), parent: 1, choice: 0)
    for (from, choice, end) in [(0, 0, 1), (1, 0, 2), (0, 1, 2), (2, 0, 2)]
      as [(Int32, Int32, Int32)]
    {
      let isNew = graph.add(Transition(from: from, choice: choice, end: end))
      #expect(isNew)
    }
    return graph
  }

  private func tap(_ labels: String...) -> [ChoiceName] {
    labels.map { ChoiceName(kind: .tap, label: $0, detail: "") }
  }

  @Test func `the path to a state is the shortest, not the one by which it was found`() {
    let builder = MapBuilder(graph())
    #expect(builder.path(to: 0) == [])
    #expect(builder.path(to: 2) == [PathStep(state: 0, choice: 1)])
    #expect(graph().path(to: 2).count == 2)
    #expect(builder.screenPaths().map { $0.likely.first?.count } == [0, 1, 1])
  }

  @Test func `moves are counted, and each has the shortest path`() {
    var graph = graph()
    _ = graph.add(found(3, "A", tap("C")), parent: 2, choice: 0)
    _ = graph.add(Transition(from: 3, choice: 0, end: 2))
    // Unreachable, as the transition to it isn't known.
    #expect(MapBuilder(graph).moves().map(\.count) == [1, 1, 1, 1])
    let moves = MapBuilder(self.graph()).moves()
    #expect(moves.map(\.id.from) == ["A", "A", "B", "C"])
    #expect(moves.map(\.id.to) == ["B", "C", "C", "C"])
    #expect(moves.map { $0.paths.likely[0].count } == [1, 1, 2, 2])
  }

  @Test func `paths through a state to which its own path is known not to lead are tried last`() {
    let first = MapBuilder(graph()).moves()
    #expect(first.map(\.paths.likely.count) == [1, 1, 1, 2])
    var graph = graph()
    graph.noteMisled(1)
    let builder = MapBuilder(graph)
    #expect(builder.screenPaths().map(\.likely.count) == [1, 0, 1])
    #expect(builder.screenPaths().map(\.doubtful.count) == [0, 1, 0])
    let moves = builder.moves()
    #expect(moves.map(\.paths.likely.count) == [1, 1, 0, 1])
    #expect(moves.map(\.paths.doubtful.count) == [0, 0, 1, 1])
  }

  @Test func `the first paths that are found are tried, starting with the shortest`() {
    var paths = FoundPaths()
    for length in [3, 1, 2] + Array(repeating: 4, count: 9) + [1] {
      paths.add(Array(repeating: PathStep(state: 0, choice: 0), count: length), isDoubtful: false)
    }
    #expect(paths.likely.map(\.count) == [1, 2, 3, 4, 4, 4, 4, 4])
    #expect(!paths.takes(doubtful: false) && paths.takes(doubtful: true))
  }

  @Test func `a screen that only leads to itself is a dead end unless something is untried`() {
    #expect(MapBuilder(graph()).deadEnds() == [false, false, true])
    var graph = graph()
    _ = graph.add(found(3, "C", tap("Else")), parent: 2, choice: 0)
    #expect(MapBuilder(graph).deadEnds() == [false, false, false])
    _ = graph.add(Transition(from: 3, choice: 0, end: 2))
    #expect(MapBuilder(graph).deadEnds() == [false, false, true])
  }

  @Test func `a state with a known key is not added again`() {
    var graph = graph()
    let known = graph.add(found(1, "Other", []), parent: 0, choice: 0)
    #expect(known == 1)
    #expect(graph.states.count == 3)
  }

  @Test func `a second end of a transition is kept beside the first`() {
    var graph = graph()
    let isNew = graph.add(Transition(from: 0, choice: 0, end: 2))
    #expect(!isNew)
    #expect(graph.end(of: 0, 0) == 1)
    #expect(graph.others == [Transition(from: 0, choice: 0, end: 2)])
    #expect(MapBuilder(graph).moves().contains { $0.id.to == "C" && $0.id.label == "B" })
  }

  @Test func `a graph without states is an empty map`() {
    let builder = MapBuilder(StateGraph())
    #expect(builder.order.isEmpty)
    #expect(builder.moves().isEmpty)
  }

  @Test func `a mark names a step and nothing else`() {
    let step = PathStep(state: 70_000, choice: 1_000)
    #expect(PathStep(mark: step.mark) == step)
    #expect(PathStep(mark: 0) == nil)
  }
}

struct `Texts without digits` {
  @Test func `each run of digits is one sign`() {
    #expect("12 of 345".withoutDigits == "# of #")
    #expect("Fred".withoutDigits == "Fred")
    #expect("#1".withoutDigits == "#")
    #expect("".withoutDigits == "")
  }
}

struct `Shortening of histories` {
  /// A walk: in state 1, choice 10 has put something into the cart, and choice 11 has looked at
  /// something.
  private let codes: [Int32] = [1, 2, 10, 3, 4, 11, 12, 5]
  private let states: [Int32] = [0, 1, 1, 1, 2, 1, 3, 1, 4]

  private func shortened(
    needing needed: Set<Int32>, stepsWhere mayDrop: (Int) -> Bool = { _ in false }
  ) -> (codes: [Int32], tests: Int) {
    var shortening = HistoryShortening(codes, states: states)
    var tests = 0
    let short = shortening.shorten(stepsWhere: mayDrop) { choices in
      tests += 1
      return needed.isSubset(of: choices)
    }
    return (short, tests)
  }

  @Test func `what leads back to where it began is left out`() {
    #expect(shortened(needing: [1, 5]).codes == [1, 5])
  }

  @Test func `a detour that has changed something hidden is kept, without those around it`() {
    #expect(shortened(needing: [1, 10, 5]).codes == [1, 10, 5])
    #expect(shortened(needing: [1, 10, 11, 12, 5]).codes == [1, 10, 11, 12, 5])
  }

  @Test func `single steps are left out only where that is wanted`() {
    #expect(shortened(needing: [5]).codes == [1, 5])
    #expect(shortened(needing: [5], stepsWhere: { $0 == 0 }).codes == [5])
  }

  @Test func `what nothing can be left out of ends`() {
    let all = shortened(needing: Set(codes))
    #expect(all.codes == codes)
    #expect(all.tests < 10)
  }

  @Test func `states that aren't known are in no loop`() {
    var shortening = HistoryShortening([7, 8], states: [-1, -1, -1])
    let short = shortening.shorten { _ in true }
    #expect(short == [7, 8])
  }
}

struct `What isn't available here` {
  @Test func `is a kind of its own, and no crash or warning of the app`() {
    let message = "not available here: URLSession.data(for:), Loader.swift:12"
    #expect(FindingKind(.crash, saying: "Fatal error: " + message) == .notAvailable)
    #expect(FindingKind(.warning, saying: message + "; read the report") == .notAvailable)
    #expect(FindingKind(.crash, saying: "Index out of range") == .crash)
    let loss = CrewLoss(mark: 1, isHang: false, cause: "Fatal error: " + message, message: "")
    #expect(loss.kind == .notAvailable)
    #expect(CrewLoss(mark: 1, isHang: true, cause: message, message: "").kind == .hang)
  }
}
