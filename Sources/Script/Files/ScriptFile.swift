import Files
import Glibc

/// Scripts as files.
package enum ScriptFile {
  /// How long one wait for a pipe takes, in milliseconds, before `beforeRead` is asked again.
  private static let wait: Int32 = 100

  /// How many scripts may source one another.
  private static let deepestSource = 64

  /// Throws where a script can't be sourced from those that are open.
  ///
  /// - Parameters:
  ///   - path: The script.
  ///   - chain: The scripts that are open, the outermost first.
  ///   - sourced: How many of them were sourced.
  /// - Throws: `ScriptMistake.sourceCircle` or `sourceTooDeep`.
  package static func requireOpenable(
    _ path: String, from chain: [String], sourced: Int
  ) throws(ScriptMistake) {
    if let start = chain.firstIndex(where: { isSame($0, path) }) {
      throw .sourceCircle(chain[start...] + [path])
    }
    guard sourced < deepestSource else { throw .sourceTooDeep(bound: deepestSource) }
  }

  /// The lines of a file, read as they are needed.
  ///
  /// - Parameters:
  ///   - path: a file, a named pipe or a device.
  ///   - beforeRead: called before each read, and again and again while there is nothing to be read;
  ///     what it throws ends the reading.
  /// - Returns: the lines; reading them throws too.
  /// - Throws: `ScriptMistake.unreadable` where the file can't be opened.
  package static func lines(
    of path: String, beforeRead: @escaping () throws -> Void = {}
  ) throws(ScriptMistake) -> ScriptLines {
    let file = try opened(path)
    return ScriptLines { buffer in
      while true {
        try beforeRead()
        guard file.waitForInput(milliseconds: wait) else { continue }
        if let count = try file.readAvailable(into: buffer) { return count }
      }
    }
  }

  /// The whole of a file; nil where it is larger than a bound.
  ///
  /// - Throws: `ScriptMistake.unreadable` where it can't be read.
  static func bytes(of path: String, atMost bound: Int) throws(ScriptMistake) -> [UInt8]? {
    let file = try opened(path)
    do throws(FileError) {
      return try file.readAll(atMost: bound)
    } catch {
      if error.problem == .tooLarge(bound: bound) { return nil }
      throw ScriptMistake(error)
    }
  }

  /// How many bytes a regular file has; nil for a pipe or a device, which is not opened.
  ///
  /// - Throws: `ScriptMistake.unreadable` where there is nothing, or a folder.
  package static func size(of path: String) throws(ScriptMistake) -> Int? {
    guard let status = FileStatus(at: path) else {
      throw ScriptMistake(FileError(.read, path, .system(errno)))
    }
    guard status.kind != .folder else { throw ScriptMistake(FileError(.read, path, .folder)) }
    return status.kind == .regular ? status.size : nil
  }

  private static func opened(_ path: String) throws(ScriptMistake) -> OpenFile {
    do throws(FileError) { return try OpenFile(path) } catch { throw ScriptMistake(error) }
  }

  /// A path in a script: from the root, or from the folder of the script that names it.
  package static func resolve(_ path: String, against file: String?) -> String {
    guard !path.hasPrefix("/"), let file, let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  /// Whether two paths name the same file.
  static func isSame(_ left: String, _ right: String) -> Bool {
    guard let one = FileStatus(at: left), let other = FileStatus(at: right) else {
      return left == right
    }
    return one.isSameFile(as: other)
  }
}

extension ScriptMistake {
  fileprivate init(_ error: FileError) {
    self = .unreadable(path: error.path, reason: "\(error)")
  }
}
