/// All measurements.
struct Report {
  let runs: Int
  /// The programs that are not installed.
  let missing: [String]
  var findings: [FigureGroup] = []

  init(runs: Int, missing: [String]) {
    self.runs = runs
    self.missing = missing
  }
}
