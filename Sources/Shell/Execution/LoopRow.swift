/// One row of a loop.
struct LoopRow {
  /// The number of the row, starting from 1.
  let number: Int
  let names: [String]
  let values: [String]

  /// The row as part of a message, such as `row 2: name = Fred, role = Manager`.
  var words: String {
    let pairs = zip(names, values).map { name, value in
      "\(name) = \(value.count > 40 ? value.prefix(39) + "…" : value)"
    }
    return "row \(number): \(pairs.joined(separator: ", "))"
  }
}
