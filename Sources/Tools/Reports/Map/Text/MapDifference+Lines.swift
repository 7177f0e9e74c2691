import Shell

extension MapDifference {
  /// The difference as text: a heading, and one line for each change, which begins with `+` or `-`;
  /// a single line if there is none.
  ///
  /// Each line is safe to print.
  package var lines: [String] {
    let notes = notes.map { SafeText.escaped($0) }
    guard !isEmpty else {
      return [isOfPartialMap ? "nothing new" : "no differences from the baseline"] + notes
    }
    var lines = ["differences from the baseline:"]
    lines += addedScreens.map { "+ screen " + line(of: $0) }
    lines += removedScreens.map { "- screen " + line(of: $0) }
    lines += addedMoves.map { "+ move " + line(of: $0) }
    lines += removedMoves.map { "- move " + line(of: $0) }
    lines += nowCovered.map { "+ covered " + line(of: $0) }
    lines += nowUncovered.map { "- covered " + line(of: $0) }
    lines += newFindings.map { "+ " + line(of: $0) }
    lines += goneFindings.map { "- " + line(of: $0) }
    return lines.map { SafeText.escaped($0) } + notes
  }

  /// A note on the limits of the comparison, if an exploration ended early.
  private var notes: [String] {
    [
      isOfPartialMap
        ? "what is missing can't be told, because this exploration was cut" : nil,
      isFromPartialMap
        ? "some of this may not be new, because the baseline is of an exploration that was cut"
        : nil,
    ].compactMap(\.self)
  }

  private func line(of screen: MapReport.Screen) -> String {
    screen.shownName == screen.id ? screen.id : "\(screen.shownName) (\(screen.id))"
  }

  private func line(of move: MapReport.Move) -> String {
    "\(names[move.from] ?? move.from) → \(names[move.to] ?? move.to): \(move.label)"
  }

  private func line(of finding: MapReport.Finding) -> String {
    let screen = finding.screen.map { " on \(names[$0] ?? $0)" } ?? ""
    // Some messages name the screen.
    let place = finding.message.hasSuffix(screen) ? "" : screen
    return "\(finding.kind): \(finding.message)\(place)"
  }
}
