import AppDriver

/// What was done since the launch, command by command, so that all but the last can be done again.
struct UndoLog {
  /// How many commands can be replayed; once there are more, nothing is kept till the next launch.
  static let bound = 10_000

  private var commands: ContiguousArray<[UserAction]> = []
  private var hasOverflowed = false

  mutating func append(_ actions: [UserAction]) {
    guard !hasOverflowed else { return }
    guard commands.count < Self.bound else {
      hasOverflowed = true
      commands = []
      return
    }
    commands.append(actions)
  }

  mutating func replace(with commands: [[UserAction]]) {
    removeAll()
    self.commands.append(contentsOf: commands)
  }

  mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    hasOverflowed = false
  }

  /// The actions of all commands, nil where there were more than are kept.
  var actions: [UserAction]? { hasOverflowed ? nil : commands.flatMap(\.self) }

  /// All commands.
  func all() throws(CommandError) -> [[UserAction]] {
    guard !hasOverflowed else {
      throw .cannotRecord(
        "more than \(Self.bound) commands since the launch can't be recorded; relaunch comes first")
    }
    return Array(commands)
  }

  /// All commands but the last.
  func allButLast() throws(CommandError) -> [[UserAction]] {
    guard !hasOverflowed else { throw .cannotUndo(.tooMany(bound: Self.bound)) }
    guard !commands.isEmpty else { throw .cannotUndo(.nothingDone) }
    return Array(commands.dropLast())
  }
}
