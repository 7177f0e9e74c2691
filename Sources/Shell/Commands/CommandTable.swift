/// The shell's commands by name.
///
/// Parts above the shell add their own.
package struct CommandTable {
  /// The commands, in the order in which they were added.
  package private(set) var commands: [Command] = []
  private var places: [String: Int] = [:]

  /// Makes a table of the shell's own commands.
  package init() {
    for command in Command.navigation + Command.filling + Command.device + Command.looks
      + Command.reasons
      + Command.shell
    {
      add(command)
    }
  }

  /// Adds a command, in place of one of the same name.
  package mutating func add(_ command: Command) {
    if let place = places[command.name] {
      commands[place] = command
    } else {
      places[command.name] = commands.count
      commands.append(command)
    }
  }

  /// The command of a name.
  package subscript(name: String) -> Command? { places[name].map { commands[$0] } }
}
