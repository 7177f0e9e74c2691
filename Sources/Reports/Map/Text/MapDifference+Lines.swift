import Shell

extension MapDifference {
  /// The difference as text, one line for each change; a single line if there is none.
  ///
  /// Each line begins with `+`, `-` or a blank and is safe to print.
  package var lines: [String] {
    let notes = notes.map { SafeText.escaped($0) }
    guard !isEmpty else {
      return [
        isOfPartialMap || hasOtherOptions ? "nothing new" : "no differences from the baseline"
      ] + notes
    }
    var lines: [String] = []
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

  /// What can't be told, because an exploration ended early, or was another one.
  private var notes: [String] {
    [
      hasOtherOptions
        ? "what is missing or new can't be told, because the baseline is of "
          + Self.line(of: oldOptions, without: newOptions) + ", and this map of "
          + Self.line(of: newOptions, without: oldOptions) : nil,
      isOfPartialMap
        ? "what is missing can't be told, because this exploration was cut" : nil,
      isFromPartialMap ? "what is new can't be told, because the baseline's was cut" : nil,
    ].compactMap(\.self)
  }

  /// Returns the options that another exploration hasn't.
  private static func line(of options: [String], without others: [String]) -> String {
    let own = options.filter { !others.contains($0) }
    return own.isEmpty ? "less" : own.joined(separator: " ")
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
