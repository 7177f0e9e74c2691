import Foundation

/// A folder for one test, which is deleted on deinitialization.
public nonisolated final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appending(
    component: "flowsh-\(UUID().uuidString)")

  /// The path of the folder.
  public var path: String { url.path }

  /// Creates an empty folder.
  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Creates or overwrites a file with the given text, and creates its parent folders.
  public func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  /// Creates or overwrites a file with the given bytes, and creates its parent folders.
  public func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Returns the text of a file.
  public func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Returns the given text with the folder's path removed from all file paths.
  public func relative(_ text: String) -> String { text.replacing(path + "/", with: "") }
}
