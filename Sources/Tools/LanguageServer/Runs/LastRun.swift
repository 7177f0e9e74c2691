import Foundation
import Reports
import Script
import Shell

/// The cases that ran last, with the texts of the files as they were then.
///
/// A step is shown at its line as long as the line is written as it was.
struct LastRun {
  /// The files of a run by their paths.
  private final class Files {
    var documents: [String: Document]

    init(_ ran: Document?) { documents = ran.map { [$0.path: $0] } ?? [:] }
  }

  /// A failure of a step, or of one in a script that the line sources.
  struct Failure: Hashable {
    let line: Int
    let reason: String
  }

  /// The cases by their files and titles.
  private var cases: [String: [String: (report: CaseReport, files: Files)]] = [:]

  /// Takes in the cases of a report, whose paths are absolute.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - ran: The file that ran, as it was before, which a run with `--accept` changes; `nil` if it
  ///     isn't known.
  ///   - isWhole: Whether all cases of that file ran, so that others are gone.
  mutating func add(_ report: RunReport, ran: Document? = nil, isWhole: Bool = false) {
    let files = Files(ran)
    if isWhole, let ran { cases[ran.path] = nil }
    for item in report.cases {
      for path in Set(item.steps.map(\.file) + [item.file]) where files.documents[path] == nil {
        files.documents[path] = Document(savedAt: path)
      }
      cases[item.file, default: [:]][item.title] = (item, files)
    }
  }

  /// Returns the step of a line, counted from 0; `nil` if none ran there, or the line has changed.
  func step(at line: Int, in document: Document) -> StepReport? {
    for (item, lines) in runs(of: document) {
      let found = item.steps.first { $0.file == document.path && lines($0.line - 1) == line }
      if let found { return found }
    }
    return nil
  }

  /// Returns the failures in a document whose lines are still there.
  func failures(in document: Document) -> [Failure] {
    var seen: Set<Failure> = []
    return runs(of: document).flatMap { item, lines -> [Failure] in
      // The last step that the document itself has, which may source a script.
      var own: StepReport?
      return item.steps.compactMap { step in
        let isOwn = step.file == document.path
        if isOwn { own = step }
        guard step.status == .failed, let reason = step.reason, let own,
          isOwn || step.groups.count > own.groups.count, let line = lines(own.line - 1)
        else { return nil }
        let place = isOwn ? "" : "\((step.file as NSString).lastPathComponent):\(step.line): "
        let differences = step.difference.map { "  \($0)" }
        return Failure(
          line: line, reason: ([place + reason] + differences).joined(separator: "\n"))
      }
    }.filter { seen.insert($0).inserted }
  }

  /// Returns the cases with a step in a document, except those whose title it no longer has, with
  /// functions that find the lines of the document that those of the case are now.
  private func runs(
    of document: Document
  ) -> [(report: CaseReport, lines: (Int) -> Int?)] {
    var known: [ObjectIdentifier: (Int) -> Int?] = [:]
    let titles = Set(document.titles.map { document.lines[$0] })
    return cases.values.flatMap(\.values).compactMap { item, files in
      guard let before = files.documents[document.path] else { return nil }
      let lines = known[ObjectIdentifier(files)] ?? document.lines(since: before)
      known[ObjectIdentifier(files)] = lines
      let title = item.line - 1
      let isGone =
        item.file == document.path && before.kinds.indices.contains(title)
        && before.kinds[title] == .text(.title) && !titles.contains(before.lines[title])
      return isGone ? nil : (item, lines)
    }.sorted { ($0.report.file, $0.report.line) < ($1.report.file, $1.report.line) }
  }
}

extension Document {
  /// Returns a function that finds the line of this document that a line of an earlier text is now,
  /// or `nil` if it has changed.
  ///
  /// Lines above and below what has changed are those that they were.
  func lines(since before: Document) -> (Int) -> Int? {
    let (old, new) = (before.lines, lines)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let sameBelow = zip(old[same...].reversed(), new[same...].reversed()).prefix { $0 == $1 }.count
    return { line in
      guard old.indices.contains(line) else { return nil }
      if line < same { return line }
      if line >= old.count - sameBelow { return line + new.count - old.count }
      return old.count == new.count && old[line] == new[line] ? line : nil
    }
  }
}
