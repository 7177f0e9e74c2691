import Script
import Shell
import Wireframes

extension MapReport {
  /// The number of moves that a walkthrough takes.
  package var coveredMoves: Int { moves.count { $0.isCovered == true } }

  /// The screens, moves, states and transitions in numbers.
  package var verdict: String {
    let onSame = moves.count { $0.from == $0.to }
    let same =
      onSame == 0
      ? ""
      : moves.count == 1
        ? ", on the same screen" : " (\(grouped(onSame)) of them on the same screen)"
    return
      "\(amount(screens.count, "screen")), \(amount(moves.count, "move"))\(same)"
      + "; \(amount(states, "state")), \(amount(transitions, "transition"))"
  }

  /// The number of moves that only walkthroughs take, in words; `nil` if there are none.
  var otherMovesText: String? {
    otherMoves.isEmpty
      ? nil
      : "taken by a walkthrough, not found by exploration: \(grouped(otherMoves.count))"
  }

  /// The number of links that the app doesn't open, in words.
  var unopenedLinksText: String {
    "\(amount(unopenedLinks.count, "link")) that the app doesn't open"
  }

  /// The number of findings of each kind, such as `crash 1, leak 7`.
  var findingCounts: String {
    var kinds: [String] = []
    for finding in findings where !kinds.contains(finding.kind) { kinds.append(finding.kind) }
    return kinds.map { kind in "\(kind) \(grouped(findings.count { $0.kind == kind }))" }
      .joined(separator: ", ")
  }

  /// The number of screens whose states weren't all explored, in words; `nil` if all were.
  var omission: String? {
    let count = screens.count(where: \.isCut)
    guard count > 0 else { return nil }
    return "\(amount(count, "screen")) \(count == 1 ? "has" : "have") states beyond the depth that"
      + " was explored"
  }

  /// The coverage in numbers; `nil` if it wasn't measured.
  var coverage: String? {
    guard let coveredBy else { return nil }
    let by = coveredBy.isEmpty ? "no walkthroughs" : coveredBy.joined(separator: ", ")
    return "covered by \(by): \(coverageText)"
  }

  /// The summary of the map, one line an element, safe to print.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the exploration; `nil` if the text must not depend on it.
  ///   - missing: The path of the walks that were written for moves that no walkthrough takes, such
  ///     as `missing/*.walk`; `nil` if none were.
  ///   - unwritten: The number of these moves whose walk can't be written.
  /// - Returns: The lines.
  package func summary(
    seconds: Double? = nil, missing: String? = nil, unwritten: Int = 0
  ) -> [String] {
    let time = seconds.map { ", in \(Self.duration($0))" } ?? ""
    let cuts = cuts.map { "\(grouped($0.count)) \($0.reason)" }.joined(separator: "; ")
    var lines = [verdict + time]
    if !untried.isEmpty { lines.append("not tried: " + untried.joined(separator: ", ")) }
    if !cuts.isEmpty { lines.append("not explored further: \(cuts)") }
    if let coverage { lines.append(coverage) }
    if let wholeCoverage { lines.append("  " + wholeCoverage) }
    lines.append("findings: \(findings.isEmpty ? "none" : grouped(findings.count))")
    for finding in findings {
      lines.append("  " + Self.line(of: finding))
      if let holder = finding.holder { lines.append("    " + holder) }
    }
    let uncovered = moves.count { $0.isCovered == false }
    if uncovered > 0 {
      let which = unwritten > 0 ? "\(grouped(uncovered - unwritten)) of them" : "each"
      let walks = missing.map { ", the shortest walk to \(which) → \($0)" } ?? ""
      let rest =
        unwritten > 0
        ? "; \(grouped(unwritten)) \(unwritten == 1 ? "has" : "have") no walk that can be written"
        : ""
      lines.append("never taken by a walkthrough: \(grouped(uncovered))\(walks)\(rest)")
    }
    if let otherMovesText {
      lines.append(otherMovesText)
      lines += otherMoves.prefix(Self.mostOthers).map { "  " + line(of: $0) }
      let rest = otherMoves.count - Self.mostOthers
      if rest > 0 { lines.append("  … and \(grouped(rest)) more") }
    }
    if !unstable.isEmpty {
      let names = Self.names(of: screens)
      lines.append(
        "depending on earlier actions, of which the screen shows nothing: \(amount(unstable.count, "action"))"
      )
      lines += unstable.map { "  \(names[$0.screen] ?? $0.screen): \($0.reason)" }
    }
    if !unopenedLinks.isEmpty {
      lines.append(unopenedLinksText + ": " + unopenedLinks.joined(separator: ", "))
    }
    if !unseen.isEmpty {
      let rest = unseen.count - Self.mostOthers
      lines.append(
        "\(amount(unseen.count, "view controller")) in the app's modules that no action reached: "
          + unseen.prefix(Self.mostOthers).joined(separator: ", ")
          + (rest > 0 ? " and \(grouped(rest)) more" : ""))
    }
    return lines.map { SafeText.escaped($0) }
  }

  /// The most moves of walkthroughs alone, and the most classes, that the summary lists.
  private static let mostOthers = 10

  /// Returns a move in words, such as `Persons → Fred: select Fred`.
  package func line(of move: Move) -> String {
    let names = Self.names(of: screens + otherScreens)
    return "\(names[move.from] ?? move.from) → \(names[move.to] ?? move.to): \(move.label)"
  }

  /// Returns the names of screens in lists, by their IDs: a name that others have, too, is followed
  /// by the class or, if several screens have both, by the ID.
  static func names(of screens: [Screen]) -> [String: String] {
    var alike: [String: [String: Set<String>]] = [:]
    for screen in screens {
      alike[screen.shownName, default: [:]][screen.type, default: []].insert(screen.id)
    }
    return Dictionary(
      screens.map { screen in
        let types = alike[screen.shownName] ?? [:]
        let (name, ids) = (screen.shownName, types[screen.type] ?? [])
        if types.count == 1, ids.count == 1 { return (screen.id, name) }
        let other = ids.count > 1 ? screen.id : screen.type
        return (screen.id, other == name || other.isEmpty ? name : "\(name) (\(other))")
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the walk of a move in one line; `nil` if it is the action alone.
  func walk(of move: Move) -> String? {
    move.walk.count > 1 ? Self.shown(move.walk) : nil
  }

  /// Returns a walk in one line, in which long texts are shortened.
  static func shown(_ walk: [String]) -> String {
    walk.map(\.withoutRepetitions).joined(separator: "; ")
  }

  private static func line(of finding: Finding) -> String {
    let walk = finding.walk.isEmpty ? "" : ", after: " + shown(finding.walk)
    let ways = finding.ways > 1 ? "  (shown by \(grouped(finding.ways)) actions)" : ""
    let passes = finding.passes ? " (no expectation can detect the difference, so it passes)" : ""
    let file = finding.file.map { "  → \($0)\(passes)" } ?? ""
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
