/// What can be known of a line before it runs.
public struct LineCheck {
  /// What is wrong with it.
  public internal(set) var mistakes: [CommandError] = []
  /// What is probably wrong with it.
  public internal(set) var warnings: [CommandError] = []
  /// The scripts that it sources, with their variables.
  public internal(set) var sources: [(path: String, variables: [String: String])] = []
}

extension Interpreter {
  /// An interpreter that looks at lines and runs none: it has no app.
  public static func forChecking(_ catalog: AppCatalog, _ table: CommandTable) -> Interpreter {
    let none = AppEntry(
      name: "", summary: "",
      makeDelegate: { _ in preconditionFailure("an interpreter for checking launches no app") })
    return Interpreter(catalog: catalog, app: none, table: table, output: TextOutput { _ in })
  }

  /// Looks at a line's commands without doing them.
  ///
  /// Commands look at their arguments before they look at the screen, so each is asked what it would
  /// do where there is no app: a mistake in its arguments comes to light, and nothing else does. A
  /// word that is no command is a screen's verb, which only a running app knows; one that nearly is a
  /// command is a warning.
  public func check(_ text: String, variables: [String: String]) -> LineCheck {
    var check = LineCheck()
    scope.variables = variables
    let line = OpenLine(text: text, location: nil)
    do throws(CommandError) {
      while let parsed = try parse(line) {
        line.position = parsed.end
        if !parsed.isEmpty { look(at: parsed, &check) }
        if line.position == text.utf8.count { break }
      }
    } catch {
      check.mistakes.append(error)
    }
    return check
  }

  private func look(at parsed: ParsedCommand, _ check: inout LineCheck) {
    guard let command = parsed.command else {
      // Of three letters any third word is nearly a command.
      guard parsed.name.utf8.count > 3 else { return }
      if let nearest = Nearest.name(to: parsed.name, among: table.commands.map(\.name)) {
        check.warnings.append(.unknownCommand(parsed.name, nearest: nearest))
      }
      return
    }
    do throws(CommandError) {
      let effect = try command.run(Invocation(parsed, shell: self))
      if case .source(let path, let variables) = effect { check.sources.append((path, variables)) }
    } catch {
      switch error {
      case .usage, .badValue, .unknownSetting, .script, .tokens:
        // To be refused may be just what is wanted of it.
        if parsed.line.expectation == .success {
          check.mistakes.append(error)
        } else {
          check.warnings.append(error)
        }
      default: break
      }
    }
  }

  /// Looks at the beginning of a loop; `row` gets its names with the values of the first row, or with
  /// any where there is none.
  ///
  /// - Throws: where it is not as it should be, or its file.
  public func checkEach(
    _ text: String, in file: String, variables: [String: String], row: inout [String: String]
  ) throws(CommandError) {
    scope.variables = variables
    let header = try EachHeader(Expansion.isNeeded(text) ? try expand(text, .words) : text)
    for name in header.names { row[name] = "x" }
    guard let values = try header.rows(in: file).first else { return }
    for (name, value) in zip(header.names, values) { row[name] = value }
  }

  /// Looks at a `|` line.
  ///
  /// - Throws: where a variable is unknown, or its pattern can't be used.
  public func checkOutput(_ text: String, variables: [String: String]) throws(CommandError) {
    scope.variables = variables
    let words = Expansion.isNeeded(text) ? try expand(text, .text) : text
    _ = try OutputPattern(words, of: ScriptLine(text, number: 0))
  }
}
