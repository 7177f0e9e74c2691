import Script
import Shell

extension MapReport {
  /// The number of moves between different screens that a walkthrough takes.
  package var coveredMoves: Int { moves.count { $0.isCovered == true } }

  /// The share of the moves that a walkthrough takes in whole percent, rounded down, so that 100 means
  /// all of them; `nil` if coverage wasn't measured.
  package var coveredPercent: Int? {
    guard hasCoverage else { return nil }
    return moves.isEmpty ? 100 : coveredMoves * 100 / moves.count
  }

  /// The screens, moves, states and transitions in numbers.
  package var verdict: String {
    "\(amount(screens.count, "screen")), \(amount(moves.count, "move")) between them; "
      + "\(amount(states, "state")), \(amount(transitions, "transition"))"
  }

  /// The coverage in numbers; `nil` if it wasn't measured.
  var coverage: String? {
    guard let coveredBy, let percent = coveredPercent else { return nil }
    let by = coveredBy.isEmpty ? "no walkthroughs" : coveredBy.joined(separator: ", ")
    return "covered by \(by): \(grouped(coveredMoves)) of \(amount(moves.count, "move"))"
      + " (\(percent) %)"
  }

  /// The summary of the map, one line an element, safe to print.
  ///
  /// - Parameters:
  ///   - seconds: How long the exploration took; `nil` where the text must not depend on it.
  ///   - missing: Where the walks to the moves that no walkthrough takes were written, such as
  ///     `missing/*.walk`; `nil` if they weren't.
  /// - Returns: The lines.
  package func summary(seconds: Double? = nil, missing: String? = nil) -> [String] {
    let time = seconds.map { ", in \(Self.duration($0))" } ?? ""
    let cuts = cuts.map { "\(grouped($0.count)) \($0.reason)" }.joined(separator: "; ")
    var lines = [verdict + time + (cuts.isEmpty ? "" : "  (cut: \(cuts))")]
    if let coverage { lines.append(coverage) }
    lines.append("findings: \(findings.isEmpty ? "none" : grouped(findings.count))")
    lines += findings.map { "  " + Self.line(of: $0) }
    let uncovered = moves.count { $0.isCovered == false }
    if uncovered > 0 {
      let walks = missing.map { ", the shortest walk to each → \($0)" } ?? ""
      lines.append("never taken by a walkthrough: \(grouped(uncovered))\(walks)")
    }
    if !unstable.isEmpty {
      let names = Dictionary(
        screens.map { ($0.id, $0.shownName) }, uniquingKeysWith: { first, _ in first })
      lines.append("unstable: \(grouped(unstable.count))")
      lines += unstable.map { "  \(names[$0.screen] ?? $0.screen): \($0.reason)" }
    }
    if !unreached.isEmpty {
      lines.append(
        "view controllers that no action reached: \(grouped(unreached.count)): "
          + unreached.joined(separator: ", "))
    }
    return lines.map { SafeText.escaped($0) }
  }

  private static func line(of finding: Finding) -> String {
    // "left behind by: …" is a sentence; other messages end by themselves.
    let start = finding.message.hasSuffix("left behind") ? " by: " : ", after: "
    let walk = finding.walk.isEmpty ? "" : start + finding.walk.joined(separator: "; ")
    let ways = finding.ways > 1 ? "  (\(grouped(finding.ways)) ways)" : ""
    let file = finding.file.map { "  → \($0)" } ?? ""
    return "\(finding.kind): \(finding.message)\(walk)\(ways)\(file)"
  }

  /// Returns a duration with one decimal place.
  private static func duration(_ seconds: Double) -> String {
    let text: LineText = "\(seconds: seconds, decimals: 1) s"
    return String(decoding: text.utf8, as: UTF8.self)
  }
}

/// Returns a number with a noun, such as `2,927 transitions`.
func amount(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
