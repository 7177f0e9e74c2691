import Foundation

/// A part of a source, document or resource that the build goes without.
struct SkippedPart: Encodable, Equatable, CustomStringConvertible {
  let path: String
  let line: Int?
  let message: String

  /// The part in the form in which compilers warn.
  var description: String {
    line.map { "\(path):\($0):1: warning: \(message)" } ?? "\(path): warning: \(message)"
  }

  /// Writes parts to a file beside the plan's other results, from which `flowsh adopt` reports
  /// them: a build that has nothing new to adapt doesn't start the tool, and prints none of this.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - cache: The path of the tool's own file.
  /// - Throws: A `Diagnostic` if the file can't be written.
  static func write(_ parts: [SkippedPart], beside cache: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let folder = URL(filePath: cache).deletingLastPathComponent()
    try OutputFile.write(
      [UInt8](encoder.encode(parts)), to: folder.appending(path: "skipped.json").path)
  }
}
