/// The results of a benchmark run.
struct Report {
  let runs: Int
  /// The names of the programs that aren't installed, and what can't be measured without them.
  var missing: [String]
  var findings: [FigureGroup] = []

  init(runs: Int, missing: [String]) {
    self.runs = runs
    self.missing = missing
  }
}
