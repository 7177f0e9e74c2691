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

  /// Returns whether a case is to run, given the results so far.
  func includes(_ entry: RunPlan.Entry, _ results: [CaseReport]) -> Bool {
    let id = HTMLReport.id(ofCaseIn: entry.path, title: entry.title, variant: entry.variant)
    return switch self {
    case .all: true
    case .failed: results.contains { $0.status.isFailure && CaseName($0) == entry.name }
    case .file(let path): entry.path == path
    case .case(let wanted): id == wanted
    case .accept(let step): step.hasPrefix(id + "-")
    }
  }

  /// Returns a closure that finds the `|` lines of a step by its ID, as far as they still differ as
  /// the page shows.
  static func filter(
    ofStep id: String, in results: [CaseReport]
  ) -> (Acceptance.Block) -> Bool {
    let parts = id.split(separator: "-")
    let item = results.first {
      HTMLReport.id(ofCaseIn: $0.file, title: $0.title, variant: $0.variant) == parts.first ?? ""
    }
    guard parts.count == 2, let number = Int(parts[1]), let item,
      item.steps.indices.contains(number - 1)
    else { return { _ in false } }
    let step = item.steps[number - 1]
    return { $0.line == step.line && $0.difference == step.difference && $0.file == step.file }
  }
}
