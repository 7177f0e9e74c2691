import Dispatch
import Files
import Foundation
import SourceAdapter
import Synchronization

/// Adapts the Swift sources of a target; only those that changed since the last build.
struct SourceStep {
  private let plan: BuildPlan
  /// The facts about all files.
  private(set) var index = AppIndex([])
  /// The files that were adapted in this run.
  private(set) var adapted: [String] = []

  init(_ plan: BuildPlan) { self.plan = plan }

  /// Adapts what has changed.
  ///
  /// - Parameter skipped: What the sources go without is added here, also that of files that
  ///   haven't changed.
  /// - Throws: A `Diagnostic` for a file that can't be read or written.
  mutating func run(_ skipped: inout [SkippedPart]) throws {
    let plan = plan
    try checkNames()
    let old = SourceCache.read(plan.cache)
    let contents = try Self.parallel(plan.sources) { file -> ([UInt8], Digest) in
      guard let data = FileManager.default.contents(atPath: file.input) else {
        throw Diagnostic(path: file.input, message: "the file can't be read")
      }
      let bytes = [UInt8](data)
      return (bytes, Digest(bytes))
    }
    // A tree takes some twenty times the memory of its text.
    let keepsTrees = contents.reduce(0) { $0 + $1.0.count } < 16_000_000
    let parsed = try Self.parallel(Array(plan.sources.indices)) {
      place -> (facts: SourceFacts, source: ParsedSource?) in
      if let entry = old.files[plan.sources[place].input], entry.digest == contents[place].1 {
        return (entry.facts, nil)
      }
      let source = ParsedSource(contents[place].0)
      return (source.facts, keepsTrees ? source : nil)
    }
    let known = parsed.map(\.facts)
    let imported = try imports(old)
    let index = AppIndex(
      zip(plan.sources, known).map { (path: $0.input, facts: $1) },
      imports: imported.map { AppIndex.Import(module: $0.module, facts: $0.entry.facts) })
    self.index = index
    let places = Dictionary(
      zip(plan.sources.map(\.input), plan.sources.indices),
      uniquingKeysWith: { first, _ in first })
    let adapter = SourceAdapter(index) { path in
      places[path].map { parsed[$0].source ?? ParsedSource(contents[$0].0) }
    }
    let results = try Self.parallel(Array(plan.sources.indices)) {
      place -> (SourceCache.Entry, Bool) in
      let file = plan.sources[place]
      var moved: [String: Digest] = [:]
      for type in known[place].types where type.kind == .class {
        for path in index.filesWithMoves(into: type.name) {
          moved[path] = places[path].map { contents[$0].1 }
        }
      }
      if var entry = old.files[file.input], entry.digest == contents[place].1,
        entry.moved == moved, index.confirms(entry.answers),
        FileManager.default.fileExists(atPath: file.output)
      {
        entry.facts = known[place]
        return (entry, false)
      }
      let source = parsed[place].source ?? ParsedSource(contents[place].0)
      let result = adapter.adapted(file.input, source)
      try OutputFile.write(result.bytes, to: file.output)
      let entry = SourceCache.Entry(
        digest: contents[place].1, facts: known[place], answers: result.answers, moved: moved,
        unchanged: result.isUnchanged, warnings: result.warnings)
      return (entry, true)
    }
    adapted = zip(plan.sources, results).filter(\.1.1).map(\.0.input)
    skipped += results.flatMap(\.0.warnings).map {
      SkippedPart(path: $0.path, line: $0.line, message: $0.message)
    }
    var cache = SourceCache(tool: old.tool)
    for (file, result) in zip(plan.sources, results) { cache.files[file.input] = result.0 }
    for file in imported { cache.imports[file.path] = file.entry }
    try cache.write(to: plan.cache)
  }

  /// The facts about the files of other modules; those that can't be read are their module's
  /// problem.
  private func imports(
    _ old: SourceCache
  ) throws -> [(module: String, path: String, entry: SourceCache.ImportEntry)] {
    let files = (plan.imports ?? []).flatMap { other in other.sources.map { (other.module, $0) } }
    let entries = try Self.parallel(files.map(\.1)) { path -> SourceCache.ImportEntry? in
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let digest = Digest(data)
      if let entry = old.imports[path], entry.digest == digest { return entry }
      return SourceCache.ImportEntry(
        digest: digest, facts: SourceFacts(of: String(decoding: data, as: UTF8.self)))
    }
    return zip(files, entries).compactMap { file, entry in
      entry.map { (file.0, file.1, $0) }
    }
  }

  /// Two files of the same name can't be in one module.
  private func checkNames() throws {
    var paths: [String: String] = [:]
    for file in plan.sources {
      if let other = paths.updateValue(file.input, forKey: file.output) {
        throw Diagnostic(
          path: file.input,
          message:
            "the target has two files of this name, and a module can have only one; the other is \(other)"
        )
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
