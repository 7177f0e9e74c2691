import Files
import Reports
import Script
import Shell

/// The earlier map with which `flowsh explore` compares the new one.
struct MapBaseline {
  /// The map.
  let map: MapReport
  /// The path of its file.
  private let path: String

  /// Reads a map, and exits the process if it can't be read or is of another app.
  init(_ path: String, app: String, _ writer: StandardOutput) {
    self.path = path
    do {
      let file = try OpenFile(path)
      if file.status.kind != .regular, !file.waitForInput(milliseconds: 1_000) {
        StandardStreams.complainOfWait(for: path)
      }
      map = try MapFile(try file.readAll(atMost: 1 << 28)).map
    } catch {
      StandardStreams.complain("\(path): \(error)")
      writer.finish(with: .badInput)
    }
    guard map.app != app else { return }
    StandardStreams.complain(
      "--baseline \(path) is a map of the app \(map.app), not of \(app); specify another file, or "
        + "--app \(map.app)")
    writer.finish(with: .usage)
  }

  /// Returns whether the map was made with some options, and reports it if not.
  ///
  /// Only one of the maps may have coverage if it is the new one, which then has more to say.
  ///
  /// - Parameters:
  ///   - options: The options of the run.
  ///   - hasCoverage: Whether the run measures coverage.
  /// - Returns: Whether the maps can be compared. A map that doesn't say how it was made can.
  func isComparable(with options: [String], hasCoverage: Bool) -> Bool {
    guard hasCoverage || !map.hasCoverage else {
      StandardStreams.complain(
        "--baseline \(path) has coverage, which this run doesn't measure; use --coverage, or make the"
          + " baseline again with --json")
      return false
    }
    if hasCoverage, !map.hasCoverage {
      StandardStreams.complain(
        "warning: --baseline \(path) has no coverage, so that of this run isn't compared")
    }
    guard !map.options.isEmpty, map.options != options else { return true }
    let before = map.options.filter { !options.contains($0) }.joined(separator: " ")
    let now = options.filter { !map.options.contains($0) }.joined(separator: " ")
    let words =
      switch (before.isEmpty, now.isEmpty) {
      case (true, _): "without \(now)"
      case (_, true): "with \(before), which this run doesn't have"
      default: "with \(before), and this run has \(now)"
      }
    StandardStreams.complain(
      SafeText.escaped(
        "--baseline \(path) was made \(words); use the same options, or make the baseline again with"
          + " --json"))
    return false
  }
}
