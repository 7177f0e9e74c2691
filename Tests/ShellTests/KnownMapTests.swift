import AppDriver
import Exploration
import Foundation
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct `The known map of an app` {
  private func step(_ label: String) -> WalkStep {
    WalkStep([.select(ElementTarget(controller: 0, kind: .row, label: label, ordinal: 0))])
  }

  private func screen(_ name: String, _ walk: [String]?) -> KnownMap.Screen {
    KnownMap.Screen(id: name, name: name, type: name, walk: walk.map { $0.map(step) })
  }

  @Test func `each screen is below the one to which the longest part of its walk leads`() {
    var map = KnownMap()
    map.screens = [
      screen("Home", []), screen("List", ["a"]), screen("Far", ["x", "y", "z"]),
      screen("Item", ["a", "b"]), screen("Lost", nil), screen("Last", ["a", "b", "c", "d"]),
    ]
    map.placeScreens(
      map.screens.map { $0.walk.map { $0.map { ["\($0.actions.count) step"] } } })
    #expect(map.screens.map(\.parent) == [nil, 0, 0, 1, nil, 3])
    #expect(
      map.screens.map(\.command) == [
        "", "1 step", "1 step; 1 step; 1 step", "1 step", "", "1 step; 1 step",
      ])
  }

  @Test(arguments: [
    ("login fred", "login fred"),
    ("login " + String(repeating: "x", count: 100), "login <100 letters>"),
    (String(repeating: "-", count: 60), String(repeating: "-", count: 60)),
    ("", ""),
  ])
  func `a letter that is repeated many times is counted`(text: String, short: String) {
    #expect(text.withoutRepetitions == short)
  }

  @Test func `only an exploration that wasn't ended early knows all screens`() {
    var map = KnownMap()
    #expect(!map.isExplored, "the screens were visited")
    map.incomplete = "interrupted"
    #expect(!map.isExplored)
  }

  /// A host that keeps what it is asked to explore, and knows one screen.
  private final class Explorer: InterpreterHost {
    var orders: [MapOrder] = []
    var complaints: [String] = []

    func didFail(_ diagnostic: Diagnostic) { complaints.append(diagnostic.line) }

    func explore(
      _ order: MapOrder, until isEnough: @escaping (ExploredStates) -> Bool
    ) throws(CommandError) -> KnownMap {
      orders.append(order)
      return KnownMap()
    }
  }

  @Test func `the app is explored at the shell's date, with what it keeps on purpose`() async {
    let host = Explorer()
    let shell = Interpreter(
      catalog: AppCatalog([.contacts]), output: TextOutput { _ in })
    shell.host = host
    for line in ["leaks keep Page", "explore", "@now 2031-05-06", "map"] {
      _ = await shell.run(.line(line))
    }
    let dates = host.orders.map(\.launch.date?.timeIntervalSince1970)
    #expect(dates == [nil, 1_935_792_000], "the map of another date isn't known any more")
    #expect(host.orders.first?.keptOnPurpose == ["Page"])
  }

  @Test func `goto says that a name is misspelled before it explores the app`() async {
    let host = Explorer()
    let walker = await Walker.on(.contacts)
    walker.shell.host = host
    await walker.run("goto Logn")
    #expect(host.complaints.count == 1)
    let complaint = host.complaints.first ?? ""
    #expect(complaint.contains("did you mean \"LoginViewController\"?"), "\(complaint)")
    // To learn which screens are known, what the user has done is repeated.
    #expect(
      host.orders.allSatisfy { if case .visited = $0.wish { true } else { false } },
      "\(host.orders.map(\.wish))")
  }
}
