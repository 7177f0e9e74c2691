import Glibc
import Synchronization

/// A cache of script files.
///
/// It ensures that a run uses the content that was checked, even if the files have been edited
/// since then.
///
/// Only files that were read ahead are cached. Any other file is read each time it is needed, so
/// that a user can source a script, edit it, and source it again.
package final class ScriptFiles: Sendable {
  /// The maximum size of a cached file in bytes.
  static let largestFile = 16 << 20
  /// The maximum size of a file in another format in bytes.
  private static let largestTranslated = 1 << 20

  private struct Kept {
    var files: [String: ArraySlice<UInt8>]
    var total = 0
    var inputs: Set<String> = []
    /// The files that were translated, which are kept as lines with numbers.
    var translated: [String: Translated] = [:]
    /// The rows of the last loop, so that running its rows as cases doesn't read all of them for
    /// each.
    var loop: (header: String, script: String?, rows: LoopRows)?
  }

  /// A file that was translated.
  private struct Translated {
    var mistakes: [TranslatedScript.Mistake] = []
    /// The content of the file itself.
    var source: ArraySlice<UInt8> = []
  }

  private let kept: Mutex<Kept>
  /// The maximum total size of the cached files in bytes.
  private let bound: Int
  private let translator: (any ScriptTranslator)?

  /// Creates a cache that contains the given files.
  ///
  /// - Parameters:
  ///   - files: The contents of the files, keyed by path.
  ///   - translated: The paths of those that were translated.
  ///   - bound: The maximum total size of the cached files in bytes.
  ///   - translator: The translator of files in another format; `nil` if there is none.
  package init(
    _ files: [String: ArraySlice<UInt8>] = [:], translated: Set<String> = [], bound: Int = 64 << 20,
    translator: (any ScriptTranslator)? = ScriptFiles.translator
  ) {
    self.bound = bound
    self.translator = translator
    kept = Mutex(
      Kept(
        files: files, total: files.values.reduce(0) { $0 + $1.count },
        translated: Dictionary(uniqueKeysWithValues: translated.map { ($0, Translated()) })))
  }

  /// The contents of the cached files as they were read, keyed by path.
  package var sources: [String: ArraySlice<UInt8>] {
    kept.withLock { $0.files.merging($0.translated.mapValues(\.source)) { $1 } }
  }

  /// The paths of the cached files that were translated.
  package var translated: Set<String> { kept.withLock { Set($0.translated.keys) } }

  /// The contents of the cached files, keyed by path.
  package var all: [String: ArraySlice<UInt8>] { kept.withLock { $0.files } }

  /// The paths of all files that are known to be read in the run, whether cached or not.
  package var inputs: Set<String> { kept.withLock { $0.inputs } }

  /// Notes that a file will be read in the run.
  package func noteInput(_ path: String) { kept.withLock { _ = $0.inputs.insert(path) } }

  /// Reads a file before the script runs and caches its content unless it is too large.
  ///
  /// - Returns: Whether the file can be checked. Pipes and devices can't be checked. They aren't
  ///   even opened, because data that is read here would be missing when the script runs.
  /// - Throws: `ScriptMistake.unreadable` if the file can't be read.
  package func readAhead(_ path: String) throws(ScriptMistake) -> Bool {
    noteInput(path)
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

  /// Replaces the content of a cached file that the run itself has rewritten.
  package func replace(_ path: String, with bytes: ArraySlice<UInt8>) {
    kept.withLock { kept in
      guard let old = kept.files.updateValue(bytes, forKey: path) else { return }
      kept.total += bytes.count - old.count
    }
  }

  /// Reads a pipe or a device to its end and caches its content, because it can be read only once.
  ///
  /// - Parameters:
  ///   - path: The path of the pipe or the device.
  ///   - onWait: A closure that is called once if no data arrives for a second.
  /// - Throws: `ScriptMistake.unreadable` if the file can't be read or is too large.
  package func readOnce(_ path: String, onWait: () -> Void) throws(ScriptMistake) {
    let bytes = try ScriptFile.allBytes(of: path, atMost: Self.largestFile, onWait: onWait)
    kept.withLock { kept in
      kept.files[path] = bytes[...]
      kept.total += bytes.count
    }
  }

  /// Reads a script before it runs and caches its content unless it is too large.
  ///
  /// A file in another format is translated.
  ///
  /// - Returns: Whether the script can be checked; see `readAhead(_:)`.
  /// - Throws: `ScriptMistake.unreadable` if the file can't be read.
  package func readAhead(script path: String) throws(ScriptMistake) -> Bool {
    guard Self.isForeign(path), bytes(keptOf: path) == nil,
      let size = try ScriptFile.size(of: path)
    else { return try readAhead(path) }
    noteInput(path)
    let (script, source) = try translated(path, size: size)
    let bytes = script.bytes
    kept.withLock { kept in
      kept.files[path] = bytes
      kept.total += bytes.count
      kept.translated[path] = Translated(mistakes: script.mistakes, source: source)
    }
    return true
  }

  private func translated(
    _ path: String, size: Int
  ) throws(ScriptMistake) -> (script: TranslatedScript, source: ArraySlice<UInt8>) {
    guard let translator else {
      throw .unreadable(
        path: path,
        reason:
          "this program reads only walkthroughs; \"flowsh convert\" makes one of a Maestro flow")
    }
    guard size <= Self.largestTranslated,
      let bytes = try ScriptFile.bytes(of: path, atMost: Self.largestTranslated)
    else {
      throw .unreadable(
        path: path, reason: "a flow has at most \(grouped(Self.largestTranslated)) bytes")
    }
    return (translator.translate(bytes[...], path: path), bytes[...])
  }

  /// Returns the lines of a file from the cache, or reads them as needed.
  ///
  /// - Parameters:
  ///   - path: The path of a file, a named pipe, or a device.
  ///   - isSourced: Whether another script sources the file.
  ///   - beforeRead: A closure that is called before each read of a file that isn't cached. If it
  ///     throws, reading ends with that error.
  /// - Returns: The lines. Reading them can also throw an error.
  /// - Throws: `ScriptMistake.unreadable` if the file can't be opened.
  package func lines(
    of path: String, isSourced: Bool = false, beforeRead: @escaping () throws -> Void = {}
  ) throws(ScriptMistake) -> ScriptLines {
    if let bytes = bytes(keptOf: path) {
      guard let mistakes = kept.withLock({ $0.translated[path]?.mistakes }) else {
        return ScriptLines(bytes: bytes)
      }
      return ScriptLines(translated: bytes, mistakes, isSourced: isSourced)
    }
    if Self.isForeign(path), let size = try ScriptFile.size(of: path) {
      let script = try translated(path, size: size).script
      if let mistake = script.mistakes.first {
        throw .unreadable(path: path, reason: "line \(mistake.line): \(mistake.problem)")
      }
      return ScriptLines(translated: script.bytes, [], isSourced: isSourced)
    }
    return try ScriptFile.lines(of: path, beforeRead: beforeRead)
  }

  /// Returns the content of a file up to a maximum size.
  ///
  /// - Throws: `ScriptMistake.unreadable` if the file can't be read or is too large.
  package func bytes(of path: String) throws(ScriptMistake) -> ArraySlice<UInt8> {
    if let bytes = bytes(keptOf: path) { return bytes }
    guard let bytes = try ScriptFile.bytes(of: path, atMost: Self.largestFile) else {
      throw .unreadable(path: path, reason: "it has more than \(Self.largestFile) bytes")
    }
    return bytes[...]
  }

  /// Returns the rows of a loop whose variables have been expanded.
  ///
  /// - Throws: `ScriptMistake` if the header is invalid, or the file is invalid or can't be read.
  func rows(ofLoop header: String, in script: String?) throws(ScriptMistake) -> LoopRows {
    if let loop = kept.withLock({ $0.loop }), loop.script == script, loop.header == header {
      return loop.rows
    }
    let parsed = try EachHeader(header)
    let rows = LoopRows(names: parsed.names, values: try parsed.rows(in: script, self))
    // A file that isn't cached may change.
    if parsed.file(in: script).map({ bytes(keptOf: $0) != nil }) ?? true {
      kept.withLock { $0.loop = (header, script, rows) }
    }
    return rows
  }

  private func bytes(keptOf path: String) -> ArraySlice<UInt8>? {
    kept.withLock { $0.files[path] }
  }

  private func hasRoom(for size: Int) -> Bool {
    size <= Self.largestFile && kept.withLock { $0.total + size <= bound }
  }
}
