extension Int {
  /// Adds a number of rows, up to the largest integer: an app may have any number of rows.
  mutating func add(rows: Int) {
    let (sum, overflows) = addingReportingOverflow(rows)
    self = overflows ? .max : sum
  }
}
