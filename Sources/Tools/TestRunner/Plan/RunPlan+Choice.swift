import Script
import Shell

nonisolated extension RunPlan {
  /// The criteria that select cases.
  package struct Choice: Sendable {
    /// The tags to select: a case must have all tags of at least one list; if empty, all cases are
    /// selected.
    package var tags: [[String]] = []
    /// The tags to exclude: a case must not have all tags of any list.
    package var notTags: [[String]] = []
    /// The patterns for titles, at least one of which must match; `*` and `?` are wildcards, and
    /// `\` makes the next character literal; if empty, all cases are selected.
    ///
    /// A pattern may also match the title without the row.
    package var names: [String] = []
    /// The number of this shard, starting from 1, and the total number of shards.
    package var shard = (place: 1, count: 1)

    /// Creates criteria that select all cases.
    package init() {}

    fileprivate static func glob(_ name: String) -> Glob {
      Glob(name, ignoresCase: true, hasEscapes: true)
    }
  }

  /// A reason why criteria are probably misspelled.
  package enum ChoiceMistake: Hashable, Sendable {
    /// No case has the tag.
    case unknownTag(String, nearest: String?)
    /// No case has a title that matches the pattern; the titles are similar.
    case unknownName(String, nearest: [String])
  }

  /// Returns the first criterion that fits no case of the plan; `nil` if there is none.
  ///
  /// An excluded tag may be unknown, unless it resembles another one.
  package func mistake(in choice: Choice) -> ChoiceMistake? {
    let tags = Set(entries.flatMap(\.tags))
    for (lists, isExcluded) in [(choice.tags, false), (choice.notTags, true)] {
      for tag in lists.joined() where !tags.contains(tag) {
        let nearest = Nearest.name(to: tag, among: tags.sorted())
        if nearest != nil || !isExcluded { return .unknownTag(tag, nearest: nearest) }
      }
    }
    let unknown = choice.names.first { name in
      let glob = Choice.glob(name)
      return !entries.contains { $0.isNamed(glob) }
    }
    return unknown.map { .unknownName($0, nearest: titles(like: $0)) }
  }

  /// Returns up to three titles that resemble a pattern or have a word in common with it.
  private func titles(like pattern: String) -> [String] {
    var titles: [String] = []
    for title in entries.map(\.caseTitle) where titles.last != title { titles.append(title) }
    let words = pattern.lowercased().split { "*?\\ ".contains($0) }
    let nearest = Nearest.name(to: words.joined(separator: " "), among: titles)
    let others = titles.lazy.filter { title in
      let title = title.lowercased()
      return title != nearest?.lowercased()
        && words.contains { $0.utf8.count > 2 && title.contains($0) }
    }
    return Array(([nearest].compactMap(\.self) + Array(others.prefix(3))).prefix(3))
  }

  /// Removes the cases that aren't selected.
  ///
  /// Shards receive cases in turn, so their sizes differ by at most one.
  package mutating func choose(_ choice: Choice) {
    let globs = choice.names.map(Choice.glob)
    keep { entry in
      let tags = Set(entry.tags)
      return (choice.tags.isEmpty || choice.tags.contains { tags.isSuperset(of: $0) })
        && !choice.notTags.contains { tags.isSuperset(of: $0) }
        && (globs.isEmpty || globs.contains { entry.isNamed($0) })
    }
    var place = 0
    keep { _ in
      place += 1
      return (place - 1) % choice.shard.count == choice.shard.place - 1
    }
  }
}

nonisolated extension RunPlan.Entry {
  /// Returns whether a pattern matches the title, with or without the row.
  fileprivate func isNamed(_ pattern: Glob) -> Bool {
    pattern.matches(title) || pattern.matches(caseTitle)
  }
}
