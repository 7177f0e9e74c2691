import Foundation
import Script
import Shell
import Storefront

/// Mutated data files for Storefront.
///
/// A file must either be rejected with a location, or the app must run with it.
struct DataGenerator: Generator {
  private static let standard: [[UInt8]] = {
    let file = URL(filePath: #filePath)
      .appending(components: "..", "..", "..", "..", "Apps", "Storefront", "Storefront.json")
      .standardized
    return Mutation.lines(of: Array(FileManager.default.contents(atPath: file.path) ?? Data()))
  }()

  private static let values = [
    "null", "true", "-1", "0", "1e400", "99999999999999999999", "9223372036854775807", "0.5",
    "\"\"",
    "\"\\u0000\"", "\"\\u202E\"", "\"\\ud800\"", "\"women\"", "\"fred\"", "[]", "{}", "\"a\\nb\"",
    "\"cups\"", "-9223372036854775808", "\"giftCards\"", "\"\u{1B}[31m\"", "\"日本 é\"",
  ]

  private static let tour = [
    "screen --all", "open 2", "select 1", "select 1", "select 1", "tree", "back root", "open 3",
    "select 1", "edit", "type 1 x", "save", "open 4", "select 1", "select 1", "size regular",
    "open 2", "select 2", "select 1", "screen --all", "choose sort price", "login fred yabba",
    "actions", "undo", "stack",
  ]

  private let bench: Workbench

  init(_ bench: Workbench) { self.bench = bench }

  func make(_ random: inout Random, into draft: Draft) {
    var lines = Self.standard
    for _ in 0..<random.number(in: 1...5) {
      let place = random.below(lines.count)
      switch random.below(8) {
      case 0: Mutation.change(&lines[place], &random)
      case 1: lines.remove(at: place)
      case 2: lines.insert(lines[random.below(lines.count)], at: place)
      default: replaceValue(in: &lines[place], &random)
      }
    }
    if random.one(in: 30) { lines.insert(Array(repeating: UInt8(ascii: "["), count: 5_000), at: 0) }
    for line in lines { draft.append(line) }
  }

  /// Replaces the value of a random key in a line.
  private func replaceValue(in line: inout [UInt8], _ random: inout Random) {
    let colons = line.indices.filter { line[$0] == UInt8(ascii: ":") }
    guard !colons.isEmpty else { return Mutation.change(&line, &random) }
    let start = random.pick(colons) + 1
    let end = line[start...].firstIndex { ",}\n".utf8.contains($0) } ?? line.count
    line.replaceSubrange(start..<end, with: Array(" \(random.pick(Self.values))".utf8))
  }

  func check(_ input: Input) throws(Mismatch) {
    bench.count()
    let data: StoreData
    do {
      data = try StoreData(json: Data(input.bytes))
    } catch {
      let message = CommandError.wrongData(file: "a.json", reason: "\(error)").message
      try OutputCheck.requireSafe(Array(message.utf8))
      // A key that is missing at the top level has no other location.
      let isOfFile = ["missing", "expected"].contains { error.reason.hasPrefix($0) }
      guard !error.reason.isEmpty, isOfFile || !error.place.isEmpty else {
        throw Mismatch(
          "an invalid file is rejected with a location", expected: "a location", seen: message)
      }
      return
    }
    let app = AppEntry(name: "storefront", summary: "") { _ in Storefront.AppDelegate(data: data) }
    let shell = FuzzedShell(
      ShellHeader(of: ["# flowsh --keep-going --no-trace"]), bench, catalog: AppCatalog([app]))
    for (place, line) in Self.tour.enumerated() {
      shell.run(line, number: place + 1)
      try OutputCheck.requireSafe(shell.takeOutput())
    }
    for diagnostic in shell.diagnostics { try OutputCheck.requireSafe(Array(diagnostic.line.utf8)) }
  }

  func reader(of input: Input) -> String? { "flowsh --data /dev/stdin -c screen" }
}
