import BuildFormats
import Dispatch
import Files
import Foundation
import SourceAdapter
import Synchronization

/// Adapts the Swift sources of a target.
///
/// A file is adapted again if it has changed, or if what any file declares has changed: another
/// one's text may depend on that. If only bodies have changed, all other files stay as they are.
struct SourceStep {
  private let plan: BuildPlan
  private let texts: CompiledTexts
  /// The facts about all files.
  private(set) var index = AppIndex([])
  /// The files that were adapted in this run.
  private(set) var adapted: [String] = []

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - texts: Writes the results.
  init(_ plan: BuildPlan, _ texts: CompiledTexts = CompiledTexts()) {
    self.plan = plan
    self.texts = texts
  }

  /// Adapts what has changed.
  ///
  /// - Parameter files: Receives the skipped parts of the sources, and which sources are unchanged,
  ///   also for files that aren't adapted again.
  /// - Throws: A `Diagnostic` for a file that can't be read or written.
  mutating func run(_ files: inout AdaptedFiles) throws {
    try checkNames()
    let old = SourceCache(plan.cache)
    let sources = try Self.parallel(plan.sources) { file in
      guard let source = Source(file.input, old.files[file.input]) else {
        throw Diagnostic(file.input, "the file can't be read")
      }
      return source
    }
    // One that can't be read is its module's problem.
    let imports = plan.imports.flatMap { other in other.sources.map { (other.module, $0) } }
    let imported = try Self.parallel(imports) { module, path in
      Source(path, old.imports[module + " " + path])
    }
    var cache = SourceCache()
    cache.leftOut = texts.digest
    for (file, source) in zip(plan.sources, sources) { cache.files[file.input] = source.entry }
    for ((module, path), source) in zip(imports, imported) {
      cache.imports[module + " " + path] = source?.entry
    }
    let index = AppIndex(
      zip(plan.sources, sources).map { (path: $0.input, facts: $1.entry.facts) },
      imports: zip(imports, imported).compactMap { file, source in
        source.map { AppIndex.Import(module: file.0, facts: $0.entry.facts) }
      })
    self.index = index
    let places = Dictionary(
      zip(plan.sources.map(\.input), sources), uniquingKeysWith: { first, _ in first })
    let adapter = SourceAdapter(index) { places[$0]?.parsed }
    let isSame = cache.declaresSame(as: old)
    let changed = Set(
      places.filter { old.files[$0.key]?.digest != $0.value.entry.digest }.map(\.key))
    let (texts, isForLinux) = (texts, plan.isForLinux)
    let results = try Self.parallel(Array(zip(plan.sources, sources))) { file, source in
      let moves = source.entry.facts.types.flatMap { index.filesWithMoves(into: $0.name) }
      if isSame, changed.isDisjoint(with: moves + [file.input]),
        let known = old.files[file.input]?.result,
        FileManager.default.fileExists(atPath: file.output)
      {
        return (result: known, isNew: false)
      }
      let new =
        isForLinux
        ? adapter.located(file.input, source.parsed) : adapter.adapted(file.input, source.parsed)
      let leftOut = try texts.write(new.bytes, to: file.output)
      let result = SourceCache.Result(
        isUnchanged: new.isUnchanged && leftOut.isEmpty, warnings: new.warnings, leftOut: leftOut)
      return (result, true)
    }
    for (file, (result, isNew)) in zip(plan.sources.map(\.input), results) {
      cache.files[file]?.result = result
      if isNew { adapted.append(file) }
      if result.isUnchanged { files.unchanged.insert(file) }
      files.skippedParts += result.warnings
      files.leftOut += result.leftOut
    }
    try cache.write(to: plan.cache)
  }

  /// A file as it is now.
  private struct Source {
    private let bytes: [UInt8]
    let entry: SourceCache.Entry
    /// The tree, if it was needed for the facts.
    private let tree: ParsedSource?

    /// Reads a file; returns `nil` if it can't be read.
    init?(_ path: String, _ old: SourceCache.Entry?) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      bytes = [UInt8](data)
      let digest = Digest(bytes)
      if let old, old.digest == digest {
        tree = nil
        entry = SourceCache.Entry(digest: digest, facts: old.facts)
      } else {
        let parsed = ParsedSource(bytes)
        tree = parsed
        entry = SourceCache.Entry(digest: digest, facts: parsed.facts)
      }
    }

    var parsed: ParsedSource { tree ?? ParsedSource(bytes) }
  }

  /// Two files of the same name can't be in one module.
  private func checkNames() throws {
    var paths: [String: String] = [:]
    for file in plan.sources {
      if let other = paths.updateValue(file.input, forKey: file.output) {
        throw Diagnostic(
          file.input,
          "the target has two files of this name, and a module can have only one; the other is"
            + " \(other)")
      }
    }
  }

  /// Returns the results for all items, which are computed on all processors.
  private static func parallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ compute: @Sendable (Item) throws -> Result
  ) throws -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: items.count) { place in
      let result = Swift.Result { try compute(items[place]) }
      results.withLock { $0[place] = result }
    }
    return try results.withLock { found in
      try items.indices.compactMap { try found[$0]?.get() }
    }
  }
}
