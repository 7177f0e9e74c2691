package import Script

/// A kind of line that is one text, as a value: what begins it, and what a line of it means.
///
/// A new kind is one more value here: the parser, the interpreter, `flowsh check` and completion take
/// theirs from `all`.
package nonisolated struct LineForm: Sendable {
  /// What begins its lines, and where they stand.
  package let kind: TextKind
  /// What may stand as the first word.
  package let names: [String]
  /// Whether carrying it out prints the text, so that it isn't echoed before.
  let printsItself: Bool
  /// Says what a line of a file means, its variables having values, or what is wrong with it.
  package let read:
    @MainActor @Sendable (_ line: CommandSyntax, _ file: String?) throws(CommandError) -> Effect

  /// All kinds.
  package static let all = [setting, title]
  /// How lines of these kinds begin.
  package static let kinds = all.map(\.kind)

  /// What a line means that the parser has read with `kinds`.
  package static func of(_ kind: TextKind) -> LineForm {
    guard let form = all.first(where: { $0.kind == kind }) else {
      preconditionFailure("nothing says what a line that begins with \(kind.mark) means")
    }
    return form
  }

  private static let setting = LineForm(
    kind: .setting, names: ScriptSetting.names, printsItself: false
  ) { line, file throws(CommandError) in
    do throws(ScriptMistake) {
      return .apply(try ScriptSetting(name: line.name, text: line.text), in: file)
    } catch { throw .script(error) }
  }

  private static let title = LineForm(
    kind: .title, names: [], printsItself: true
  ) { line, _ throws(CommandError) in
    do throws(ScriptMistake) {
      return .beginCase(try CaseTitle(line.source).title)
    } catch { throw .script(error) }
  }
}
