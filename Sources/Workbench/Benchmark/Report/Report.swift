/// The results of a benchmark run.
struct Report {
  let runs: Int
  /// The names of the programs that aren't installed.
  let missing: [String]
  var sections: [(section: Section, figures: [Figure])] = []

  /// The report as a table with a line for each figure.
  var table: String {
    var rows = [["", "median", "cpu", "ratio", "budget", "met"]]
    for (section, figures) in sections {
      rows.append([section.rawValue, "", "", "", "", ""])
      rows += figures.enumerated().map { place, figure in
        row(figure, comparedWith: place > 0 && section.isComparison ? figures[0] : nil)
      }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      let line = cells.joined(separator: "  ")
      return String(
        line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
    }
    lines += [
      "",
      "Medians of \(runs) runs (memory, building: one run); cpu is the processor time of a whole run;",
      "a ratio is the section's first figure divided by this one.",
    ]
    if !missing.isEmpty {
      lines.append("Not installed and therefore not measured: \(missing.joined(separator: ", ")).")
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ figure: Figure, comparedWith first: Figure?) -> [String] {
    let ratio = first.map { $0.median / figure.median }
    return [
      "  \(figure.name)", figure.unit.text(figure.median),
      figure.processor.map(Unit.seconds.text) ?? "",
      ratio.map(Unit.ratio.text) ?? "",
      figure.budget?.text(ratio == nil ? figure.unit : .ratio) ?? "",
      figure.budget.map { $0.isMet(by: ratio ?? figure.median) ? "yes" : "no" } ?? "",
    ]
  }
}
