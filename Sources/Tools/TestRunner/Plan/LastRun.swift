import Foundation
package import Reports

/// The cases that failed when they last ran in a folder.
///
/// Its JSON is kept in a file, so that `--last-failed` can run these cases again.
package nonisolated struct LastRun: Hashable, Sendable {
  /// The identity of a case.
  package struct Case: Hashable, Sendable, Codable {
    /// The path of the file, relative to the folder if it is inside.
    package let file: String
    /// The title, unique within the file.
    package let title: String
    /// The size and the language of the device, if the run specified them.
    package let variant: CaseVariant

    package init(file: String, title: String, variant: CaseVariant = CaseVariant()) {
      self.file = file
      self.title = title
      self.variant = variant
    }
  }

  /// The maximum number of cases that are kept.
  package static let mostCases = 10_000
  /// The maximum size of the JSON in bytes.
  package static let mostBytes = 16 << 20
  private static let version = 2

  /// The cases that failed, in the order in which they first failed.
  package private(set) var failed: [Case]

  package init(failed: [Case] = []) { self.failed = failed }

  /// The files that contain the cases, in order.
  package var files: [String] {
    var known: Set<String> = []
    return failed.map(\.file).filter { known.insert($0).inserted }
  }

  /// Returns only the cases in files for which the closure returns `true`.
  package func keepingFiles(_ isThere: (String) -> Bool) -> LastRun {
    let files = Set(files.filter(isThere))
    return LastRun(failed: failed.filter { files.contains($0.file) })
  }

  /// Updates the cases with the results of a run; cases that the run didn't include stay as they
  /// are.
  ///
  /// - Parameters:
  ///   - results: The results of the run.
  ///   - name: A closure that returns the path under which a file is kept.
  ///   - isKnown: A closure that returns whether a case still exists.
  package mutating func add(
    _ results: [CaseReport], name: (String) -> String, isKnown: (Case) -> Bool
  ) {
    guard !failed.isEmpty || results.contains(where: \.status.isFailure) else { return }
    var failed: [Case] = []
    var others: Set<Case> = []
    for result in results where result.status != .notRun {
      let item = Case(file: name(result.file), title: result.title, variant: result.variant)
      if result.status.isFailure { failed.append(item) } else { others.insert(item) }
    }
    let known = Set(self.failed)
    let kept = self.failed.filter { !others.contains($0) && isKnown($0) }
    self.failed = Array((kept + failed.filter { !known.contains($0) }).prefix(Self.mostCases))
  }

  // MARK: JSON

  private struct Content: Codable {
    let version: Int
    let folder: String
    let failed: [Case]
  }

  /// Reads the JSON of the run in the given folder; returns `nil` if it isn't such JSON, or belongs
  /// to another version or folder.
  package init?(json: [UInt8], folder: String) {
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(json)),
      content.version == Self.version, content.folder == folder
    else { return nil }
    failed = Array(content.failed.prefix(Self.mostCases))
  }

  /// Returns the JSON; `nil` if it would be too large.
  package func json(folder: String) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let content = Content(version: Self.version, folder: folder, failed: failed)
    guard let data = try? encoder.encode(content), data.count <= Self.mostBytes else { return nil }
    return Array(data)
  }
}

nonisolated extension RunPlan {
  /// Keeps only the given cases.
  ///
  /// A case that failed in a specified size or language is kept in it.
  ///
  /// - Parameters:
  ///   - cases: The cases to keep.
  ///   - name: A closure that returns the path under which a file is kept.
  package mutating func keep(_ cases: [LastRun.Case], name: (String) -> String) {
    struct Name: Hashable {
      let file: String
      let title: String
    }
    let variants = Dictionary(grouping: cases) { Name(file: $0.file, title: $0.title) }
      .mapValues { $0.map(\.variant) }
    replace { entry in
      guard let variants = variants[Name(file: name(entry.path), title: entry.title)] else {
        return []
      }
      guard entry.variant == CaseVariant() else {
        return variants.contains(entry.variant) ? [entry.variant] : []
      }
      return variants
    }
  }
}
