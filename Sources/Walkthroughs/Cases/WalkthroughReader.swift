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
  private var fixtures: [BlockKind: [Statement]] = [:]
  private var title: (CaseTitle, line: Int)?
  private var steps: [Statement] = []
  private var cases: [WalkthroughCase] = []

  init(path: String, variables: [String: String], texts: [TextKind]) {
    parser = StatementParser(.file, texts: texts)
    self.path = path
    self.variables = variables
  }

  mutating func report(_ mistake: ScriptMistake, line: Int) {
    mistakes.append(
      Diagnostic(location: SourceLocation(file: path, line: line), error: .script(mistake)))
  }

  mutating func take(_ line: ScriptLine) {
    lineCount += 1
    switch parser.take(line) {
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
    case .block(let block) where block.kind != .each:
      fixtures[block.kind] =
        (block.isMisplaced ? fixtures[block.kind] ?? [] : []) + block.statements
    case .block, .output, .commands: steps.append(statement)
    }
  }

  private mutating func set(_ line: TextLine) {
    do throws(ScriptMistake) {
      let setting = try line.setting(expand)
      switch setting {
      case .set(let name, let value): variables[name] = value
      // The value is known only when the case runs, so keep the reference until then.
      case .secret(let name, _): variables[name] = "${\(name)}"
      default: break
      }
      head.append((line, setting))
    } catch {
      report(error, line: line.line.number)
    }
  }

  private mutating func beginCase(_ line: TextLine) {
    endCase()
    do throws(ScriptMistake) {
      title = (try CaseTitle(try line.command.resolved(expand).source), line.line.number)
    } catch {
      report(error, line: line.line.number)
    }
  }

  private func expand(
    _ text: String, _ style: Expansion.Style
  ) throws(ScriptMistake) -> String {
    try Expansion.expand(text, style, among: variables.keys.sorted()) { variables[$0] }
  }

  private mutating func endCase() {
    if let title {
      addCase(name: title.0.title, tags: title.0.tags, line: title.line)
    } else if !steps.isEmpty, cases.isEmpty {
      // Steps before the first title form a separate case, named after the file.
      addCase(name: fileName, tags: [], line: 1)
    }
    title = nil
    steps = []
  }

  private mutating func addCase(name: String, tags: [String], line: Int) {
    var all: [String] = []
    var skip: String?
    for (_, setting) in head {
      switch setting {
      case .tags(let tags): all += tags
      case .skip(let reason): skip = reason.isEmpty ? "skipped" : reason
      default: continue
      }
    }
    cases.append(
      WalkthroughCase(title: name, tags: all + tags, line: line, statements: steps, skip: skip))
  }

  private var fileName: String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    return String(ScriptFile.withoutSuffix(name ?? path))
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
      teardown: fixtures[.teardown] ?? [], cases: cases)
  }
}
