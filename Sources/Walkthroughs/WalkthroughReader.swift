import Shell

/// Sorts the lines of a walkthrough: settings, what comes before and after cases, cases.
nonisolated struct WalkthroughReader {
  private let path: String
  private(set) var mistakes: [Diagnostic] = []
  private(set) var lineCount = 0
  private var settings: [ScriptSetting] = []
  private var variables: [String: String]
  private var fixtures: [BlockKind: [ScriptLine]] = [:]
  private var title: (CaseTitle, line: Int)?
  private var steps: [ScriptLine] = []
  private var cases: [WalkthroughCase] = []
  /// The blocks that are open, by their kind and the line where they begin.
  private var blocks: [(kind: BlockKind, line: Int)] = []
  private var hasSteps = false

  init(path: String, variables: [String: String]) {
    self.path = path
    self.variables = variables
  }

  mutating func report(_ error: CommandError, line: Int) {
    mistakes.append(
      Diagnostic(location: SourceLocation(file: path, line: line), error: error))
  }

  mutating func take(_ line: ScriptLine) {
    lineCount += 1
    let kind = LineKind.of(line.text)
    switch kind {
    case .block(let block): begin(block, line)
    case .end: end(line)
    case .title where blocks.isEmpty: beginCase(line)
    case .setting where blocks.isEmpty: set(line)
    default:
      if kind == .output, !hasSteps, blocks.isEmpty {
        report(.script(.outputOfNothing), line: line.number)
      }
      keep(line)
    }
  }

  /// Puts a step where it belongs: into the outermost block's kind, or the case.
  private mutating func keep(_ line: ScriptLine) {
    if let outermost = blocks.first, outermost.kind != .each {
      fixtures[outermost.kind, default: []].append(line)
    } else {
      hasSteps = true
      steps.append(line)
    }
  }

  private mutating func begin(_ kind: BlockKind, _ line: ScriptLine) {
    if kind == .each {
      keep(line)
    } else if !blocks.isEmpty || hasSteps || title != nil {
      report(.script(.misplacedBlock(kind)), line: line.number)
    } else {
      fixtures[kind] = []
    }
    blocks.append((kind, line.number))
    if blocks.count == BlockReader.deepest + 1 {
      report(.script(.tooDeep(bound: BlockReader.deepest)), line: line.number)
    }
  }

  private mutating func end(_ line: ScriptLine) {
    guard let block = blocks.last else {
      return report(.script(.endOfNothing), line: line.number)
    }
    if block.kind == .each { keep(line) }
    blocks.removeLast()
  }

  private mutating func set(_ line: ScriptLine) {
    do throws(CommandError) {
      let text = try Expansion.expand(
        line.text, .text, among: variables.keys.sorted()
      ) { variables[$0] }
      let words = text.drop { $0 == " " || $0 == "\t" }
      let name = words.prefix { $0 != " " && $0 != "\t" }
      let setting = try ScriptSetting(
        name: String(name), text: String(words[name.endIndex...].drop { $0 == " " || $0 == "\t" }))
      if hasSteps || title != nil { throw .script(.lateSetting(String(name))) }
      switch setting {
      case .set(let name, let value): variables[name] = value
      // Known when it runs; till then it stands for itself.
      case .secret(let name, _): variables[name] = "${\(name)}"
      default: break
      }
      settings.append(setting)
    } catch {
      report(error, line: line.number)
    }
  }

  private mutating func beginCase(_ line: ScriptLine) {
    endCase(at: line.number)
    do throws(CommandError) {
      title = (try CaseTitle(line.text), line.number)
    } catch {
      report(error, line: line.number)
    }
  }

  private mutating func endCase(at line: Int) {
    if title == nil, hasSteps, line > 0, cases.isEmpty {
      // Steps before the first title are a case of their own: the file's.
      addCase(name: fileName, tags: [], line: 1)
    } else if let title {
      addCase(name: title.0.title, tags: title.0.tags, line: title.line)
    }
    title = nil
    steps = []
  }

  private mutating func addCase(name: String, tags: [String], line: Int) {
    var all: [String] = []
    var skip: String?
    for setting in settings {
      switch setting {
      case .tags(let tags): all += tags
      case .skip(let reason): skip = reason.isEmpty ? "skipped" : reason
      default: continue
      }
    }
    cases.append(
      WalkthroughCase(title: name, tags: all + tags, line: line, lines: steps, skip: skip))
  }

  private var fileName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".walk") ? String(name.dropLast(5)) : name
  }

  mutating func finish() -> WalkthroughFile {
    for block in blocks.reversed() {
      report(.script(.openBlock(block.kind, line: 0)), line: block.line)
    }
    if title != nil || hasSteps && cases.isEmpty { endCase(at: 1) }
    return WalkthroughFile(
      path: path, settings: settings, setup: fixtures[.setup] ?? [],
      teardown: fixtures[.teardown] ?? [], cases: cases)
  }
}
