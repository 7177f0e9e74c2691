package import Script

/// A kind of line that isn't a command: the mark that begins it, and how to read such a line.
///
/// To add a kind, add a value to `all`: the parser, the interpreter, `flowsh check`, completion and
/// help get the kinds from the command table, which starts with `all`.
package nonisolated struct LineForm: Sendable {
  /// The mark that begins lines of this kind.
  package let kind: TextKind
  /// The possible first words, for completion.
  package let names: [String]
  /// The line of help: an example and what it does.
  let help: String
  /// Whether the effect prints the text, so that echoing it would print it twice.
  let printsItself: Bool
  /// Reads a line whose variables have been expanded.
  ///
  /// Throws if the line is wrong.
  package let read:
    @MainActor @Sendable (_ line: CommandSyntax, _ file: String?) throws(CommandError) -> Effect

  /// The shell's own kinds.
  package static let all = [title, setting]
  /// The marks of the shell's own kinds.
  package static let kinds = all.map(\.kind)

  /// Creates a kind.
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
    help: "== TITLE              Begin a case with a new launch", printsItself: true
  ) { line, _ throws(CommandError) in
    do throws(ScriptMistake) {
      return .beginCase(try CaseTitle(line.source).title)
    } catch { throw .script(error) }
  }
}
