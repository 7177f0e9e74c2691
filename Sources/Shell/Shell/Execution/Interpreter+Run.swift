import AppDriver
import Script

/// The syntax of one step, with variables expanded.
enum StepSyntax {
  /// A command on a line; `as` is the command as written, before variables were expanded.
  case command(CommandSyntax, of: CommandSequence, as: CommandSyntax)
  /// A line that isn't a command.
  indirect case text(CommandSyntax, of: ScriptLine, LineForm)

  var command: CommandSyntax {
    switch self {
    case .command(let command, _, _), .text(let command, _, _): command
    }
  }

  /// The line that contains the step.
  var line: ScriptLine {
    switch self {
    case .command(_, let commands, _): commands.line
    case .text(_, let line, _): line
    }
  }

  /// The expected outcome.
  var expectation: StepExpectation {
    if case .command(_, let commands, _) = self { commands.expectation } else { .success }
  }

  /// Whether the step is a command, unlike a setting or a title.
  var isCommand: Bool {
    if case .text(_, _, let form) = self { form.kind.isStep } else { true }
  }

  /// Whether the step prints its own text, as a note or a title does.
  var isText: Bool {
    switch self {
    case .command(let command, _, _): command.isText && command.name != "alias"
    case .text(_, _, let form): form.printsItself
    }
  }

  /// Whether what the step prints contains the line, as the answer to a condition does, so that it
  /// needs no echo.
  var printsItself: Bool {
    guard case .command(let command, _, _) = self else { return isText }
    return isText || BlockKind(rawValue: command.name)?.hasCondition == true
  }
}

extension Interpreter {
  /// The finder for the meanings of commands' names.
  private var names: CommandNames { CommandNames(state) }

  /// Runs the next statement of a script, or one from a prompt if `location` is `nil`.
  ///
  /// For a loop, `row` is the index of the only row to run.
  func run(
    _ statement: Statement, at location: SourceLocation?, in scope: Scope, row: Int? = nil
  ) {
    if case .output(let line) = statement { return takeOutput(line, at: location, in: scope) }
    // At a prompt, run the statement even if the previous step's output differed.
    guard settle() || location == nil else { return }
    if let location {
      if statement.isSingleStep, let setup = jobs.beginStep(in: scope) {
        jobs.push(StatementJob(statement, at: location, scope: scope))
        return jobs.push(setup)
      }
      switch host.willBegin(statement, at: location) {
      case .goOn: break
      case .skip: return
      case .end: return quit()
      }
    }
    switch statement {
    case .commands(let line): jobs.pushStep(LineJob(line, at: location, scope: scope))
    case .text(let line):
      let job = TextJob(line, at: location, scope: scope)
      if line.kind.isStep { return jobs.pushStep(job) }
      jobs.push(job)
      guard line.kind == .title, !refuses(line, in: scope) else { return }
      if let teardown = scope.fixtures.endCase(in: scope) { jobs.push(teardown) }
    case .block(let block):
      do throws(ScriptMistake) {
        var rows = try context.rows(of: block, file: location?.file, in: scope)
        if let row { rows = try rows.only(row) }
        jobs.begin(block, rows, file: location?.file, in: scope)
      } catch {
        fail(.script(error), at: location, command: block.header.trimmed)
      }
    case .output: return
    }
  }

  /// Throws an error if the condition of a block can't be read.
  func readCondition(of block: Block, in scope: Scope) throws(CommandError) {
    let resolved: CommandSyntax
    do throws(ScriptMistake) {
      resolved = try context.resolved(try block.condition().command, in: scope)
    } catch { throw .script(error) }
    guard let command = table[resolved.name] else { return }
    _ = try command.read(Invocation(resolved, command))
  }

  /// Checks the condition of a block as a step, whose effect tells the block's job the answer.
  func check(
    _ block: Block, of job: ConditionJob, at location: SourceLocation?, in scope: Scope
  ) {
    do throws(ScriptMistake) {
      let (line, command) = try block.condition()
      let resolved = try context.resolved(command, in: scope)
      let syntax = StepSyntax.command(resolved, of: line, as: command)
      let arguments = Invocation(resolved, table[resolved.name])
      job.shownHeader = resolved.shown(hiding: secrets.places(in: arguments, syntax))
      run(syntax, at: location, in: scope)
    } catch {
      fail(.script(error), at: location, command: shown(block.header))
    }
  }

