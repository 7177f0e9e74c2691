package import Script

/// A kind of line that is one text, as a value: what begins it, and what a line of it means.
///
/// A new kind is one more value here: the parser, the interpreter, `flowsh check`, completion and the
/// help take theirs from the command table, which begins with `all`.
package nonisolated struct LineForm: Sendable {
  /// What begins its lines.
  package let kind: TextKind
  /// What may stand as the first word.
  package let names: [String]
  /// How the help shows it: an example and what it does.
  let help: String
  /// Whether carrying it out prints the text, so that it isn't echoed before.
  let printsItself: Bool
  /// Says what a line of a file means, its variables having values, or what is wrong with it.
  package let read:
    @MainActor @Sendable (_ line: CommandSyntax, _ file: String?) throws(CommandError) -> Effect

  /// The shell's own kinds.
  package static let all = [title, setting]
  /// How lines of these kinds begin.
  package static let kinds = all.map(\.kind)

  /// Makes a kind.
  package init(
    kind: TextKind, names: [String], help: String, printsItself: Bool,
    read:
      @escaping @MainActor @Sendable (_ line: CommandSyntax, _ file: String?) throws(CommandError)
      -> Effect
  ) {
    self.kind = kind
    self.names = names
    self.help = help
    self.printsItself = printsItself
    self.read = read
  }

  private static let setting = LineForm(
    kind: .setting, names: ScriptSetting.names,
    help: ScriptSetting.names.joined(separator: " "), printsItself: false
  ) { line, file throws(CommandError) in
    do throws(ScriptMistake) {
      return .apply(try ScriptSetting(name: line.name, text: line.text), in: file)
    } catch { throw .script(error) }
  }

  private static let title = LineForm(
    kind: .title, names: [],
    help: "== TITLE              Launch afresh, for a case of its own", printsItself: true
  ) { line, _ throws(CommandError) in
    do throws(ScriptMistake) {
      return .beginCase(try CaseTitle(line.source).title)
    } catch { throw .script(error) }
  }
}
