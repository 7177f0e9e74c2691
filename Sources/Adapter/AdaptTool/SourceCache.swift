import BuildFormats
import Files
import Foundation
import SourceAdapter

/// A record of the last build, by which only files that have changed are adapted again.
struct SourceCache: Codable {
  struct Entry: Codable {
    let digest: Digest
    let facts: SourceFacts
    /// `nil` for a file of another module.
    var result: Result?
  }

  struct Result: Codable {
    /// Whether the file's own text was passed on byte for byte.
    let isUnchanged: Bool
    let warnings: [Diagnostic]
    let leftOut: [LeftOutPiece]
  }

  /// The tool that wrote this; another one adapts everything again.
  private let tool: String
  var files: [String: Entry] = [:]
  /// The files of other modules, by module and path.
  var imports: [String: Entry] = [:]
  /// The digest of the file with the pieces that are left out.
  var leftOut: Digest?

  /// Reads the record of the last build; it is empty if there is none, or if another tool wrote
  /// it.
  init(_ path: String) {
    let data = FileManager.default.contents(atPath: path)
    let found = data.flatMap { try? JSONDecoder().decode(SourceCache.self, from: $0) }
    if let found, found.tool == Self.currentTool { self = found } else { self.init() }
  }

  init() { tool = Self.currentTool }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try OutputFile.write(encoder.encode(self), to: path)
  }

  /// Returns whether the same files declare the same in another build, and go without the same
  /// pieces.
  func declaresSame(as other: SourceCache) -> Bool {
    leftOut == other.leftOut
      && files.mapValues(\.facts) == other.files.mapValues(\.facts)
      && imports.mapValues(\.facts) == other.imports.mapValues(\.facts)
  }

  /// The size and date of this program.
  static let currentTool = {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] ?? 0) \(date)"
  }()
}
