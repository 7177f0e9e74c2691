/// The runs of equal lines in a trace, such as those of a search that the app updates with each
/// letter.
nonisolated enum RepeatedLines {
  /// The maximum number of lines that are repeated as a whole.
  private static let longest = 8

  /// Returns the parts of a list of lines, each with the number of times that it follows itself.
  ///
  /// The lines of a part are equal to those that follow, which are left out.
  ///
  /// - Complexity: O(*n*) for *n* lines.
  static func parts(of lines: [some Equatable]) -> [(lines: Range<Int>, count: Int)] {
    var parts: [(lines: Range<Int>, count: Int)] = []
    var place = 0
    var single = 0
    func endSingle() {
      if single < place { parts.append((single..<place, 1)) }
    }
    while place < lines.count {
      guard let found = repetition(in: lines, at: place) else {
        place += 1
        continue
      }
      endSingle()
      parts.append((place..<place + found.length, found.count))
      place += found.length * found.count
      single = place
    }
    endSingle()
    return parts
  }

  /// Returns the shortest part that begins at a place and follows itself; `nil` if there is none.
  private static func repetition(
    in lines: [some Equatable], at place: Int
  ) -> (length: Int, count: Int)? {
    for length in 1...longest {
      var count = 1
      while place + (count + 1) * length <= lines.count,
        (0..<length).allSatisfy({ lines[place + $0] == lines[place + count * length + $0] })
      {
        count += 1
      }
      if count > 1 { return (length, count) }
    }
    return nil
  }

  /// Returns what follows the last line of a part that is repeated: `×5`, or for several lines,
  /// `these 3 lines ×5`.
  static func mark(_ part: (lines: Range<Int>, count: Int)) -> String {
    part.lines.count == 1 ? "×\(part.count)" : "(these \(part.lines.count) lines ×\(part.count))"
  }
}
