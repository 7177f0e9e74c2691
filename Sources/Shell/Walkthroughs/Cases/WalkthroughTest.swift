package import Script
import Shell

/// A test of a walkthrough: a case, or one row of a case that consists of a loop.
package nonisolated struct WalkthroughTest: Sendable {
  /// The index of the case in the file.
  package let place: Int
  /// The index of the row; `nil` if the test is a whole case.
  package let row: Int?
  /// The title, unique within the file.
  package let title: String
  /// The title without the row.
  package let caseTitle: String
}

nonisolated extension WalkthroughFile {
  /// Returns the tests in the file, in order.
  ///
  /// A second test with the same title gets ` (2)`.
  package func tests(_ files: ScriptFiles) -> [WalkthroughTest] {
    var titles = UniqueTitles()
    return cases.indices.flatMap { place -> [WalkthroughTest] in
      let title = titles.add(cases[place].title)
      guard let rows = rows(of: cases[place], files), !rows.values.isEmpty else {
        return [WalkthroughTest(place: place, row: nil, title: title, caseTitle: title)]
      }
      return rows.values.enumerated().map { index, values in
        let row = LoopRow(number: index + 1, names: rows.names, values: values)
        return WalkthroughTest(
          place: place, row: index, title: titles.add(row.title(of: title)), caseTitle: title)
      }
    }
  }

  /// Returns the rows of a case that consists of a loop; `nil` for any other case, and if they
  /// can't be read, in which case the check reports why.
  private func rows(of item: WalkthroughCase, _ files: ScriptFiles) -> LoopRows? {
    guard let loop = item.loop else { return nil }
    return try? loop.rows(in: path, files) { text, style throws(ScriptMistake) in
      try Expansion.expand(text, style) { variables[$0] }
    }
  }

  /// Returns the reason for skipping a case: its `@skip`, or that it is a loop without rows; `nil`
  /// if the case is to run.
  package func skip(_ item: WalkthroughCase, _ files: ScriptFiles) -> String? {
    item.skip ?? (rows(of: item, files)?.values.isEmpty == true ? "there are no rows" : nil)
  }
}

/// The titles of a file's tests, which numbers repeated ones.
private nonisolated struct UniqueTitles {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func add(_ title: String) -> String {
    var unique = title
    while !taken.insert(unique).inserted {
      let count = counts[title, default: 1] + 1
      counts[title] = count
      unique = "\(title) (\(count))"
    }
    return unique
  }
}
