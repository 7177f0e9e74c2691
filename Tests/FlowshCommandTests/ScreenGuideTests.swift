import AppDriver
import Contacts
import Exploration
import Foundation
import Shell
import TestSupport
import Testing

@testable import FlowshCommand

@Suite(.serialized, .exclusive) struct `A guide to the screens of an app` {
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

  @Test func `only an exploration that wasn't ended early knows all screens`() {
    var map = KnownMap()
    #expect(!map.isExplored, "the screens were visited")
    map.incomplete = "interrupted"
    #expect(!map.isExplored)
  }

  /// A host whose guide keeps the orders to explore, and finds nothing.
  private final class Host: InterpreterHost {
    let shell = Interpreter(
      catalog: AppCatalog([
        AppEntry(name: "contacts", summary: "Persons") { _ in Contacts.AppDelegate() }
      ]), output: TextOutput { _ in })
    private(set) var orders: [ExplorationOrder] = []
    private(set) var complaints: [String] = []
    private(set) lazy var guide: (any AppGuide)? = ScreenGuide(shell.state) {
      [unowned self] order, _ in
      orders.append(order)
      return KnownMap()
    }

    init() { shell.host = self }

    func didFail(_ diagnostic: Diagnostic) { complaints.append(diagnostic.line) }

    func run(_ lines: String...) async {
      await AppSession.outsideJobs {
        self.shell.start()
        for line in lines { _ = self.shell.run(.line(line)) }
      }
    }
  }

  @Test func `the app is explored at the shell's date, with what it keeps on purpose`() async {
    let host = Host()
    await host.run("leaks keep Page", "explore", "@now 2031-05-06", "map")
    let dates = host.orders.map(\.launch.date?.timeIntervalSince1970)
    #expect(dates == [nil, 1_935_792_000], "the map of another date isn't known any more")
    #expect(host.orders.first?.keptOnPurpose == ["Page"])
  }

  @Test func `goto says that a name is misspelled before it explores the app`() async {
    let host = Host()
    await host.run("goto Logn")
    #expect(host.complaints.count == 1)
    let complaint = host.complaints.first ?? ""
    #expect(complaint.contains("did you mean \"Login\"?"), "\(complaint)")
    // To learn which screens are known, what the user has done is repeated.
    #expect(
      host.orders.allSatisfy { if case .visited = $0.wish { true } else { false } },
      "\(host.orders.map(\.wish))")
  }
}
