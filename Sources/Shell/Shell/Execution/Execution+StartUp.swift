import Script

extension Execution {
  /// Carries out a line of the start-up file.
  ///
  /// - Throws: An error if the line contains anything else than `set`, `alias` and comments, or an
  ///   argument is wrong. The commands before it have been carried out.
  func takeStartUpLine(_ line: ScriptLine) throws(CommandError) {
    let notAllowed = CommandError.script(.notInStartUpFile(line.trimmed))
    switch LineKind(line.text, table.lines.map(\.kind)) {
    case .nothing: return
    case .commands: break
    default: throw notAllowed
    }
    let commands = CommandSequence(line)
    guard commands.expectation.mark.isEmpty else { throw notAllowed }
    for syntax in commands.commands {
      guard let command = table[syntax.name], ["set", "alias"].contains(command.name),
        case .effect(let effect) = try command.read(Invocation(syntax, command))
      else { throw notAllowed }
      switch effect {
      case .set(let change):
        context.change(change)
        app.changeForCases(change)
      case .define(let alias, let text): try aliases.define(alias, text, table)
      default: throw notAllowed
      }
    }
    if let mistake = commands.mistake { throw .script(.tokens(mistake)) }
  }
}
