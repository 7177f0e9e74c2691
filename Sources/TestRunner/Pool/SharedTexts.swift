import Reports

/// The texts of a run's steps, each of which is stored only once.
///
/// Most cases of a run show the same screens, so the steps of a large run need half the memory.
struct SharedTexts {
  private let isUsed: Bool
  private var texts: Set<String> = []
  private var lists: Set<[String]> = []

  /// Creates a store without texts.
  ///
  /// - Parameter isUsed: Whether texts are shared; `false` if few steps are kept, or most only for a
  ///   short time.
  init(isUsed: Bool) { self.isUsed = isUsed }

  /// Returns a report with the same contents, whose texts are shared with earlier reports.
  mutating func sharing(_ report: CaseReport) -> CaseReport {
    guard isUsed else { return report }
    var report = report
    for place in report.steps.indices {
      share(&report.steps[place].command)
      share(&report.steps[place].file)
      share(&report.steps[place].output)
      share(&report.steps[place].screen)
      share(&report.steps[place].stack)
      share(&report.steps[place].groups)
      share(&report.steps[place].calls)
      share(&report.steps[place].events)
    }
    return report
  }

  private mutating func share(_ text: inout String) {
    // A shorter text is stored in the string itself.
    guard text.utf8.count > 15 else { return }
    text = texts.insert(text).memberAfterInsert
  }

  private mutating func share(_ list: inout [String]) {
    guard !list.isEmpty else { return }
    list = lists.insert(list).memberAfterInsert
  }
}
