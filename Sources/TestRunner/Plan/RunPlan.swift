import Script
package import Walkthroughs

/// The cases of a run, ordered by file and line.
package nonisolated struct RunPlan: Sendable {
  /// A case to run.
  package struct Entry: Sendable {
    /// The path of the file.
    package let path: String
    /// The index of the case in the file.
    package let place: Int
    /// The title, unique within the file.
    package let title: String
    /// The line number of the title.
    package let line: Int
    /// The tags of the file and of the case.
    package let tags: [String]
    /// The time limit in seconds; `nil` for the default limit.
    package let timeout: Double?
    /// The reason for skipping the case; `nil` if the case is to run.
    package let skip: String?
  }

  /// The criteria that select cases.
  package struct Choice: Sendable {
    /// The tags to select, of which a case must have at least one; if empty, all cases are
    /// selected.
    package var tags: [String] = []
    /// The tags to exclude; a case must have none of them.
    package var notTags: [String] = []
    /// The pattern that titles must match, in which `*` and `?` are wildcards and `\` makes the
    /// next character literal.
    package var name: String?
    /// The number of this shard, starting from 1, and the total number of shards.
    package var shard = (place: 1, count: 1)

    /// Creates criteria that select all cases.
    package init() {}
  }

  /// The cases to run.
  package private(set) var entries: [Entry] = []

  /// Creates an empty plan.
  package init() {}

  /// Adds the cases of a file.
  package mutating func add(_ file: WalkthroughFile) {
    var seen: [String: Int] = [:]
    for (place, item) in file.cases.enumerated() {
      let count = (seen[item.title] ?? 0) + 1
      seen[item.title] = count
      entries.append(
        Entry(
          path: file.path, place: place,
          title: count == 1 ? item.title : "\(item.title) (\(count))", line: item.line,
          tags: item.tags, timeout: file.timeout, skip: item.skip))
    }
  }

  /// Removes the cases of the files for which the closure returns `false`.
  package mutating func keepFiles(_ isWanted: (_ path: String) -> Bool) {
    entries.removeAll { !isWanted($0.path) }
  }

  /// Removes the cases that aren't selected.
  ///
  /// Shards receive cases in turn, so their sizes differ by at most one.
  package mutating func choose(_ choice: Choice) {
    let name = choice.name.map { Glob($0, ignoresCase: true, hasEscapes: true) }
    entries.removeAll { entry in
      let tags = Set(entry.tags)
      return !choice.tags.isEmpty && tags.isDisjoint(with: choice.tags)
        || !tags.isDisjoint(with: choice.notTags)
        || name.map { !$0.matches(entry.title) } ?? false
    }
    entries = entries.enumerated()
      .filter { $0.offset % choice.shard.count == choice.shard.place - 1 }.map(\.element)
  }
}
