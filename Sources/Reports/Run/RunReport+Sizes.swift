import Script

extension RunReport {
  /// Returns lines that tell what differs between the sizes in which cases ran: the status, or else
  /// the first step with another screen; empty if no case ran in several sizes.
  ///
  /// - Parameter limit: The maximum number of cases that are listed.
  /// - Returns: The lines.
  package func sizeDifferences(limit: Int) -> [String] {
    let groups = casesBySize.filter { $0.count > 1 }
    guard let sizes = groups.first?.compactMap(\.size) else { return [] }
    let differences = groups.compactMap(Self.difference)
    guard !differences.isEmpty else {
      return ["\(sizes.joined(separator: " and ")): no differences"]
    }
    let rest = differences.count - limit
    return ["what differs between \(sizes.joined(separator: " and ")):"]
      + differences.prefix(limit).map { "  " + $0 }
      + (rest > 0 ? ["  and \(counted(rest, "more case"))"] : [])
  }

  /// The results of each case that ran in a specified size, in the order of the cases.
  private var casesBySize: [[CaseReport]] {
    struct Name: Hashable {
      let file: String
      let title: String
    }
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

  private static func difference(_ items: [CaseReport]) -> String? {
    guard let first = items.first else { return nil }
    if items.contains(where: { $0.status != first.status }) {
      let results = items.map { "\($0.status.words) (\($0.size ?? ""))" }
      return "\(first.file):\(first.line): \(first.title): \(results.joined(separator: ", "))"
    }
    for other in items.dropFirst() {
      for (one, two) in zip(first.steps, other.steps)
      where one.screen != two.screen || one.stack != two.stack {
        let (left, right) = screens(one, two)
        return
          "\(one.file):\(one.line): \(first.title): after \(one.command): \(left) (\(first.size ?? "")),"
          + " \(right) (\(other.size ?? ""))"
      }
    }
    return nil
  }

  /// Returns what is different on two screens: the paths, or else the first line.
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
