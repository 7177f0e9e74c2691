import Foundation

/// Files that the compiler reads.
enum OutputFile {
  /// Writes a file unless it already has these contents, so that nothing is compiled again in vain.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The path.
  /// - Throws: A `Diagnostic` if it can't be written.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: path) == data { return }
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Diagnostic(
        path: path, message: "the file can't be written: \(error.localizedDescription)")
    }
  }
}
