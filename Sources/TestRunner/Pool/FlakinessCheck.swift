import Reports

/// Compares what each round of a case prints with what its first round printed.
struct FlakinessCheck {
  private var transcripts: [Int: String] = [:]

  /// Judges one more round of a case.
  ///
  /// - Parameters:
  ///   - new: what the round came to.
  ///   - place: which case it is.
  ///   - round: which round, from 1.
  ///   - known: what the rounds before came to.
  /// - Returns: what all came to: the first round's report, or a flaky one where they differ.
  mutating func judge(
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
      return "round \(round) prints more or less than the first"
    }
    return "round \(round) prints something else than the first, line \(number + 1): "
      + "\"\(pair.0)\" was \"\(pair.1)\""
  }
}
