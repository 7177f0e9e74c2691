#if AppSources
  import Dispatch
  import Foundation
  import SourceAdapter
  import Synchronization

  /// Adapts the Swift sources of a target; only those that changed since the last build.
  struct SourceStep {
    /// What is known of the last build.
    private struct Cache: Codable {
      struct Entry: Codable {
        var digest: Digest
        var facts: SourceFacts
        /// The digests of the files whose members moved here.
        var moved: [String: Digest]
        /// Whether the compiler reads the file as its author wrote it, after the imports.
        var isUnchanged = false
      }
      /// The version of the adapter; another one adapts everything again.
      var version = 1
      var index: Digest?
      var files: [String: Entry] = [:]
    }

    private let plan: BuildPlan
    /// The facts about all files, in the order of the plan.
    private(set) var facts: [(path: String, facts: SourceFacts)] = []
    /// How many files were adapted.
    private(set) var adapted = 0

    init(_ plan: BuildPlan) { self.plan = plan }

    /// Adapts what has changed.
    ///
    /// - Throws: A `Diagnostic` for a file that can't be read or written.
    mutating func run() throws {
      let plan = plan
      try checkNames()
      let old = Self.read(plan.cache)
      let contents = try Self.parallel(plan.sources) { file -> ([UInt8], Digest) in
        guard let data = FileManager.default.contents(atPath: file.input) else {
          throw Diagnostic(path: file.input, message: "the file can't be read")
        }
        let bytes = [UInt8](data)
        return (bytes, Digest(bytes))
      }
      let known = try Self.parallel(Array(plan.sources.indices)) { place -> SourceFacts in
        if let entry = old.files[plan.sources[place].input], entry.digest == contents[place].1 {
          return entry.facts
        }
        return SourceFacts(of: String(decoding: contents[place].0, as: UTF8.self))
      }
      facts = zip(plan.sources, known).map { (path: $0.input, facts: $1) }
      let index = AppIndex(facts)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let indexDigest = Digest(try encoder.encode(known))
      let places = Dictionary(
        zip(plan.sources.map(\.input), plan.sources.indices),
        uniquingKeysWith: { first, _ in first })
      let adapter = SourceAdapter(index) { path in places[path].map { contents[$0].0 } }
      let results = try Self.parallel(Array(plan.sources.indices)) { place -> (Cache.Entry, Bool) in
        let file = plan.sources[place]
        var entry = Cache.Entry(digest: contents[place].1, facts: known[place], moved: [:])
        for type in known[place].types where type.kind == .class {
          for path in index.filesWithMoves(into: type.name) {
            entry.moved[path] = places[path].map { contents[$0].1 }
          }
        }
        if old.index == indexDigest, let last = old.files[file.input],
          last.digest == entry.digest, last.moved == entry.moved,
          FileManager.default.fileExists(atPath: file.output)
        {
          entry.isUnchanged = last.isUnchanged
          return (entry, false)
        }
        let adapted = adapter.adapted(file.input, contents[place].0)
        entry.isUnchanged = adapted.suffix(contents[place].0.count).elementsEqual(contents[place].0)
        try OutputFile.write(adapted, to: file.output)
        return (entry, true)
      }
      adapted = results.count { $0.1 }
      var cache = Cache()
      cache.index = indexDigest
      for (file, result) in zip(plan.sources, results) { cache.files[file.input] = result.0 }
      try OutputFile.write([UInt8](encoder.encode(cache)), to: plan.cache)
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

    private static func read(_ path: String) -> Cache {
      guard let data = FileManager.default.contents(atPath: path),
        let cache = try? JSONDecoder().decode(Cache.self, from: data),
        cache.version == Cache().version
      else { return Cache() }
      return cache
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
#endif
