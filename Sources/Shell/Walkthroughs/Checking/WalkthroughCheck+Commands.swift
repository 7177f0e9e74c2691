import Script
import Shell

extension WalkthroughCheck {
  /// The maximum number of scripts that a walkthrough can source, each counted as often as a line
  /// sources it.
  ///
  /// A run would take endless time for a few files that each source the next one several times.
  private static let mostSources = 10_000

  /// Checks the commands on a line.
  ///
  /// - Parameters:
  ///   - line: The commands.
  ///   - marked: The same commands with marked secrets; `nil` if they have variables instead.
  ///   - location: The location of the line.
  ///   - chain: The paths of the open scripts, outermost first.
  ///   - variables: The values of the variables, in which secrets are marked.
  ///   - isHeader: Whether the line is the first line of a block.
  /// - Returns: Whether the last command produces output that `|` lines can check.
  func check(
    _ line: CommandSequence, marked: CommandSequence? = nil, at location: SourceLocation,
    _ chain: [String], _ variables: [String: String], isHeader: Bool = false
  ) -> Bool {
    var sourcesAny = false
    do throws(ScriptMistake) {
      for (command, marked) in zip(line.commands, (marked ?? line).commands) {
        let command = try resolved(command, variables)
        let marked = try resolved(marked, variables, marksSecrets: true)
        if let fixed = table.fixed(command.name, command.words),
          let repeated = fixed.lineToRun(Invocation(command, fixed)),
          let markedLine = fixed.lineToRun(Invocation(marked, fixed))
        {
          func commands(_ text: String) -> CommandSequence {
            CommandSequence(ScriptLine(text, number: location.line))
          }
          _ = check(
            commands(repeated), marked: commands(markedLine), at: location, chain, variables)
        }
        guard
          let source = source(
            of: command, marked: marked, line.expectation, at: location, isHeader: isHeader)
        else { continue }
        sourcesAny = true
        try follow(source.path, chain, variables.merging(source.variables) { $1 })
      }
      if let mistake = line.mistake { throw .tokens(mistake) }
    } catch {
      report(.script(error), location)
    }
    if chain.count == 1, !sources.isReported, sources.count > Self.mostSources {
      sources.isReported = true
      report(.script(.tooManySources(bound: Self.mostSources)), location)
    }
    return !sourcesAny
  }

  /// Checks a command's name and arguments.
  ///
  /// An unknown command may be a verb that a screen defines at run time, so it isn't a mistake. If
  /// it resembles a known command, the check adds a warning.
  /// - Returns: The script that the command sources, if any, and its variables, in which secrets
  ///   are marked.
  private func source(
    of syntax: CommandSyntax, marked: CommandSyntax, _ expectation: StepExpectation,
    at location: SourceLocation, isHeader: Bool
  ) -> (path: String, variables: [String: String])? {
    guard let command = table.fixed(syntax.name, syntax.words) else {
      if table[syntax.name] != nil { return nil }
      if expectation == .refusal, syntax.name.hasPrefix("!") {
        report(.script(.onlyAtPrompt("!!")), location)
      }
      if table.beginsOtherLine(syntax) {
        warn(.script(.ownLine(syntax.name)), location)
        return nil
      }
      if let nearest = table.nearest(to: syntax.name, isAlone: syntax.words.isEmpty) {
        warn(.unknownCommand(syntax.name, nearest: nearest), location)
      }
      return nil
    }
    do throws(CommandError) {
      if command.isOnlyForPrompt { throw .script(.onlyAtPrompt(command.name)) }
      if !isHeader, BlockKind(rawValue: command.name)?.hasCondition == true {
        throw .script(.ownLine(command.name))
      }
      let invocation = Invocation(syntax, command)
      let meaning = try command.read(invocation)
      try command.check(invocation, table)
      if case .effect(.reading(let file, _)) = meaning {
        try checkNotification(file, location)
      }
      guard case .effect(.source) = meaning,
        case .effect(.source(let path, let variables)) = try command.read(
          Invocation(marked, command))
      else { return nil }
      if VariableUse.isSecret(in: path) { throw .script(.secretInPath) }
      return (path, variables)
    } catch {
      // If the script allows the command to be refused, only warn, unless the run fails anyway.
      let isFailure = [.notOnOwnLine, .onlyAtPrompt].contains(error.kind)
      if expectation == .success || expectation == .refusal && isFailure {
        report(error, location)
      } else {
        warn(error, location)
      }
    }
    return nil
  }

  private func follow(
    _ path: String, _ chain: [String], _ variables: [String: String]
  ) throws(ScriptMistake) {
    sources.count += 1
    guard sources.count <= Self.mostSources else { return }
    let path = ScriptFile.resolve(path, against: chain.last)
    try ScriptFile.requireOpenable(path, from: chain, sourced: chain.count - 1)
    // Open the file here, so that an error is reported at the line that names the file.
    guard try files.readAhead(script: path) else { return }
    let lines = try files.lines(of: path, isSourced: true)
    check(
      WalkthroughFile.read(
        lines, path: path, variables: variables.mapValues(VariableUse.unmarked),
        overrides: variableUse.overrides,
        texts: table.lines.map(\.kind)), chain + [path],
      variables)
  }
}
