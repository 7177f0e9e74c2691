nonisolated extension Acceptance {
  /// Separates the replacements that fit all sizes of a run from those that don't.
  ///
  /// A replacement fits if each size asks for the same lines.
  /// - Parameters:
  ///   - changes: The replacements in a file, from all sizes.
  ///   - sizes: The number of sizes.
  /// - Returns: One replacement for each block of lines, and the numbers of the first lines of the
  ///   blocks that no replacement fits.
  package static func agreed(
    _ changes: [AcceptedLines], sizes: Int
  ) -> (changes: [AcceptedLines], differing: [Int]) {
    guard sizes > 1 else { return (changes, []) }
    var agreed: [AcceptedLines] = []
    var differing: [Int] = []
    for (numbers, group) in Dictionary(grouping: changes, by: \.numbers) {
      if group.count >= sizes, Set(group).count == 1 {
        agreed.append(group[0])
      } else {
        differing.append(numbers.first ?? 0)
      }
    }
    return (agreed.sorted { ($0.numbers.first ?? 0) < ($1.numbers.first ?? 0) }, differing.sorted())
  }
}
