import Foundation

extension Report {
  /// Writes all samples to a file as JSON, in seconds, lines per second, and bytes.
  func writeJSON(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = File(runs: runs, missing: missing, findings: findings.map(File.Entry.init))
    try encoder.encode(file).write(to: URL(fileURLWithPath: path))
  }

  private struct File: Encodable {
    let runs: Int
    let missing: [String]
    let findings: [Entry]

    struct Entry: Encodable {
      let what: String
      let section: String
      let figures: [Line]

      init(_ finding: FigureGroup) {
        what = finding.what
        section = finding.section.rawValue
        figures = finding.figures.enumerated().map { place, figure in
          Line(figure, ratio: place > 0 && finding.isComparison ? finding.ratio(to: figure) : nil)
        }
      }
    }

    struct Line: Encodable {
      let name: String
      let unit: String
      let median: Double
      let samples: [Double]
      let processor: [Double]
      let ratio: Double?
      let limit: Double?
      let aim: Double?
      let met: String?

      init(_ figure: Figure, ratio: Double?) {
        name = figure.name
        unit = figure.unit.rawValue
        median = figure.samples.median
        samples = figure.samples.values
        processor = figure.processor.values
        self.ratio = ratio
        limit = figure.goal?.limit
        aim = figure.goal?.aim
        met = figure.goal?.verdict(on: ratio ?? figure.samples.median).rawValue
      }
    }
  }
}
