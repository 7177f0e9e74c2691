import AppDriver

/// A log of each command's actions since launch, for repeating all commands except the last.
struct UndoLog {
  /// The maximum number of commands.
  ///
  /// If there are more, the log stays empty until the next launch.
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

  /// The actions of all commands; `nil` if there were too many to keep.
  var actions: [UserAction]? { hasOverflowed ? nil : commands.flatMap(\.self) }

  /// Returns the actions of each command.
  ///
  /// - Throws: An error if there were too many commands to keep.
  func all() throws(CommandError) -> [[UserAction]] {
    guard !hasOverflowed else {
      throw .cannotRecord(
        "more than \(Self.bound) commands since launch can't be recorded; relaunch first")
    }
    return Array(commands)
  }

  /// Returns the actions of each command except the last.
  ///
  /// - Throws: An error if there is no command, or if there were too many to keep.
  func allButLast() throws(CommandError) -> [[UserAction]] {
    guard !hasOverflowed else { throw .cannotUndo(.tooMany(bound: Self.bound)) }
    guard !commands.isEmpty else { throw .cannotUndo(.nothingDone) }
    return Array(commands.dropLast())
  }
}
