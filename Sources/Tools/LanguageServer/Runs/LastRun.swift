import Files
import Reports
import Script
import Shell

/// The steps of the cases that ran last, by the lines of their files.
struct LastRun {
  private var cases: [String: [String: CaseReport]] = [:]

  /// Takes in the cases of a report, whose paths are relative to a folder.
  mutating func add(_ report: RunReport, in folder: String) {
    for item in report.cases {
      let path = item.file.hasPrefix("/") ? item.file : folder + "/" + item.file
      cases[path, default: [:]][item.title] = item
    }
  }

  /// Returns the step of a line, counted from 0; `nil` if none ran that is written so.
  func step(at line: Int, in document: Document) -> StepReport? {
    let text = document.lines[line].drop { $0 == " " || $0 == "\t" }
    return steps(in: document.path).first { step in
      step.line == line + 1 && !step.command.isEmpty && text.hasPrefix(step.command)
    }
  }

  /// Returns the steps that failed in a document, and whose lines are still there.
  func failures(in document: Document) -> [(line: Int, reason: String)] {
    steps(in: document.path).compactMap { step in
      guard let reason = step.reason, step.status != .passed,
        document.lines.indices.contains(step.line - 1),
        self.step(at: step.line - 1, in: document) != nil
      else { return nil }
      return (step.line - 1, ([reason] + step.difference.map { "  \($0)" }).joined(separator: "\n"))
    }
  }

  private func steps(in path: String) -> [StepReport] {
    (cases[path] ?? [:]).values.sorted { $0.line < $1.line }.flatMap(\.steps)
  }
}
