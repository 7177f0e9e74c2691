package import Script

/// The shell's commands by name, and the lines of one text by what begins them.
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

  /// The kinds of lines that are one text.
  package private(set) var lines = LineForm.all

  /// Adds a kind of line.
  package mutating func add(_ form: LineForm) { lines.append(form) }

  /// What lines of a kind mean that the parser has read with `lines`.
  package func form(of kind: TextKind) -> LineForm {
    guard let form = lines.first(where: { $0.kind == kind }) else {
      preconditionFailure("nothing says what a line that begins with \(kind.mark) means")
    }
    return form
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
