import Files
import Glibc

/// Functions that read scripts and the files they refer to.
package enum ScriptFile {
  /// The file name extension of a walkthrough, with its dot.
  package static let suffix = ".walk"

  /// The number of milliseconds to wait for data from a pipe before calling `beforeRead` again.
  private static let wait: Int32 = 100

  /// The maximum depth to which scripts can source other scripts.
  private static let deepestSource = 64

  /// Returns a file name or path with the extension of a walkthrough, or of a file in another
  /// format, removed, if present.
  package static func withoutSuffix(_ name: String) -> Substring {
    let suffixes = [suffix] + ScriptFiles.foreignSuffixes
    return name.dropLast(suffixes.first(where: name.hasSuffix)?.count ?? 0)
  }

  /// Throws an error if the currently open scripts can't source another script.
  ///
  /// - Parameters:
  ///   - path: The path of the script to source.
  ///   - chain: The paths of the open scripts, outermost first.
  ///   - sourced: The number of open scripts that were sourced.
  /// - Throws: `ScriptMistake.sourceCycle` or `sourceTooDeep`.
  package static func requireOpenable(
    _ path: String, from chain: [String], sourced: Int
  ) throws(ScriptMistake) {
    if let start = chain.firstIndex(where: { isSame($0, path) }) {
      throw .sourceCycle(chain[start...] + [path])
    }
    guard sourced < deepestSource else { throw .sourceTooDeep(bound: deepestSource) }
  }

  /// Returns the lines of a file, read as needed.
  ///
  /// - Parameters:
  ///   - path: The path of a file, a named pipe, or a device.
  ///   - beforeRead: A closure that is called before each read and repeatedly while waiting for
  ///     data. If it throws, reading ends with that error.
  /// - Returns: The lines. Reading them can also throw an error.
  /// - Throws: `ScriptMistake.unreadable` if the file can't be opened.
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

  /// Returns the content of a file, or nil if it is larger than `bound`.
  ///
  /// - Throws: `ScriptMistake.unreadable` if the file can't be read.
  static func bytes(of path: String, atMost bound: Int) throws(ScriptMistake) -> [UInt8]? {
    let file = try opened(path)
    do throws(FileError) {
      return try file.readAll(atMost: bound)
    } catch {
      if error.problem == .tooLarge(bound: bound) { return nil }
      throw ScriptMistake(error)
    }
  }

  /// Returns the content of a pipe or a device; `onWait` is called once if no data arrives for a
  /// second.
  static func allBytes(
    of path: String, atMost bound: Int, onWait: () -> Void
  ) throws(ScriptMistake) -> [UInt8] {
    let file = try opened(path)
    do throws(FileError) {
      if !file.waitForInput(milliseconds: 1_000) { onWait() }
      return try file.readAll(atMost: bound)
    } catch { throw ScriptMistake(error) }
  }

  /// Returns the size of a regular file, or nil for a pipe or a device.
  ///
  /// The file is not opened.
  ///
  /// - Throws: `ScriptMistake.unreadable` if the file doesn't exist or is a directory.
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

  /// Resolves a path in a script.
  ///
  /// A relative path is resolved against the folder that contains the script, and a path that
  /// begins with `~/` against the home folder.
  package static func resolve(_ path: String, against file: String?) -> String {
    if path.utf8.starts(with: "~/".utf8), let home = getenv("HOME"), home.pointee != 0 {
      return String(cString: home) + String(Substring(path.utf8.dropFirst()))
    }
    // Compare bytes, because a slash and a combining mark after it form a single character.
    let slash = UInt8(ascii: "/")
    guard path.utf8.first != slash, let file, let end = file.utf8.lastIndex(of: slash) else {
      return path
    }
    return String(Substring(file.utf8[...end])) + path
  }

  /// Returns whether two paths lead to the same file.
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
