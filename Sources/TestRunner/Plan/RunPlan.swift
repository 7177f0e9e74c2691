import Glibc
import Script
package import Walkthroughs

/// The cases of a run, in the order of files and lines.
package nonisolated struct RunPlan: Sendable {
  /// A case to run: which one of which file.
  package struct Entry: Sendable {
    /// The file.
    package let path: String
    /// The case's place in it, from 0.
    package let place: Int
    /// The title, unique within the file.
    package let title: String
    /// The line of the title.
    package let line: Int
    /// The file's tags and the case's.
    package let tags: [String]
    /// How many seconds it may take, nil for as many as others.
    package let timeout: Double?
    /// Why it is left out, nil where it isn't.
    package let skip: String?
    /// The values of the file's secrets, which the app itself may print.
    let secrets: [String]
  }

  /// What is chosen of all cases.
  package struct Choice: Sendable {
    /// Tags of which a case has one, if there are any here.
    package var tags: [String] = []
    /// Tags of which it has none.
    package var notTags: [String] = []
    /// A pattern of its title, with `*` and `?`.
    package var name: String?
    /// Which of how many machines this is, from 1.
    package var shard = (place: 1, count: 1)

    /// Chooses everything.
    package init() {}
  }

  /// The cases.
  package private(set) var entries: [Entry] = []

  /// An empty plan.
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

  /// Leaves only what is chosen; shards take turns, so that each has as many cases, give or take one.
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
