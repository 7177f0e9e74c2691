import Script
import Shell

/// A reader that sorts a walkthrough's statements into settings, setup, teardown and cases.
nonisolated struct WalkthroughReader {
  private let path: String
  private var parser: StatementParser
  private(set) var mistakes: [Diagnostic] = []
  private(set) var lineCount = 0
  private var statements: [Statement] = []
  private var head: [(line: TextLine, setting: ScriptSetting)] = []
  private var variables: [String: String]
  /// The values that the command line sets, which replace those of `@set`.
  private let overrides: [String: String]
  /// The names of the variables that settings and titles set or use.
  private(set) var names: Set<String> = []
  private var fixtures: [BlockKind: [Statement]] = [:]
  private var title: (CaseTitle, line: TextLine)?
  /// The settings below the title.
  private var caseHead: [(line: TextLine, setting: ScriptSetting)] = []
  private var isBelowTitle = false
  private var steps: [Statement] = []
  private var cases: [WalkthroughCase] = []

  init(
    path: String, variables: [String: String], overrides: [String: String], texts: [TextKind]
  ) {
    parser = StatementParser(.file, texts: texts)
    self.path = path
    self.variables = overrides.merging(variables) { $1 }
    self.overrides = overrides
  }

  mutating func report(_ mistake: ScriptMistake, line: Int) {
    mistakes.append(
      Diagnostic(location: SourceLocation(file: path, line: line), error: .script(mistake)))
  }

  mutating func read(_ line: ScriptLine) {
    lineCount += 1
    switch parser.parse(line) {
    case .nothing, .within, .opened: return
    case .mistake(let mistake): report(mistake, line: line.number)
    case .statement(let statement):
      statements.append(statement)
      take(statement)
    }
  }

  private mutating func take(_ statement: Statement) {
    switch statement {
    case .text(let line):
      switch line.kind {
      case .setting: set(line)
      case .title: beginCase(line)
      default: steps.append(statement)
      }
    case .block(let block) where block.kind.isFixture:
      fixtures[block.kind] =
        (block.isMisplaced ? fixtures[block.kind] ?? [] : []) + block.statements
    case .block, .output, .commands: steps.append(statement)
    }
  }

  private mutating func set(_ line: TextLine) {
    do throws(ScriptMistake) {
      let setting = try line.setting(resolved(line.command))
      if isBelowTitle { return caseHead.append((line, setting)) }
      switch setting {
      case .set(let name, let value):
        names.insert(name)
        if overrides[name] == nil { variables[name] = value }
      // The value is known only when the case runs, so keep the reference until then.
      case .secret(let name, _):
        names.insert(name)
        variables[name] = "${\(name)}"
      default: break
      }
      head.append((line, setting))
    } catch {
      report(error, line: line.line.number)
    }
  }

  private mutating func beginCase(_ line: TextLine) {
    endCase()
    isBelowTitle = true
    do throws(ScriptMistake) {
      title = (try CaseTitle(resolved(line.command)), line)
    } catch {
      report(error, line: line.line.number)
    }
  }

  private mutating func resolved(_ command: CommandSyntax) throws(ScriptMistake) -> CommandSyntax {
    var used: Set<String> = []
    defer { names.formUnion(used) }
    return try command.resolved { [variables] text, style throws(ScriptMistake) in
      try Expansion.expand(text, style, among: variables.keys.sorted()) { name in
        used.insert(name)
        return variables[name]
      }
    }
  }

  private mutating func endCase() {
    if let title {
      addCase(name: title.0.title, tags: title.0.tags, titleLine: title.line)
    } else if !steps.isEmpty, cases.isEmpty {
      // Steps before the first title form a separate case, named after the file.
      addCase(name: WalkthroughFile.title(of: path), tags: [], titleLine: nil)
    }
    title = nil
    steps = []
    caseHead = []
  }

  private mutating func addCase(name: String, tags titleTags: [String], titleLine: TextLine?) {
    func tags(of settings: [ScriptSetting]) -> [String] {
      settings.flatMap { setting -> [String] in
        if case .tags(let tags) = setting { tags } else { [] }
      }
    }
    let settings = head.map(\.setting)
    let caseSettings = caseHead.map(\.setting)
    cases.append(
      WalkthroughCase(
        title: name, tags: tags(of: settings) + titleTags + tags(of: caseSettings),
        titleLine: titleLine,
        statements: steps, settings: settings + caseSettings, head: caseHead))
  }

  mutating func finish() -> WalkthroughFile {
    for block in parser.openHeaders {
      report(.openBlock(block.kind, line: 0), line: block.line.number)
    }
    // Keep the statements of an unclosed block so that they are checked, too.
    if let open = parser.closeBlocks() { take(open) }
    endCase()
    return WalkthroughFile(
      path: path, statements: statements, head: head, setup: fixtures[.setup] ?? [],
      teardown: fixtures[.teardown] ?? [], variables: variables, overrides: overrides,
      names: names, cases: cases)
  }
}
