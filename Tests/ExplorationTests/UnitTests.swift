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
    #expect(builder.screenPaths().map { $0.first?.count } == [0, 1, 1])
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
    #expect(moves.map { $0.paths[0].count } == [1, 1, 2, 2])
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

struct `Minimizing walks` {
  private static let all = (1...8).map { ChoiceName(kind: .tap, label: "\($0)", detail: "") }

  private func minimized(
    needing needed: Set<String>, keepingLast fixed: Int = 0, attempts: Int = 400
  ) -> (labels: [String], tests: Int)? {
    var tests = 0
    let found = Minimization.minimized(Self.all, keepingLast: fixed, attempts: attempts) { names in
      tests += 1
      return needed.isSubset(of: names.map(\.label)) ? names.count : nil
    }
    #expect(found.map(\.names.count) == found?.result)
    return found.map { ($0.names.map(\.label), tests) }
  }

  @Test(arguments: [[], ["1"], ["8"], ["2", "3", "7"], ["1", "2", "3", "4", "5", "6", "7", "8"]])
  func `only the needed choices are left`(needed: [String]) {
    #expect(minimized(needing: Set(needed))?.labels == needed)
  }

  @Test func `choices at the end are kept if that is wanted`() {
    #expect(minimized(needing: ["2"], keepingLast: 1)?.labels == ["2", "8"])
  }

  @Test func `choices that don't pass have no result`() {
    #expect(minimized(needing: ["9"]) == nil)
  }

  @Test func `no more attempts are made than allowed`() {
    #expect(minimized(needing: ["2", "7"], attempts: 3)?.tests == 4)
  }
}

struct `What isn't available here` {
  @Test func `is a kind of its own, and no crash or warning of the app`() {
    let message = "not available here: URLSession.data(for:), Loader.swift:12"
    #expect(FindingKind(.crash, saying: "Fatal error: " + message) == .notAvailable)
    #expect(FindingKind(.warning, saying: message + "; read the report") == .notAvailable)
    #expect(FindingKind(.crash, saying: "Index out of range") == .crash)
    let loss = ProcessLoss(mark: 1, isHang: false, cause: "Fatal error: " + message, message: "")
    #expect(loss.kind == .notAvailable)
    #expect(ProcessLoss(mark: 1, isHang: true, cause: message, message: "").kind == .hang)
  }
}