  /// Runs a step: hides its secrets, echoes it if echoing is on, and carries out its effect.
  func run(
    _ syntax: StepSyntax, at location: SourceLocation?, in scope: Scope
  ) {
    guard settle() else { return }
    var name = CommandName.unknown
    if case .command(let command, _, _) = syntax {
      name = names.meaning(of: command.name, command.words)
    }
    let command = name.command
    let arguments = Invocation(syntax.command, command, titleWords: name.titleWords)
    let hidden = secrets.places(in: arguments, syntax)
    let wantsSteps = host.wantsSteps
    let step = Step(
      syntax.command.shown(hiding: hidden), name: command?.name, of: syntax, at: location,
      rows: scope.rows, groups: wantsSteps ? jobs.groups(hiding: redacted) : [],
      isTimed: wantsSteps)
    if hidden != nil || secrets.holds(syntax, arguments, at: location) {
      noteSecret(in: location == nil ? syntax.line : nil)
    }
    if let hidden, case .command(_, _, let written) = syntax,
      !written.words[hidden.clamped(to: written.words.indices)].allSatisfy(written.isReference)
    {
      result.noteWrittenSecret()
    }
    if !syntax.printsItself { transcript.echo(step) }
    begin(step)
    do throws(CommandError) {
      try carryOut(try effect(of: syntax, name, arguments, at: location), step, scope)
    } catch {
      end(step, .failed(hidden.map { error.withoutLabel(at: $0, of: syntax.command) } ?? error))
    }
  }

  /// Returns a command as written, for a step that fails because a variable has no value.
  ///
  /// Words that may be passwords are replaced by stars, except references to variables.
  func written(_ command: CommandSyntax, of line: CommandSequence) -> String {
    let name = names.meaning(of: command.name, command.words)
    let arguments = Invocation(command, name.command, titleWords: name.titleWords)
    let hidden =
      secrets.places(in: arguments, .command(command, of: line, as: command))
      ?? (secrets.mayTypeHere(command) ? command.words.indices : 0..<0)
    var shown = ""
    var end = command.range.lowerBound
    for word in command.words[hidden] {
      shown += command.source.utf8[from: end..<word.range.lowerBound]
      shown +=
        command.isReference(word) ? command.source.utf8[from: word.range] : SecretFilter.stars
      end = word.range.upperBound
    }
    return shown + command.source.utf8[from: end..<command.range.upperBound]
  }

  private func effect(
    of syntax: StepSyntax, _ name: CommandName, _ arguments: Invocation,
    at location: SourceLocation?
  ) throws(CommandError) -> Effect {
    switch syntax {
    case .text(let line, _, let form): return try form.read(line, location?.file)
    case .command:
      if let command = name.command, command.isOnlyForPrompt, location != nil {
        throw .script(.onlyAtPrompt(command.name))
      }
      if case .unknown = name {
        if syntax.expectation == .refusal, arguments.name.hasPrefix("!") {
          throw .script(.onlyAtPrompt("!!"))
        }
        if table.beginsOtherLine(syntax.command) { throw .script(.ownLine(arguments.name)) }
      }
      guard let command = name.command else {
        return try ScreenVerb(arguments).effect(of: name, state)
      }
      switch try command.read(arguments) {
      case .effect(.resume(.change)):
        // The line with its variables, not with their values.
        guard case .command(_, _, let written) = syntax else { return .resume(.change(nil)) }
        return .resume(.change(written.rest))
      case .effect(let effect): return effect
      case .onScreen(let effect): return try effect(state)
      }
    }
  }
}

extension Statement {
  /// Whether the statement begins with a step, unlike a loop, whose steps are in its rows.
  fileprivate nonisolated var isSingleStep: Bool {
    switch self {
    case .commands: true
    case .text(let line): line.kind.isStep
    case .block(let block): block.kind.hasCondition
    case .output: false
    }
  }
}

extension CommandSyntax {
  /// Returns whether a word, as written, is only a variable.
  fileprivate nonisolated func isReference(_ word: Word) -> Bool {
    source.utf8[from: word.range].wholeMatch(of: /"?\$\{[^:{}]+\}"?/) != nil
  }

  /// Returns the command as typed, with stars in place of the words in the given range.
  fileprivate nonisolated func shown(hiding hidden: Range<Int>?) -> String {
    guard let hidden, let first = words[hidden].first, let last = words[hidden].last else {
      return source.utf8[from: range]
    }
    return source.utf8[from: range.lowerBound..<first.range.lowerBound]
      + Array(repeating: SecretFilter.stars, count: hidden.count).joined(separator: " ")
      + source.utf8[from: last.range.upperBound..<range.upperBound]
  }
}
