extension Report {
  /// A table of the figures.
  var table: String {
    var rows = [["", "median", "cpu", "ratio", "asked", "met"]]
    for finding in findings {
      rows.append([finding.what, "", "", "", "", ""])
      rows += finding.figures.indices.map { row(finding, $0) }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }.joined(separator: "  ").trimmingTrailingSpaces
    }
    let end = [
      "",
      "Medians of \(runs) runs (memory: one run); cpu is the processor time of a whole run;",
      "a ratio is flowsh's figure divided by the other program's.",
      missing.isEmpty
        ? nil : "Not installed and therefore not measured: \(missing.joined(separator: ", ")).",
    ]
    return (lines + end.compactMap(\.self)).joined(separator: "\n")
  }

  private func row(_ finding: FigureGroup, _ place: Int) -> [String] {
    let figure = finding.figures[place]
    let median = figure.samples.median
    let isOther = finding.isComparison && place > 0
    let ratio = isOther ? finding.ratio(to: figure) : nil
    return [
      "  \(figure.name)", figure.unit.text(median),
      figure.processor.isEmpty ? "" : Unit.seconds.text(figure.processor.median),
      ratio.map(Unit.ratio.text) ?? "",
      figure.goal?.text(isOther ? .ratio : figure.unit) ?? "",
      figure.goal?.verdict(on: ratio ?? median).rawValue ?? "",
    ]
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
