import Reports

/// A check that compares each round's transcript of a case with that of the first round.
struct FlakinessCheck {
  private var transcripts: [Int: String] = [:]

  /// Compares a round of a case with the first round, and returns the result of all rounds so far,
  /// which is flaky if their transcripts differ.
  mutating func compare(
    _ new: CaseReport, place: Int, round: Int, known: CaseReport?
  ) -> CaseReport {
    let transcript = new.transcript
    guard let first = transcripts[place] else {
      transcripts[place] = transcript
      return new
    }
    guard first != transcript, known?.status != .flaky else { return known ?? new }
    var report = new
    report.status = .flaky
    report.reason = Self.difference(first, transcript, round: round)
    return report
  }

  private static func difference(_ one: String, _ other: String, round: Int) -> String {
    let lines = zip(
      one.split(separator: "\n", omittingEmptySubsequences: false),
      other.split(separator: "\n", omittingEmptySubsequences: false))
    guard let (number, pair) = lines.enumerated().first(where: { $1.0 != $1.1 }) else {
      return "round \(round) printed more or fewer lines than the first round"
    }
    return "round \(round) differs from the first round in line \(number + 1): "
      + "\"\(pair.1)\" instead of \"\(pair.0)\""
  }
}
