import ArgumentParser
import Files
import Reports
import Script
import Shell

/// The options of `flowsh explore` that request a form of the map.
struct MapForms: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write the map as an HTML page for a browser.", valueName: "file"),
    completion: .file())
  var html: String?
  @Option(
    help: ArgumentHelp(
      "Write the map without ways back and tab switches for Graphviz; - is standard output.",
      valueName: "file"),
    completion: .file())
  var dot: String?
  @Option(
    help: ArgumentHelp(
      "Write the map without ways back and tab switches as a Mermaid diagram.", valueName: "file"),
    completion: .file())
  var mermaid: String?
  @Option(
    help: ArgumentHelp("Write the map for programs and for --baseline.", valueName: "file"),
    completion: .file())
  var json: String?
  @Option(
    help: ArgumentHelp(
      "Write the map without ways back and tab switches as a picture.", valueName: "file"),
    completion: .file())
  var svg: String?

  /// The requested forms, which show the differences from an earlier map where they can.
  private func forms(_ baseline: MapReport? = nil) -> [(ReportPlaces.Place, any MapFormat)] {
    let all: [(String, String?, any MapFormat)] = [
      ("--html", html, MapPage(baseline: baseline)), ("--dot", dot, MapDOT()),
      ("--mermaid", mermaid, MapMermaid()), ("--json", json, MapJSON()), ("--svg", svg, MapSVG()),
    ]
    return all.compactMap { option, path, format in
      path.map { (ReportPlaces.Place(option: option, path: $0), format) }
    }
  }

  /// The options and their values.
  var places: [ReportPlaces.Place] { forms().map(\.0) }

  /// Whether a form is written to standard output, which must then contain nothing else.
  var printsForm: Bool { places.contains { $0.path == "-" } }

  /// Whether a form shows pictures of the screens.
  var showsPictures: Bool { html != nil }

  /// Whether a form shows the calls of the moves.
  var namesCalls: Bool { html != nil || json != nil }

  /// Checks the options.
  ///
  /// - Throws: An error if a path is empty or two forms would have the same file.
  func validate() throws {
    for place in places where place.path.isEmpty {
      throw ValidationError("\(place.option) needs the path of a file")
    }
    for place in places where place.path.hasSuffix(ScriptFile.suffix) {
      throw ValidationError(
        "\(place.option) would write a map to \(place.path), whose name is that of a walkthrough;"
          + " specify another name")
    }
    if let (first, second) = ReportPlaces(places).conflict {
      throw ValidationError(
        "\(first.option) and \(second.option) can't both write to \(second.path);"
          + " specify different files")
    }
  }

  /// Writes the requested forms, and reports those that can't be written.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - baseline: An earlier map, from which the page shows the differences.
  ///   - writer: The standard output.
  /// - Returns: Whether all could be written.
  @MainActor func write(_ map: MapReport, baseline: MapReport?, _ writer: StandardOutput) -> Bool {
    // A form written to /dev/stdout must come after the printed text.
    writer.text.flush()
    var areWritten = true
    for (place, format) in forms(baseline) {
      let bytes = format.bytes(of: map)
      guard place.path != "-" else {
        writer.text.write(String(decoding: bytes, as: UTF8.self))
        continue
      }
      do throws(FileError) {
        try WholeFile.write(bytes, to: place.path)
      } catch {
        StandardStreams.complain("\(error.path): \(error)")
        areWritten = false
      }
    }
    return areWritten
  }
}
