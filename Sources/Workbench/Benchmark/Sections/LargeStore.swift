import AppDriver
import Shell
import Storefront
import ToolSupport

/// The performance of Storefront with the data of a large shop: the time to launch the app, and
/// the time to select a row in a long list.
struct LargeStore {
  private static let (products, persons) = (10_000, 100_000)
  private static let selections = 20
  private let start: Command
  private let shell: Interpreter

  init(_ programs: Programs, _ folder: TemporaryFolder) throws {
    let file = try folder.write(
      StoreFile.json(products: Self.products, persons: Self.persons), to: "store.json")
    let arguments = ["--app", "storefront", "--data", file]
    let select = Command(
      programs.flowsh, arguments + ["-c", "open persons", "-c", "select \(Self.persons - 1)"],
      name: "flowsh, select \(Self.persons - 1)")
    try LineWorkload(
      select, lines: 2, answer: StoreFile.person(Self.persons - 1), answers: 1
    ).verify()
    start = Command(
      programs.flowsh, arguments + ["-c", "quit"], name: "flowsh --data FILE -c quit")
    let data = try StoreData(contentsOf: file)
    shell = Interpreter(
      catalog: AppCatalog([
        AppEntry(name: "storefront", summary: "") { _ in AppDelegate(data: data) }
      ]),
      output: TextOutput { _ in })
  }

  /// Measures the launch, and the selection of the second-to-last row and of one near the
  /// beginning, in interleaved runs.
  ///
  /// The first rows themselves have been created already, to be printed, when one is selected.
  func measure(runs: Int) throws -> [FigureGroup] {
    var started = Figure(name: start.name, unit: .seconds, goal: .atMost(1))
    let rows = [Self.persons - 1, 100]
    var selected = rows.map { Figure(name: "select \($0)", unit: .seconds) }
    selected[1].goal = .atMost(1.1)
    shell.start()
    try shell.require("open persons")
    // The last of the rows whose titles are looked at.
    let title = StoreFile.person(AppSession.mostRowsSearched)
    var searched = Figure(name: "select a row by its title", unit: .seconds)
    for _ in 0..<runs {
      let usage = try start.run()
      started.samples.append(usage.wall / .seconds(1))
      started.processor.append(usage.processor / .seconds(1))
      var times = rows.map { _ in Samples() }
      var titled = Samples()
      for _ in 0..<Self.selections {
        for (place, row) in rows.enumerated() {
          times[place].append(try secondsToSelect("\(row)", StoreFile.person(row)))
        }
      }
      for _ in 0..<Self.selections {
        titled.append(try secondsToSelect("'\(title)'", title))
      }
      searched.samples.append(titled.median)
      for (place, times) in times.enumerated() { selected[place].samples.append(times.median) }
    }
    return [
      FigureGroup(
        what: "\(Self.products) products and \(Self.persons) persons", section: .storefront,
        figures: [started]),
      FigureGroup(what: "a row of \(Self.persons)", section: .storefront, figures: selected),
      FigureGroup(
        what: "a title among \(Self.persons) rows", section: .storefront, figures: [searched]),
    ]
  }

  private func secondsToSelect(_ row: String, _ name: String) throws -> Double {
    let line = "select \(row)"
    let time = try ContinuousClock().measure { try shell.require(line) }
    guard shell.screen?.name == name else {
      throw BenchmarkError.wrongOutcome("\(line) does not lead to \(name)")
    }
    try shell.require("back")
    return time / .seconds(1)
  }
}
