import BuildFormats
import Files
import Foundation
import SourceAdapter

/// The texts that the compiler reads, without the pieces that don't compile here.
struct CompiledTexts: Sendable {
  private var files: [String: LeftOutPieces.File] = [:]
  /// The declarations of names that no module declares.
  private(set) var standIns = ""
  /// The digest of the file with the pieces; `nil` if there is none.
  private(set) var digest: Digest?

  /// The texts of a target of which everything compiles.
  init() {}

  /// Reads the file with a target's pieces.
  ///
  /// - Throws: A `Diagnostic` if it isn't one.
  init(leftOut path: String?) throws {
    guard let path else { return }
    guard let data = FileManager.default.contents(atPath: path),
      let pieces = try? JSONDecoder().decode(LeftOutPieces.self, from: data)
    else { throw Diagnostic(path, "it isn't a list of what is left out; run flowsh adopt again") }
    files = pieces.files
    standIns = pieces.standIns ?? ""
    digest = Digest(data)
  }

  /// Writes a text without its pieces, unless it has changed since they were found.
  ///
  /// - Parameters:
  ///   - bytes: The text with all its pieces.
  ///   - path: The file for it.
  ///   - end: The text behind it, which has no pieces.
  /// - Returns: The pieces that are left out, at their places in the app.
  /// - Throws: A `Diagnostic` if the file can't be written.
  func write(
    _ bytes: [UInt8], to path: String, end: String = ""
  ) throws -> [LeftOutPiece] {
    let found = files[URL(filePath: path).lastPathComponent].flatMap {
      LocatedText(bytes).without($0)
    }
    try OutputFile.write(Data((found?.bytes ?? bytes) + end.utf8), to: path)
    // Generated code has a place of its own.
    return (found?.pieces ?? []).map { $0.path.isEmpty ? $0.at(path, $0.line) : $0 }
  }
}
