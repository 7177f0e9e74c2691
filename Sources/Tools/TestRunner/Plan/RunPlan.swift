package import Reports
package import Script
package import Walkthroughs

/// The cases of a run, ordered by file and line.
package nonisolated struct RunPlan: Sendable {
  /// A case to run.
  package struct Entry: Sendable {
    /// The path of the file.
    package let path: String
    /// The index of the case in the file.
    package let place: Int
    /// The index of the row to run; `nil` if the case isn't one of a loop's rows.
    package let row: Int?
    /// The title, unique within the file.
    package let title: String
    /// The title without the row.
    package let caseTitle: String
    /// The line number of the title.
    package let line: Int
    /// The tags of the file and of the case.
    package let tags: [String]
    /// The time limit in seconds; `nil` for the default limit.
    package let timeout: Double?
    /// The reason for skipping the case; `nil` if the case is to run.
    package let skip: String?
    /// The bug because of which the case is expected to fail; `nil` if it has to pass.
    package internal(set) var knownBug: String?
    /// The mistake, found before the run, that fails the case without running it; `nil` if there is
    /// none.
    package internal(set) var mistake: String?
    /// The size and the language of the device, if the run specifies them.
    package fileprivate(set) var variant = CaseVariant()
  }

  /// The cases to run.
  package private(set) var entries: [Entry] = []

  /// Creates an empty plan.
  package init() {}

  /// Adds the cases of a file, which fail without running if there is a mistake.
  package mutating func add(
    _ file: WalkthroughFile, _ files: ScriptFiles, mistake: String? = nil
  ) {
    let skips = file.cases.map { file.skip($0, files) }
    for test in file.tests(files) {
      let item = file.cases[test.place]
      entries.append(
        Entry(
          path: file.path, place: test.place, row: test.row, title: test.title,
          caseTitle: test.caseTitle, line: item.line, tags: item.tags, timeout: item.timeout,
          skip: skips[test.place], knownBug: item.knownBug, mistake: mistake))
    }
  }

  /// Adds a case that stands for a file without cases, because the file has a mistake.
  package mutating func add(mistaken path: String, _ mistake: String) {
    let title = WalkthroughFile.title(of: path)
    entries.append(
      Entry(
        path: path, place: 0, row: nil, title: title, caseTitle: title, line: 1, tags: [],
        timeout: nil, skip: nil, mistake: mistake))
  }

  /// Removes the cases that can't run because of a mistake, and returns their results.
  package mutating func removeMistaken() -> [CaseReport] {
    let mistaken = entries.filter { $0.mistake != nil && $0.skip == nil }
    keep { $0.mistake == nil || $0.skip != nil }
    return mistaken.map { $0.report(.failed, reason: $0.mistake) }
  }

  /// Returns the results of all cases in the order of the plan.
  package func inOrder(_ results: [CaseReport]) -> [CaseReport] {
    var places: [CaseName: Int] = [:]
    for (place, entry) in entries.enumerated() { places[entry.name] = place }
    func place(_ item: CaseReport) -> Int { places[CaseName(item)] ?? .max }
    return results.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// Removes all cases but the first.
  package mutating func keepFirst() { entries = Array(entries.prefix(1)) }

  /// Repeats each case for each of the given variants; without any, this does nothing.
  ///
  /// A case's own size and language don't apply then, as far as the variants have some.
  package mutating func spread(over variants: [CaseVariant]) {
    guard !variants.isEmpty else { return }
    replace { _ in variants }
  }

  /// Replaces each case by one for each variant that the closure returns.
  mutating func replace(_ variants: (Entry) -> [CaseVariant]) {
    entries = entries.flatMap { entry in
      variants(entry).map { variant in
        var entry = entry
        entry.variant = variant
        return entry
      }
    }
  }

  /// Changes each case.
  mutating func replaceEach(_ change: (inout Entry) -> Void) {
    for place in entries.indices { change(&entries[place]) }
  }

  /// Removes the cases for which the closure returns `false`.
  package mutating func keep(_ isWanted: (Entry) -> Bool) { entries.removeAll { !isWanted($0) } }
}
