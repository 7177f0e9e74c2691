import Glibc
import Shell

/// The cases of a run, in the order of files and lines.
public nonisolated struct RunPlan: Sendable {
  /// A case to run: which one of which file.
  public struct Entry: Sendable {
    /// The file.
    public let path: String
    /// The case's place in it, from 0.
    public let place: Int
    /// The title, unique within the file.
    public let title: String
    /// The line of the title.
    public let line: Int
    /// The file's tags and the case's.
    public let tags: [String]
    /// How many seconds it may take, nil for as many as others.
    public let timeout: Double?
    /// Why it is left out, nil where it isn't.
    public let skip: String?
    /// The values of the file's secrets, which the app itself may print.
    let secrets: [String]
  }

  /// What is chosen of all cases.
  public struct Choice: Sendable {
    /// Tags of which a case has one, if there are any here.
    public var tags: [String] = []
    /// Tags of which it has none.
    public var notTags: [String] = []
    /// A pattern of its title, with `*` and `?`.
    public var name: String?
    /// Which of how many machines this is, from 1.
    public var shard = (place: 1, count: 1)

    /// Chooses everything.
    public init() {}
  }

  /// The cases.
  public private(set) var entries: [Entry] = []

  /// An empty plan.
  public init() {}

  /// Adds the cases of a file.
  public mutating func add(_ file: WalkthroughFile) {
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
  public mutating func choose(_ choice: Choice) {
    entries.removeAll { entry in
      let tags = Set(entry.tags)
      return !choice.tags.isEmpty && tags.isDisjoint(with: choice.tags)
        || !tags.isDisjoint(with: choice.notTags)
        || choice.name.map { !Glob.matches($0, entry.title) } ?? false
    }
    entries = entries.enumerated()
      .filter { $0.offset % choice.shard.count == choice.shard.place - 1 }.map(\.element)
  }
}
