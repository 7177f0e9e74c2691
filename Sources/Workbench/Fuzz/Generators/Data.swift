import Foundation
import Script
import Shell
import Storefront

nonisolated extension Generator {
  /// Mutated data files for Storefront.
  ///
  /// A file must either be rejected with a location, or the app must run with it.
  static let data = Generator(
    name: "data", summary: "mutated data files for Storefront",
    reader: { _ in "flowsh --data /dev/stdin -c screen" }, make: DataFile.make,
    check: DataFile.check)
}

private enum DataFile {
  private static let standard = Repository.lines(
    Repository.path("Sources", "Apps", "Storefront", "Storefront.json"))

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

  static func make(_ random: inout Random, _ draft: Draft) {
    var lines = standard
    Mutation.mutate(&lines, &random, special: replaceValue)
    if random.one(in: 30) { lines.insert(Array(repeating: UInt8(ascii: "["), count: 5_000), at: 0) }
    for line in lines { draft.append(line) }
  }

  /// Replaces the value of a random key in a line.
  private static func replaceValue(in line: inout [UInt8], _ random: inout Random) {
    let colons = line.indices.filter { line[$0] == UInt8(ascii: ":") }
    guard !colons.isEmpty else { return Mutation.change(&line, &random) }
    let start = random.pick(colons) + 1
    let end = line[start...].firstIndex { ",}\n".utf8.contains($0) } ?? line.count
    line.replaceSubrange(start..<end, with: Array(" \(random.pick(values))".utf8))
  }

  static func check(_ input: Input) throws(Mismatch) {
    Progress.count()
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
    try FuzzedShell(.quiet, catalog: AppCatalog([app])).requireSafe(running: tour)
  }
}
