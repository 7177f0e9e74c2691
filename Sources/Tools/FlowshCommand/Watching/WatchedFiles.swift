import Files
import Walkthroughs

/// The files on which a run or a build depends, as they are at one moment.
package struct WatchedFiles {
  /// The files that exist, by the paths that are used.
  private var states: [String: FileStatus] = [:]

  /// Looks at files, of which some may not exist.
  package init(_ paths: some Sequence<String>) {
    for path in paths { states[path] = FileStatus(at: path) }
  }

  /// Adds files of a later look that the earlier one doesn't have.
  package mutating func add(_ later: WatchedFiles) {
    states.merge(later.states) { state, _ in state }
  }

  /// Looks at the files of a run.
  ///
  /// - Parameters:
  ///   - arguments: The files and folders that the user has named; walkthroughs may appear in
  ///     folders.
  ///   - inputs: The files that the run reads, of which some may not exist.
  init(arguments: [String], inputs: Set<String>) {
    let named = arguments.flatMap { (try? WalkthroughFolder($0).files) ?? [$0] }
    self.init(inputs.union(named))
  }

  /// Changes to files.
  package struct Changes: Equatable {
    var changed: Set<String> = []
    var created: Set<String> = []
    var deleted: Set<String> = []

    var isEmpty: Bool { all.isEmpty }

    /// The paths of all these files.
    package var all: Set<String> { changed.union(created).union(deleted) }

    /// Adds later changes.
    mutating func add(_ later: Changes) {
      changed.formUnion(later.changed.subtracting(created))
      // An editor may replace a file in several steps.
      changed.formUnion(later.created.intersection(deleted))
      created.formUnion(later.created.subtracting(deleted))
      created.subtract(later.deleted)
      deleted = deleted.subtracting(later.created).union(later.deleted)
      changed.subtract(deleted)
    }

    /// The changes as text, such as `a.walk changed; b.walk deleted`.
    var summary: String { summary { $0 } }

    /// The same without the folders of the files.
    var nameSummary: String {
      summary { PathParts.components(of: $0).last.map { String($0) } ?? $0 }
    }

    private func summary(_ text: (String) -> String) -> String {
      [("changed", changed), ("created", created), ("deleted", deleted)].compactMap { word, paths in
        guard !paths.isEmpty else { return nil }
        return paths.map(text).sorted().prefix(3).joined(separator: ", ")
          + (paths.count > 3 ? ", … \(word)" : " \(word)")
      }.joined(separator: "; ")
    }
  }

  /// Returns the changes since an earlier look at the files.
  func changes(since before: WatchedFiles) -> Changes {
    var changes = Changes()
    for (path, state) in states where state != before.states[path] {
      if before.states[path] == nil {
        changes.created.insert(path)
      } else {
        changes.changed.insert(path)
      }
    }
    changes.deleted = Set(before.states.keys).subtracting(states.keys)
    return changes
  }
}
