/// The difference between the coordinators of a screen on two ways to it.
package nonisolated struct CoordinatorDifference {
  /// The coordinators that only the present way has.
  package let more: [String]
  /// The coordinators that only the first way has.
  package let fewer: [String]

  /// Compares the classes of the coordinators on two ways.
  package init(first: [String], now: [String]) {
    more = Self.rest(now, without: first)
    fewer = Self.rest(first, without: now)
  }

  /// Returns the difference of two multisets of names.
  private static func rest(_ names: [String], without others: [String]) -> [String] {
    var left = others
    return names.filter { name in
      guard let place = left.firstIndex(of: name) else { return true }
      left.remove(at: place)
      return false
    }
  }

  /// The group of the finding, because the same difference on several screens has one cause.
  static func group(of verdict: Verdict) -> FindingGroup {
    var difference = verdict
    difference.subject = [verdict.extraCoordinator, verdict.missingCoordinator]
      .compactMap(\.self).sorted().joined(separator: ", ")
    return FindingGroup(difference, after: nil)
  }

  /// Returns the verdict on a screen, which the first way reaches in a number of steps.
  func verdict(on screen: ScreenFacts, at steps: Int) -> Verdict {
    var parts: [String] = []
    if !more.isEmpty { parts.append("with " + more.joined(separator: ", ")) }
    if !fewer.isEmpty { parts.append("without " + fewer.joined(separator: ", ")) }
    if parts.isEmpty { parts.append("in another order or place") }
    var verdict = Verdict(
      kind: .coordinators, subject: screen.id,
      message: """
        \(screen: screen.id, titled: screen.title) is shown \(parts.joined(separator: " and ")), and \
        otherwise by the walk of \(steps == 1 ? "1 step" : "\(steps) steps") that leads there first
        """)
    verdict.extraCoordinator = more.first
    verdict.missingCoordinator = fewer.first
    return verdict
  }
}
