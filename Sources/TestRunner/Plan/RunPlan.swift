import Glibc
import Script
package import Walkthroughs

/// The cases of a run, in the order of files and lines.
package nonisolated struct RunPlan: Sendable {
  /// A case to run.
  package struct Entry: Sendable {
    /// The path of the file.
    package let path: String
    /// The index of the case in the file.
    package let place: Int
    /// The title, unique within the file.
    package let title: String
    /// The line of the title.
    package let line: Int
    /// The tags of the file and of the case.
    package let tags: [String]
    /// The time limit in seconds; nil for the default.
    package let timeout: Double?
    /// The reason for skipping the case; nil if it is to be run.
    package let skip: String?
    /// The values of the file's secrets, which the app itself may print.
    let secrets: [String]
  }

  /// The criteria that select cases.
  package struct Choice: Sendable {
    /// Run only cases with at least one of these tags; empty means all cases.
    package var tags: [String] = []
    /// Skip cases with any of these tags.
    package var notTags: [String] = []
    /// Run only cases whose titles match this pattern with `*` and `?`.
    package var name: String?
    /// The number of this machine, from 1, and the number of machines.
    package var shard = (place: 1, count: 1)

    /// Creates criteria that select all cases.
    package init() {}
  }

  /// The cases.
  package private(set) var entries: [Entry] = []

  /// Creates an empty plan.
  package init() {}

  /// Adds the cases of a file.
  package mutating func add(_ file: WalkthroughFile) {
    var seen: [String: Int] = [:]
    let secrets = file.settings.compactMap { setting -> String? in
      guard case .secret(_, let variable) = setting, let value = getenv(variable) else {
        return nil
      }
      return String(cString: value)
    }.filter { !$0.isEmpty }
    for (place, item) in file.cases.enumerated() {
      let count = (seen[item.title] ?? 0) + 1
      seen[item.title] = count
      entries.append(
        Entry(
          path: file.path, place: place,
          title: count == 1 ? item.title : "\(item.title) (\(count))", line: item.line,
          tags: item.tags, timeout: file.timeout, skip: item.skip, secrets: secrets))
    }
  }

  /// Removes the cases that are not selected.
  ///
  /// Cases are assigned to shards in turn, so that the sizes of shards differ by at most one.
  package mutating func choose(_ choice: Choice) {
    let name = choice.name.map { Glob($0, ignoresCase: true) }
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
