import Foundation

/// A folder for one test, gone afterwards.
public nonisolated final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appending(
    component: "flowsh-\(UUID().uuidString)")

  /// Its path.
  public var path: String { url.path }

  /// Makes an empty one.
  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a file, with the folders that it stands in, or gives it another text.
  public func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  /// Makes a file, with the folders that it stands in, or gives it other bytes.
  public func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The text of a file.
  public func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// A text with the names of its files in place of their paths.
  public func relative(_ text: String) -> String { text.replacing(path + "/", with: "") }
}
