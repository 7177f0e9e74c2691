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

  /// The commands to which all that follows their name is one text.
  package private(set) var textCommands: Set<String> = []

  /// Adds a command, in place of one of the same name.
  package mutating func add(_ command: Command) {
    if command.takesText { textCommands.insert(command.name) }
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
