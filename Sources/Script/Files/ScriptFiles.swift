import Glibc
import Synchronization

/// The files that scripts are made of, each read once: what was looked at before a run is what runs,
/// though somebody edits the file meanwhile.
///
/// What is read ahead is kept; anything else is read where it is needed, each time, as where a person
/// sources a script, edits it, and sources it again.
package final class ScriptFiles: Sendable {
  /// The most bytes of a file that is kept.
  static let largestFile = 16 << 20

  private struct Kept {
    var files: [String: ArraySlice<UInt8>]
    var total = 0
  }

  private let kept: Mutex<Kept>
  /// The most bytes of all that are kept.
  private let bound: Int

  /// Files that were read before, by their paths.
  ///
  /// - Parameters:
  ///   - files: what is in each.
  ///   - bound: the most bytes of all that are kept.
  package init(_ files: [String: ArraySlice<UInt8>] = [:], bound: Int = 64 << 20) {
    self.bound = bound
    kept = Mutex(Kept(files: files, total: files.values.reduce(0) { $0 + $1.count }))
  }

  /// The files that are kept, by their paths.
  package var all: [String: ArraySlice<UInt8>] { kept.withLock { $0.files } }

  /// Reads a file before anything runs, and keeps what is in it unless it is large.
  ///
  /// - Returns: whether it may be looked at; a pipe or a device is not even opened, for what is taken
  ///   out of it here would be missing where it runs.
  /// - Throws: `ScriptMistake.unreadable` where it can't be read.
  package func readAhead(_ path: String) throws(ScriptMistake) -> Bool {
    if bytes(keptOf: path) != nil { return true }
    guard let size = try ScriptFile.size(of: path) else { return false }
    guard hasRoom(for: size), let bytes = try ScriptFile.bytes(of: path, atMost: Self.largestFile)
    else { return true }
    kept.withLock { kept in
      guard kept.files[path] == nil else { return }
      kept.files[path] = bytes[...]
      kept.total += bytes.count
    }
    return true
  }

  /// The lines of a file, as it was kept, or read as they are needed.
  ///
  /// - Parameters:
  ///   - path: a file, a named pipe or a device.
  ///   - beforeRead: called before each read of what is not kept; what it throws ends the reading.
  /// - Returns: the lines; reading them throws too.
  /// - Throws: `ScriptMistake.unreadable` where the file can't be opened.
  package func lines(
    of path: String, beforeRead: @escaping () throws -> Void = {}
  ) throws(ScriptMistake) -> ScriptLines {
    if let bytes = bytes(keptOf: path) { return ScriptLines(bytes: bytes) }
    return try ScriptFile.lines(of: path, beforeRead: beforeRead)
  }

  /// The whole of a file that is not large.
  ///
  /// - Throws: `ScriptMistake.unreadable` where it can't be read, or is larger.
  func bytes(of path: String) throws(ScriptMistake) -> ArraySlice<UInt8> {
    if let bytes = bytes(keptOf: path) { return bytes }
    guard let bytes = try ScriptFile.bytes(of: path, atMost: Self.largestFile) else {
      throw .unreadable(path: path, reason: "it has more than \(Self.largestFile) bytes")
    }
    return bytes[...]
  }

  private func bytes(keptOf path: String) -> ArraySlice<UInt8>? {
    kept.withLock { $0.files[path] }
  }

  private func hasRoom(for size: Int) -> Bool {
    size <= Self.largestFile && kept.withLock { $0.total + size <= bound }
  }
}
