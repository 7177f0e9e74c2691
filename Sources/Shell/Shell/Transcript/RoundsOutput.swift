/// The output of `leaks repeat`: the number of leaked objects of each class after each round.
nonisolated struct RoundsOutput: Encodable {
  /// A class with leaked objects.
  struct Row: Encodable {
    let type: String
    /// The number of leaked objects before the first round and after each round.
    let counts: [Int]
    /// Whether the number increases with each round.
    let grows: Bool
  }

  let line: String
  let rows: [Row]

  /// Creates the output.
  ///
  /// - Parameters:
  ///   - line: The line that was repeated.
  ///   - censuses: The number of leaked objects of each class, before the first round and after
  ///     each.
  ///   - controllers: The number of living view controllers of each class at the same times. Those
  ///     of which there are more after each round are listed, even if the leak check finds that the
  ///     app keeps them on purpose.
  init(line: String, censuses: [[String: Int]], controllers: [[String: Int]] = []) {
    self.line = line
    func row(_ type: String, _ censuses: [[String: Int]]) -> Row {
      let counts = censuses.map { $0[type] ?? 0 }
      return Row(
        type: type, counts: counts, grows: zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 })
    }
    let types = Set(censuses.flatMap(\.keys))
    let others = Set(controllers.flatMap(\.keys)).subtracting(types).map { row($0, controllers) }
    rows = (types.map { row($0, censuses) } + others.filter(\.grows)).sorted { $0.type < $1.type }
  }

  func write(to output: TextOutput) {
    for row in rows {
      output.writeSafely(row.type, .bold)
      output.write("  \(row.counts.prefix(12).map(String.init).joined(separator: " "))")
      if row.counts.count > 12 { output.write(" … \(row.counts.last ?? 0)") }
      output.write(
        row.grows ? "  grows with each round: a leak" : "  does not grow: kept",
        row.grows ? .red : .green)
      output.write("\n")
    }
    if rows.isEmpty { output.write("nothing is left behind\n") }
    output.write("\n")
  }
}
