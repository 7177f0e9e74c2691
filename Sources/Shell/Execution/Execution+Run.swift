import AppDriver
import Script

/// What one step is made of: a command of a line, a setting, or a title, its variables having values.
enum StepSyntax {
  /// A command; `as` is what stands in the line, with its variables by their names.
  case commands(CommandSyntax, of: CommandSequence, as: CommandSyntax)
  case setting(CommandSyntax, of: ScriptLine)
  case title(CommandSyntax, of: ScriptLine)

  var command: CommandSyntax {
    switch self {
    case .commands(let command, _, _), .setting(let command, _), .title(let command, _): command
    }
  }

  /// The line that it stands in.
  var line: ScriptLine {
    switch self {
    case .commands(_, let commands, _): commands.line
    case .setting(_, let line), .title(_, let line): line
    }
  }
}

extension Execution {
  /// Finds out what a step means, prints it where commands are printed, and begins it.
  func run(
    _ syntax: StepSyntax, expectation: StepExpectation, at location: SourceLocation?,
    in scope: Scope
  ) {
    guard settle() else { return }
    var command: Command?
    if case .commands = syntax { command = table[syntax.command.name] }
    let arguments = Invocation(syntax.command, command)
    let hidden = secrets.places(in: arguments, syntax)
    let step = Step(
      syntax.command.shown(hiding: hidden), name: command?.name, at: location,
      expectation: expectation, message: syntax.command.message, isTimed: host.wantsSteps)
    if hidden != nil || secrets.holds(syntax, at: location) {
      noteSecret(in: location == nil ? syntax.line : nil)
    } else {
      history.append(step.shown)
    }
    // A text, as of a note, is printed anyway: once is enough.
    let isText = if case .title = syntax { true } else { command?.takesText == true }
    if !isText { transcript.echo(step) }
    begin(step)
    do throws(CommandError) {
      try carryOut(try effect(of: syntax, command, arguments, at: location, in: scope), step, scope)
    } catch {
      end(step, .failed(hidden == nil ? error : error.withoutTypedLabel))
    }
  }

  private func effect(
    of syntax: StepSyntax, _ command: Command?, _ arguments: Invocation,
    at location: SourceLocation?, in scope: Scope
  ) throws(CommandError) -> Effect {
    switch syntax {
    case .commands:
      guard let command else { return try ScreenVerb(arguments).effect(view) }
      switch try command.read(arguments) {
      case .effect(let effect): return effect
      case .onScreen(let effect): return try effect(view)
      }
    case .setting(let text, _):
      do throws(ScriptMistake) {
        return .apply(try ScriptSetting(name: text.name, text: text.text), in: location?.file)
      } catch { throw .script(error) }
    case .title(let text, _):
      do throws(ScriptMistake) {
        let title = try CaseTitle(text.source)
        scope.fixtures.expectCase()
        return .launch(app.session.context, again: [], heading: title.title)
      } catch { throw .script(error) }
    }
  }
}

extension CommandSyntax {
  /// The command as it may be shown: as it was typed, with stars for some of its words.
  fileprivate nonisolated func shown(hiding hidden: Range<Int>?) -> String {
    guard let hidden, let first = words[hidden].first, let last = words[hidden].last else {
      return source.utf8[from: range]
    }
    return source.utf8[from: range.lowerBound..<first.range.lowerBound]
      + Array(repeating: Redaction.stars, count: hidden.count).joined(separator: " ")
      + source.utf8[from: last.range.upperBound..<range.upperBound]
  }
}
