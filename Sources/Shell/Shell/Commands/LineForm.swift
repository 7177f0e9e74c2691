import AppBundle
import DeviceSettings
package import Script

/// A kind of line that isn't a command, such as a title or a setting.
///
/// To add a kind, add a value to `all`. The parser, the interpreter, `flowsh check`, completion and
/// help get the kinds from the command table, which initially contains those in `all`.
package nonisolated struct LineForm: Sendable {
  /// The kind, which determines the mark at the beginning of the line.
  package let kind: TextKind
  /// The possible first words, for completion.
  package let names: [String]
  /// A closure that returns the candidates for the text after the first word.
  package let complete: @MainActor @Sendable (_ name: String, CompletionRequest) -> Candidates
  /// A closure that returns the help on such lines: one topic, or one for each first word.
  package let topics: @MainActor @Sendable () -> [HelpTopic]
  /// Whether the effect prints the line's text, so that the line needs no echo.
  let printsItself: Bool
  /// A closure that reads a line, whose variables have been expanded, and returns its effect.
  ///
  /// It throws an error if the line is invalid.
  package let read:
    @MainActor @Sendable (_ line: CommandSyntax, _ file: String?) throws(CommandError) -> Effect

  /// The shell's own line forms.
  package static let all = [title, setting]
  /// The text kinds of the shell's own line forms.
  package static let kinds = all.map(\.kind)

  package init(
    kind: TextKind, names: [String], topics: @escaping @MainActor @Sendable () -> [HelpTopic],
    printsItself: Bool,
    complete: @escaping @MainActor @Sendable (_ name: String, CompletionRequest) -> Candidates = {
      _, _ in []
    },
    read:
      @escaping @MainActor @Sendable (_ line: CommandSyntax, _ file: String?) throws(CommandError)
      -> Effect
  ) {
    self.kind = kind
    self.names = names
    self.topics = topics
    self.printsItself = printsItself
    self.complete = complete
    self.read = read
  }

  private static let setting = LineForm(
    kind: .setting, names: ScriptSetting.names,
    topics: { HelpTopic.settings }, printsItself: false,
    complete: { name, request in
      switch name {
      case "@app":
        Candidates(request.shell.apps.map { Candidate($0.name, summary: $0.summary) })
      case "@size": Candidates(ScriptSetting.Size.allCases.map(\.rawValue))
      case "@language": Candidates(DeviceLocale.suggestedLanguages + ["default"])
      case "@region": ["default"]
      case "@transitions": Candidates(TransitionTiming.allCases.map(\.rawValue))
      case "@permission":
        Candidates(
          Permission.allCases.flatMap { permission in
            permission.decisions.map { "\(permission.rawValue) \($0.rawValue)" }
          })
      case "@clock": Setting.clock.candidates
      // The value isn't split into words, so it needs no quotes.
      case "@data", "@network": request.files(as: .plain) { SafeText.isSafe($0) }
      default: []
      }
    }
  ) { line, file throws(CommandError) in
    do throws(ScriptMistake) {
      return .apply(try ScriptSetting(line), in: file)
    } catch { throw .script(error) }
  }

  private static let title = LineForm(
    kind: .title, names: [],
    topics: { [HelpTopic.title] }, printsItself: true
  ) { line, _ throws(CommandError) in
    do throws(ScriptMistake) {
      return .beginCase(try CaseTitle(line))
    } catch { throw .script(error) }
  }
}
