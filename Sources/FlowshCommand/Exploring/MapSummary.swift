import Reports
import Script
import Shell

/// What `flowsh explore` prints about a map: its size, its coverage, the findings and what no
/// walkthrough takes.
struct MapSummary {
  /// The map.
  let map: MapReport
  /// The duration of the exploration in seconds; `nil` to say nothing about it, so that the output is the
  /// same every time.
  var seconds: Double?
  /// Why the exploration ended early; `nil` if it didn't.
  var earlyEnd: String?
  /// The folder with the walks to the moves that no walkthrough takes; `nil` if none were written.
  var missingFolder: String?

  /// The lines, which aren't escaped.
  var lines: [String] {
    size + coverage + findings + missing + notes
  }

  private var size: [String] {
    var line =
      "\(Self.many(map.screens.count, "screen")), \(Self.many(map.moves.count, "move")) between them; "
      + "\(Self.many(map.states, "state")), \(Self.many(map.transitions, "transition"))"
    if let seconds { line += ", in \(Self.text(seconds)) s" }
    let cuts = map.cuts.map { "\(grouped($0.count)) \($0.reason)" }
    if !cuts.isEmpty { line += "  (cut: \(cuts.joined(separator: "; ")))" }
    return [line]
      + (earlyEnd.map { ["ended early: \($0); this is what was found until then"] } ?? [])
  }

  private static func many(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a duration with one decimal, or with two if it is short.
  private static func text(_ seconds: Double) -> String {
    let unit = seconds < 0.1 ? 100.0 : 10
    return "\((seconds * unit).rounded() / unit)"
  }

  private var coverage: [String] {
    guard let paths = map.coveredBy else { return [] }
    return ["covered by \(paths.joined(separator: ", ")): \(map.coverageText)"]
  }

  private var findings: [String] {
    guard !map.findings.isEmpty else { return ["no findings"] }
    return ["findings: \(grouped(map.findings.count))"]
      + map.findings.map { finding in
        let walk =
          finding.walk.isEmpty ? "after the launch" : "by: " + finding.walk.joined(separator: "; ")
        let file = finding.file.map { "      → \($0)" } ?? ""
        return "  \(finding.kind): \(finding.message) \(walk)\(file)"
      }
  }

  private var missing: [String] {
    let count = map.moves.count { $0.isCovered == false }
    guard count > 0 else { return [] }
    let walks =
      missingFolder.map { ", the shortest walk to each → \($0)/*\(ScriptFile.suffix)" }
      ?? "; --write FOLDER writes the shortest walk to each"
    return ["never taken by a walkthrough: \(grouped(count))\(walks)"]
  }

  private var notes: [String] {
    map.unstable.map { "unstable: \($0.screen): \($0.reason)" }
      + (map.unreached.isEmpty ? [] : ["never reached: \(map.unreached.joined(separator: ", "))"])
  }
}
