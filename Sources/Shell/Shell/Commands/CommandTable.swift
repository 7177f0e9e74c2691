package import AppDriver
package import Script

/// The shell's commands by name, and the kinds of lines that aren't commands.
///
/// Modules that import the shell can add their own.
package struct CommandTable {
  /// The commands, in the order they were added.
  package private(set) var commands: [Command] = []
  private var places: [String: Int] = [:]

  /// A closure that draws what the display shows as SVG, for `screen --picture`; `nil` if the
  /// program can't draw.
  package var draw: ((DisplaySnapshot) -> String)?

  /// Creates a table of the shell's own commands.
  package init() {
    for command in Command.navigation + Command.touches + Command.gestures + Command.filling
      + Command.device
      + Command.system + Command.looks + Command.reasons + Command.maps + Command.shell
    {
      add(command)
    }
  }

  /// The kinds of lines that aren't commands, such as titles and settings.
  package private(set) var lines = LineForm.all

  /// Adds a kind of line.
  package mutating func add(_ form: LineForm) { lines.append(form) }

  /// Returns the line form with the given kind, which must be in `lines`.
  package func form(of kind: TextKind) -> LineForm {
    guard let form = lines.first(where: { $0.kind == kind }) else {
      preconditionFailure("no line form for lines that begin with \(kind.mark)")
    }
    return form
  }

  /// Returns whether what was taken for a command begins a line of another kind, which neither
  /// follows a command nor has a mark before it.
  package func beginsOtherLine(_ command: CommandSyntax) -> Bool {
    let text = command.source.utf8[from: command.range].utf8
    return text.starts(with: "|".utf8) || lines.contains { text.starts(with: $0.kind.mark.utf8) }
  }

  /// Closures that return examples by the name of the command.
  ///
  /// Only help calls them.
  private(set) var exampleLists: [() -> [String: [Example]]] = [{ Example.shell }]

  /// Adds examples for commands, by the command's name.
  package mutating func addExamples(_ list: @escaping () -> [String: [Example]]) {
    exampleLists.append(list)
  }

  /// Adds a command, replacing any command with the same name.
  package mutating func add(_ command: Command) {
    if let place = places[command.name] {
      commands[place] = command
    } else {
      places[command.name] = commands.count
      commands.append(command)
    }
  }

  /// Returns the command with the given name; `nil` if there is none.
  package subscript(name: String) -> Command? {
    guard let place = places[name] else { return nil }
    return commands[place]
  }

  /// Returns the command that a name means on every screen; `nil` if there is none, or if a button
  /// can have the same verb.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - words: The words after the name. An option shows that no button is meant.
  /// - Returns: The command.
  package func fixed(_ name: String, _ words: [Word] = []) -> Command? {
    guard let command = self[name] else { return nil }
    return command.isOfScreen && words.first?.isOption != true ? nil : command
  }
}

extension Word {
  /// Whether the word is an option, such as `--pull`.
  fileprivate var isOption: Bool { text.hasPrefix("--") && !isQuoted }
}
