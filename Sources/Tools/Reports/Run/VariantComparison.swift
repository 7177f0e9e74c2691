import Script

/// The differences between the device sizes of a run.
package struct SizeComparison: Sendable {
  /// The sizes.
  package let sizes: [String]
  /// The cases that differ.
  let differences: [SizeDifference]

  /// Returns lines about the differences in at most a number of cases.
  package func lines(limit: Int) -> [String] {
    guard !differences.isEmpty else { return ["\(names): no differences"] }
    let rest = differences.count - limit
    return ["what differs between \(names):"]
      + differences.prefix(limit).map { "  \($0.place): \($0.title): \($0.text)" }
      + (rest > 0 ? ["  and \(counted(rest, "more case"))"] : [])
  }

  /// The sizes, such as `compact and regular`.
  var names: String { sizes.joined(separator: " and ") }
}

/// The difference between two or more results of the same case.
struct SizeDifference: Sendable {
  /// The results, each with its size.
  let cases: [CaseReport]
  /// The step after which the screens differ; `nil` if the outcomes differ.
  let step: StepReport?
  /// For each size, the outcome or the differing part of the screen.
  let results: [(size: String, text: String)]

  var title: String { cases[0].name }
  /// The file and the line of the step or the case.
  var place: String { "\(file):\(line)" }
  var file: String { step.map { $0.file.isEmpty ? cases[0].file : $0.file } ?? cases[0].file }
  var line: Int { step?.line ?? cases[0].line }
  /// The command and the results.
  var text: String {
    (step.map { "after \($0.command): " } ?? "")
      + results.map { "\($0.text) (\($0.size))" }.joined(separator: ", ")
  }
}

extension RunReport {
  /// The differences between sizes: in the status, or else the first step with another screen;
  /// `nil` if no case ran in several sizes.
  package var sizeComparison: SizeComparison? {
    let groups = casesBySize.filter { $0.count > 1 }
    guard let sizes = groups.first?.compactMap(\.size) else { return nil }
    return SizeComparison(sizes: sizes, differences: groups.compactMap(Self.difference))
  }

  /// The results of each case that ran in a specified size, in the order of the cases.
  private var casesBySize: [[CaseReport]] {
    struct Name: Hashable {
      let file: String
      let title: String
    }
    guard cases.contains(where: { $0.size != nil }) else { return [] }
    var groups: [[CaseReport]] = []
    var places: [Name: Int] = [:]
    for item in cases where item.size != nil {
      let name = Name(file: item.file, title: item.title)
      if let place = places[name] {
        groups[place].append(item)
      } else {
        places[name] = groups.count
        groups.append([item])
      }
    }
    return groups
  }

  private static func difference(_ items: [CaseReport]) -> SizeDifference? {
    guard let first = items.first else { return nil }
    if items.contains(where: { $0.status != first.status }) {
      return SizeDifference(
        cases: items, step: nil, results: items.map { ($0.size ?? "", $0.status.words) })
    }
    for other in items.dropFirst() {
      for (one, two) in zip(first.steps, other.steps)
      where one.screen != two.screen || one.stack != two.stack {
        let (left, right) = screens(one, two)
        return SizeDifference(
          cases: [first, other], step: one,
          results: [(first.size ?? "", left), (other.size ?? "", right)])
      }
    }
    return nil
  }

  /// Returns the difference between two screens: the paths, or else the first line.
  private static func screens(_ one: StepReport, _ two: StepReport) -> (String, String) {
    guard one.stack == two.stack else { return (one.stack, two.stack) }
    let (left, right) = (one.screen.split(separator: "\n"), two.screen.split(separator: "\n"))
    let place =
      zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset ?? min(left.count, right.count)
    func line(_ lines: [Substring]) -> String {
      guard lines.indices.contains(place) else { return "nothing more" }
      return lines[place].drop { $0 == " " }.isEmpty
        ? "a blank line" : "\"\(lines[place].drop { $0 == " " })\""
    }
    return (line(left), line(right))
  }
}
