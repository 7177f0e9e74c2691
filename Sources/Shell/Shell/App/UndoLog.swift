import AppDriver

/// A log of each command's actions since launch, for repeating all commands except the last.
struct UndoLog {
  /// A command that acted on the app.
  struct Entry: Equatable {
    let actions: [UserAction]
    /// The command as the user knows it, with secrets redacted.
    let command: String
    /// The number that the commands of one `goto` share, which are undone together; `nil` for
    /// others.
    var way: Int?
    /// The actions as they can be typed; empty if the shell doesn't keep that.
    var lines: [String] = []
  }

  /// The maximum number of commands.
  ///
  /// If there are more, the log stays empty until the next launch.
  static let bound = 10_000

  private var entries: ContiguousArray<Entry> = []
  /// The commands that were undone, with the one to redo next at the end.
  private var undone: [Entry] = []
  private var hasOverflowed = false

  /// Adds a command that acted on the app, after which nothing can be redone.
  mutating func append(
    _ actions: [UserAction], of command: String, way: Int? = nil, lines: [String] = []
  ) {
    guard !actions.isEmpty else { return }
    undone = []
    add(Entry(actions: actions, command: command, way: way, lines: lines))
  }

  private mutating func add(_ entry: Entry) {
    guard !hasOverflowed else { return }
    guard entries.count < Self.bound else {
      hasOverflowed = true
      entries = []
      return
    }
    entries.append(entry)
  }

  /// Moves the last commands to those that can be redone.
  mutating func undo(_ count: Int) {
    for _ in 0..<count { if let last = entries.popLast() { undone.append(last) } }
  }

  /// Moves the command that was undone last back to the log, after it was performed again.
  ///
  /// - Parameter count: The number of its actions that were performed. If it isn't all of them,
  ///   only these are added, after which nothing can be redone, because the screen is another one.
  ///   If it is none, nothing changes.
  mutating func redo(_ count: Int) {
    guard count > 0, let entry = undone.popLast() else { return }
    guard count < entry.actions.count else { return add(entry) }
    append(
      Array(entry.actions.prefix(count)), of: entry.command, way: entry.way,
      lines: Array(entry.lines.prefix(count)))
  }

  /// The number of commands.
  var count: Int { entries.count }

  /// Makes one command of those from a position on, which have repeated it.
  mutating func join(from start: Int, as command: ShellJournal.Command) {
    guard start < entries.count else { return }
    let actions = entries[start...].flatMap(\.actions)
    entries.removeSubrange(start...)
    entries.append(
      Entry(actions: actions, command: command.shown, way: command.way, lines: command.lines))
  }

  /// The commands as they can be repeated in another process; `nil` if there were too many to keep.
  var commands: [ShellJournal.Command]? {
    guard !hasOverflowed else { return nil }
    return entries.map {
      ShellJournal.Command(shown: $0.command, lines: $0.lines, way: $0.way)
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    undone = []
    hasOverflowed = false
  }

  /// The actions of all commands; `nil` if there were too many to keep.
  var actions: [UserAction]? { hasOverflowed ? nil : entries.flatMap(\.actions) }

  /// Returns the actions of each command.
  ///
  /// - Throws: An error if there were too many commands to keep.
  func all() throws(CommandError) -> [[UserAction]] {
    guard !hasOverflowed else { throw .cannotRecord(.tooMany(bound: Self.bound)) }
    return entries.map(\.actions)
  }

  /// Returns the actions of each command except the last ones, and those commands.
  ///
  /// All commands of a `goto` count as one.
  ///
  /// - Throws: An error if there are fewer commands, or if there were too many to keep.
  func all(
    exceptLast count: Int
  ) throws(CommandError) -> (again: [[UserAction]], last: [Entry]) {
    guard !hasOverflowed else { throw .cannotUndo(.tooMany(bound: Self.bound)) }
    guard !entries.isEmpty else { throw .cannotUndo(.nothingDone) }
    var (first, done) = (entries.count, 0)
    while first > 0, done < count {
      let way = entries[first - 1].way
      repeat { first -= 1 } while way != nil && first > 0 && entries[first - 1].way == way
      done += 1
    }
    guard done == count else { throw .cannotUndo(.onlyDone(done)) }
    return (entries[..<first].map(\.actions), Array(entries[first...]))
  }

  /// Returns the command that was undone last.
  ///
  /// - Throws: An error if there is none, for example because another command has acted since.
  func lastUndone() throws(CommandError) -> Entry {
    guard let last = undone.last else { throw .cannotUndo(.nothingUndone) }
    return last
  }
}
