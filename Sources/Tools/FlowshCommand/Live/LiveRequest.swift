import Reports
import TestRunner

/// A request of the page of `flowsh test --ui` for a run.
nonisolated enum LiveRequest: Equatable {
  case all
  /// The cases that have failed.
  case failed
  /// The cases of a file.
  case file(String)
  /// The case with an ID on the page.
  case `case`(String)
  /// The case of a step, whose `|` lines are to be rewritten; the step's ID on the page.
  case accept(String)

  /// Reads the body of a request to run cases, such as `all` or `file walks/a.walk`.
  init?(running text: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    switch (words.first, words.count) {
    case ("all", 1): self = .all
    case ("failed", 1): self = .failed
    case ("file", 2): self = .file(String(words[1]))
    case ("case", 2): self = .case(String(words[1]))
    default: return nil
    }
  }

  /// Returns a closure that finds the cases to run, given the results so far.
  ///
  /// All cases that have reached a step show whether its lines can be accepted.
  func filter(_ results: [CaseReport]) -> (RunPlan.Entry) -> Bool {
    switch self {
    case .all: return { _ in true }
    case .failed:
      let failed = Set(results.filter(\.status.isFailure).map { CaseName($0) })
      return { failed.contains($0.name) }
    case .file(let path): return { $0.path == path }
    case .case(let wanted):
      return {
        HTMLReport.id(ofCaseIn: $0.path, title: $0.title, variant: $0.variant) == wanted
      }
    case .accept(let id):
      guard let (item, step) = Self.step(id, in: results) else { return { _ in false } }
      let file = step.file.isEmpty ? item.file : step.file
      let names = results.filter { item in
        item.steps.contains {
          $0.line == step.line && ($0.file.isEmpty ? item.file : $0.file) == file
        }
      }.map { CaseName($0) }
      return { [names = Set(names)] in names.contains($0.name) }
    }
  }

  /// Returns a closure that finds the `|` lines of a step by its ID, as far as they still differ as
  /// the page shows.
  static func filter(
    ofStep id: String, in results: [CaseReport]
  ) -> (Acceptance.Block) -> Bool {
    guard let step = step(id, in: results)?.step else { return { _ in false } }
    // Where cases disagree, each has another difference.
    return {
      $0.line == step.line && $0.file == step.file
        && ($0.replacement == nil || $0.difference == step.difference)
    }
  }

  private static func step(
    _ id: String, in results: [CaseReport]
  ) -> (item: CaseReport, step: StepReport)? {
    let parts = id.split(separator: "-")
    let item = results.first {
      HTMLReport.id(ofCaseIn: $0.file, title: $0.title, variant: $0.variant) == parts.first ?? ""
    }
    guard parts.count == 2, let number = Int(parts[1]), let item,
      item.steps.indices.contains(number - 1)
    else { return nil }
    return (item, item.steps[number - 1])
  }
}
