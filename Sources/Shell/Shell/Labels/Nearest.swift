/// A search for the name that the user probably meant by a misspelled word.
package nonisolated enum Nearest {
  /// Returns the first candidate that begins with a word, or else the candidate with the smallest
  /// edit distance, ignoring case.
  ///
  /// The edit distance counts letters that are deleted, inserted, replaced, or swapped with a
  /// neighbor. It may be at most 1 for words of up to five letters, and 2 for longer words or where
  /// only letters of a word of five or more are left out, as in `persn` for `Persons`.
  /// - Returns: The name; `nil` if there is none, or if the word has fewer than 2 or more than 64
  ///   characters.
  /// - Complexity: O(candidates × word²). Use it for error messages, not for each line.
  package static func name(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard wanted.count > 1, wanted.count <= 64 else { return nil }
    if let longer = candidates.first(where: { begins($0, with: wanted) }) {
      return longer
    }
    let bound = min(2, max(1, wanted.count / 3))
    var best: (name: String, slips: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let bound = wanted.count > 4 && leavesOut(wanted, of: scalars) ? 2 : bound
      guard abs(scalars.count - wanted.count) <= bound else { continue }
      let slips = distance(wanted, scalars)
      if slips <= bound, slips < best?.slips ?? .max { best = (candidate, slips) }
    }
    return best?.name
  }

  /// Returns the end of a message about an unknown word, which suggests the name that was probably
  /// meant, or says something else.
  package static func hint(
    to word: String, among candidates: some Sequence<String>, otherwise: String = ""
  ) -> String {
    name(to: word, among: candidates).map { "; did you mean \(SafeText.inQuotes($0))?" }
      ?? otherwise
  }

  private static func begins(_ candidate: String, with wanted: [UnicodeScalar]) -> Bool {
    candidate.lowercased().unicodeScalars.starts(with: wanted)
  }

  /// Returns whether a word is another one without some letters.
  private static func leavesOut(_ word: [UnicodeScalar], of whole: [UnicodeScalar]) -> Bool {
    var rest = word[...]
    for scalar in whole where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private static func distance(_ left: [UnicodeScalar], _ right: [UnicodeScalar]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var slips = min(
          rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          slips = min(slips, rows[i - 1][j - 1] + 1)
        }
        row.append(slips)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
