import BuildFormats
import Foundation

/// Files that the compiler reads.
enum OutputFile {
  /// Writes a file unless it already has these contents, so that nothing is compiled again in vain.
  ///
  /// - Throws: A `Diagnostic` if it can't be written.
  static func write(_ data: Data, to path: String) throws {
    if FileManager.default.contents(atPath: path) == data { return }
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Diagnostic(path, "the file can't be written: \(error.localizedDescription)")
    }
  }
}
