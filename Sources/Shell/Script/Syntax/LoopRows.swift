/// The variable names of a loop and the values of each row.
package struct LoopRows: Sendable {
  package let names: [String]
  package let values: [[String]]
  /// The number of the first row, counted from 1.
  package let first: Int

  package init(names: [String], values: [[String]], first: Int = 1) {
    self.names = names
    self.values = values
    self.first = first
  }

  /// Creates empty rows.
  init(rounds: Int) { self.init(names: [], values: Array(repeating: [], count: rounds)) }

  /// A single empty row, for which the statements run once.
  package static let once = LoopRows(names: [], values: [[]])

  /// Returns only the row at an index.
  ///
  /// - Throws: `ScriptMistake` if there is no such row, because the values have changed since they
  ///   were counted.
  package func only(_ index: Int) throws(ScriptMistake) -> LoopRows {
    guard values.indices.contains(index) else {
      throw .badHeader(
        .each, problem: "row \(index + 1) is missing; the values have changed since they were read")
    }
    return LoopRows(names: names, values: [values[index]], first: index + 1)
  }
}
