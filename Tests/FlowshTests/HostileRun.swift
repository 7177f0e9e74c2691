import Foundation
import PseudoTerminal
import Testing

/// A run of `flowsh test` with an app of the probe that harms its process.
struct HostileRun {
  /// What the report says of a case; `lastSeconds` is the duration of its last step.
  struct Case {
    let status: String
    let reason: String
    let lastSeconds: Double
  }

  let ending: Program.Ending
  /// The cases, by their titles.
  let cases: [String: Case]

  /// Runs a case for each button, followed by one that must pass.
  ///
  /// - Parameters:
  ///   - buttons: The buttons, which are also the titles of the cases.
  ///   - hanging: The buttons after which only a time limit ends the case: a second. The limit of
  ///     all other cases is so long that only a hang exceeds it.
  ///   - app: The app, whose screen has the same name.
  ///   - then: An expectation below each tap.
  ///   - after: An expectation that must hold in the next case.
  ///   - directory: The directory for the walkthrough and the report.
  /// - Throws: An error if the program doesn't end or writes no report.
  init(
    _ buttons: [String], hanging: Set<String> = [], of app: String, then: String = "",
    after: String? = nil, in directory: Directory
  ) throws {
    let cases = buttons.map { button in
      """
      == \(button)
      \(hanging.contains(button) ? "@timeout 1s" : "")
      expect screen \(app)
      tap \(button)
      \(then)
      == after \(button)
      expect \(after ?? "screen \(app)")

      """
    }
    directory.write("@app \(app)\n@timeout 600s\n" + cases.joined(), to: "a.walk")
    let report = directory.file("o.json")
    ending = try Program.run(
      "FlowshProbe", ["test", directory.file("a.walk"), "--jobs", "1", "--json", report],
      environment: ["FLOWSH_TEST": directory.path])
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: report)))
    let entries = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    let pairs = entries.map { entry in
      let last = (entry["steps"] as? [[String: Any]])?.last
      let item = Case(
        status: entry["status"] as? String ?? "", reason: entry["reason"] as? String ?? "",
        lastSeconds: last?["seconds"] as? Double ?? 0)
      return (entry["title"] as? String ?? "", item)
    }
    self.cases = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The titles of the cases that didn't pass.
  var failed: [String] { cases.filter { $0.value.status != "passed" }.map(\.key).sorted() }
}
