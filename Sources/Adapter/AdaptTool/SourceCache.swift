import Files
import Foundation
import SourceAdapter

/// A record of the last build, by which only files that have changed are adapted again.
struct SourceCache: Codable {
  struct Entry: Codable {
    var digest: Digest
    var facts: SourceFacts
    /// The questions that the adaptation asked about other files, with the answers.
    var answers: [String: String]
    /// The digests of the files whose members moved here.
    var moved: [String: Digest]
    /// Whether the file's own text was passed on byte for byte.
    var unchanged: Bool
    var warnings: [AdapterWarning]
  }

  /// The tool that wrote this; another one adapts everything again.
  let tool: String
  var files: [String: Entry] = [:]
  /// The facts about the files of other modules.
  var imports: [String: ImportEntry] = [:]

  struct ImportEntry: Codable {
    var digest: Digest
    var facts: SourceFacts
  }

  /// Reads the record of the last build; it is empty if there is none, or if another tool wrote
  /// it.
  static func read(_ path: String) -> SourceCache {
    guard let data = FileManager.default.contents(atPath: path),
      let cache = try? JSONDecoder().decode(SourceCache.self, from: data),
      cache.tool == currentTool
    else { return SourceCache(tool: currentTool) }
    return cache
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try OutputFile.write([UInt8](encoder.encode(self)), to: path)
  }

  /// The size and date of this program.
  private static let currentTool = {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] ?? 0) \(date)"
  }()
}
