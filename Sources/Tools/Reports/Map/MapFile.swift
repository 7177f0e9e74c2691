import Foundation
import Shell

/// A map's JSON, as `MapJSON` writes it, read back as a value.
package struct MapFile: Sendable {
  /// The reason why a file can't be read as a map.
  package enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file is empty.
    case empty
    /// The text isn't JSON, or only the beginning of it.
    case notJSON
    /// The text is JSON, but not a map.
    case notMap
    /// The map has another version of the format.
    case version(Int)
    /// A member is missing or has a wrong value; the path says which.
    case invalid(String)
    /// A member names a screen or a move that the map doesn't have.
    case unknown(String, name: String)
    /// Two screens or moves are the same; the path is that of the second one.
    case duplicate(String, name: String)

    package var description: String {
      let again = "; write it again with \"flowsh explore --json\""
      return switch self {
      case .empty: "it is empty, as if the exploration that wrote it had been ended early" + again
      case .notJSON: "it isn't valid JSON; it may be incomplete" + again
      case .notMap: "it isn't a map of \"flowsh explore --json\""
      case .version(let number):
        "it has version \(number) of the format instead of \(MapReport.version)" + again
      case .invalid(let path): "it isn't a valid map: \(path) is missing or has a wrong value"
      case .unknown(let path, let name):
        "it isn't a valid map: \(path) names \"\(Self.shown(name))\", which isn't in the map"
          + again
      case .duplicate(let path, let name):
        "it isn't a valid map: \(path) repeats \"\(Self.shown(name))\"" + again
      }
    }

    /// Returns a name that is safe to print and not too long.
    private static func shown(_ name: String) -> String {
      let safe = SafeText.escaped(name)
      return safe.count > 80 ? safe.prefix(79) + "…" : safe
    }
  }

  /// The map, without pictures.
  package let map: MapReport

  /// Reads a map; throws the reason if the file isn't a map of this version.
  package init(_ bytes: [UInt8]) throws(Problem) {
    guard !bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { throw .empty }
    map = try Self.decoded(bytes)
    try Self.checkReferences(in: map)
  }

  private static func decoded(_ bytes: [UInt8]) throws(Problem) -> MapReport {
    do {
      return try JSONDecoder().decode(MapDocument.self, from: Data(bytes)).map
    } catch let problem as Problem {
      throw problem
    } catch {
      switch DecodingFailure(error, in: bytes) {
      case .notJSON: throw .notJSON
      case .wrongValue: throw .notMap
      case .invalid(let path): throw .invalid(path)
      }
    }
  }

  /// Checks that all names are those of screens and moves, each of which occurs once.
  private static func checkReferences(in map: MapReport) throws(Problem) {
    var screens: Set<String> = []
    for (index, screen) in map.screens.enumerated() {
      guard screens.insert(screen.id).inserted else {
        throw .duplicate("screens[\(index)].id", name: screen.id)
      }
    }
    func check(_ id: String?, _ path: String) throws(Problem) {
      guard let id, !screens.contains(id) else { return }
      throw .unknown(path, name: id)
    }
    var moves: Set<MapReport.Move.Key> = []
    for (index, move) in map.moves.enumerated() {
      try check(move.from, "moves[\(index)].from")
      try check(move.to, "moves[\(index)].to")
      guard moves.insert(move.key).inserted else {
        throw .duplicate("moves[\(index)]", name: "\(move.from) \(move.kind) \(move.to)")
      }
    }
    for (index, finding) in map.findings.enumerated() {
      try check(finding.screen, "findings[\(index)].screen")
      if let move = finding.move, !moves.contains(move) {
        throw .unknown(
          "findings[\(index)].move", name: "\(move.from) \(move.kind) \(move.to)")
      }
    }
    for (index, note) in map.unstable.enumerated() {
      try check(note.screen, "unstable[\(index)].screen")
    }
  }
}
