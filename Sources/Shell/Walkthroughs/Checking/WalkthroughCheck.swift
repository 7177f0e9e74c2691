import Files
import Glibc
package import Script
package import Shell

/// A static check that finds mistakes in walkthroughs before anything runs.
///
/// It neither launches an app nor executes any statement, but reads the apps' data.
package final class WalkthroughCheck {
  /// The mistakes found so far, grouped by file.
  package private(set) var mistakes: [Diagnostic] = []
  /// The probable mistakes found so far, which don't affect the exit status.
  package private(set) var warnings: [Diagnostic] = []
  /// The walkthroughs and subfolders in folders that can't be read; the others can still run.
  package private(set) var problems: [CommandError] = []
  /// The apps, with the data of the walkthroughs.
  package internal(set) var catalog: AppCatalog
  /// The app at the line that is checked; `nil` if it isn't known.
  private(set) var app: String?
  let table: CommandTable
  let files: ScriptFiles
  /// The number of scripts that the walkthrough sources, and whether it has been reported that it
  /// is too high.
  var sources = (count: 0, isReported: false)
  private var reported: Set<Diagnostic> = []
  /// The mistakes of each walkthrough and the scripts that it sources, by its path.
  package private(set) var mistakesByFile: [String: [Diagnostic]] = [:]
  /// The mistakes of the walkthrough that is checked.
  private var ownMistakes: [Diagnostic] = []
  var variableUse: VariableUse
  /// The files read so far; a file that is named twice is read once.
  private var taken: Set<FileIdentity> = []
  /// A closure that is called with a path if no data arrives from a pipe.
  package var onWait: (String) -> Void = { _ in }

  /// Creates a check of walkthroughs for the apps in a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The apps that walkthroughs can name.
  ///   - app: The app of files that name none; `nil` if it isn't known.
  ///   - table: The available commands.
  ///   - files: The cache that stores the files for the run.
  ///   - overrides: The variables that the command line sets, which replace those of `@set`.
  package init(
    _ catalog: AppCatalog, app: String? = nil, table: CommandTable = .withWalkthroughs,
    files: ScriptFiles = ScriptFiles(), overrides: [String: String] = [:]
  ) {
    variableUse = VariableUse(overrides: overrides)
    self.catalog = catalog
    self.app = app ?? (catalog.apps.count == 1 ? catalog.standard.name : nil)
    self.table = table
    self.files = files
  }

  /// The exit status that corresponds to the most severe mistake.
  package var status: ExitStatus {
    mistakes.map { $0.error.status == .failure ? .usage : $0.error.status }.max() ?? .success
  }

  /// Reads and checks all walkthroughs at a path, except those that this method has read before.
  ///
  /// - Throws: `CommandError.unreadable` if the path doesn't exist, can't be read, or is a folder
  ///   without walkthroughs.
  package func checkAll(
    at path: String
  ) throws(CommandError) -> [WalkthroughFile.Reading] {
    let folder = try WalkthroughFolder(path)
    problems += folder.problems
    let paths = folder.files.filter { path in
      FileIdentity(ofEntry: path).map { taken.insert($0).inserted } ?? true
    }
    let readings = paths.map { path in
      WalkthroughFile.read(
        path, files, overrides: variableUse.overrides, onWait: { [onWait] in onWait(path) })
    }
    for reading in readings { check(reading) }
    return readings
  }

  /// Checks a file and the scripts that it sources.
  ///
  /// Mistakes are sorted by line within each file. Those in sourced scripts come last.
  package func check(_ reading: WalkthroughFile.Reading) {
    let start = mistakes.count
    sources = (0, false)
    ownMistakes = []
    check(reading, [reading.path], [:])
    if !ownMistakes.isEmpty { mistakesByFile[reading.path] = ownMistakes }
    var files: [String] = []
    for mistake in mistakes[start...] {
      let file = mistake.location?.file ?? ""
      if !files.contains(file) { files.append(file) }
    }
    let sorted = files.flatMap { file in
      mistakes[start...].filter { ($0.location?.file ?? "") == file }
        .sorted { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
    }
    mistakes.replaceSubrange(start..., with: sorted)
  }

  func check(
    _ reading: WalkthroughFile.Reading, _ chain: [String], _ arguments: [String: String]
  ) {
    for mistake in reading.mistakes { report(mistake) }
    guard let file = reading.file else { return }
    if chain.count > 1 { checkSettings(ofSourced: file) }
    let startApp = app
    defer { if chain.count == 1 { app = startApp } }
    if chain.count == 1 { variableUse.begin(nil, of: file.path) }
    variableUse.note(file.names)
    let overrides = variableUse.overrides
    var variables = overrides.merging(arguments) { $1 }
    /// The data file, which an app that is named below it uses, too.
    var data: (name: String, location: SourceLocation)?
    for (line, setting) in file.head {
      let location = SourceLocation(file: file.path, line: line.line.number)
      switch marked(setting, of: line, variables) {
      case .set(let name, let value): if overrides[name] == nil { variables[name] = value }
      case .secret(let name, let variable):
        if overrides[name] != nil { report(.script(.secretSetByOption(name: name)), location) }
        let value = getenv(variable).map { String(cString: $0) }
        if let value, overrides[name] == nil, SecretFilter.isTooShort(value) {
          report(.script(.secretTooShort(name: name, bound: SecretFilter.shortest)), location)
        }
        let isUnset = value == nil
        variables[name] = variableUse.add(
          name,
          unset: isUnset ? UnsetSecret(location: location, name: name, variable: variable) : nil)
        if isUnset { warn(.script(.secretMissing(name: name, variable: variable)), location) }
      case .data(let name):
        data = (name, location)
        checkData(name, location)
      case .network(let name): checkFixtures(name, location)
      case .app(let name):
        do throws(CommandError) {
          app = name
          if try !catalog.app(named: name).takesData { data = nil }
          if let data { checkData(data.name, data.location) }
        } catch {
          report(error, location)
        }
      default: continue
      }
    }
    for statements in [file.setup, file.teardown] { check(statements, chain, variables) }
    let appOfCases = app
    for (place, item) in file.cases.enumerated() {
      if chain.count == 1 {
        app = appOfCases
        variableUse.begin(place, of: file.path)
      }
      if let title = item.titleLine { _ = try? resolved(title.command, variables) }
      for (line, setting) in item.head {
        guard case .network(let name) = marked(setting, of: line, variables) else { continue }
        checkFixtures(name, SourceLocation(file: file.path, line: line.line.number))
      }
      check(item.statements, chain, variables)
    }
  }

  /// Returns a setting in which secrets are marked if it has a path or sets a variable.
  ///
  /// When a file is read, secrets stay variables.
  private func marked(
    _ setting: ScriptSetting, of line: TextLine, _ variables: [String: String]
  ) -> ScriptSetting {
    // This also notes the variables of other settings.
    let marked = try? line.setting(resolved(line.command, variables, marksSecrets: true))
    switch setting {
    case .set, .data, .network: return marked ?? setting
    default: return setting
    }
  }

  /// Checks a sequence of statements; returns whether the last one produces output that `|` lines
  /// can check.
  @discardableResult
  private func check(
    _ statements: [Statement], _ chain: [String], _ variables: [String: String],
    hasOutput: Bool = false
  ) -> Bool {
    var hasOutput = hasOutput
    for statement in statements {
      let location = SourceLocation(file: chain[chain.count - 1], line: statement.line.number)
      switch statement {
      case .block(let block) where block.kind == .each:
        check(block.statements, chain, row(of: block, at: location, variables))
        hasOutput = false
      case .block(let block) where !block.kind.isFixture:
        checkHeader(of: block, at: location, chain, variables)
        for branch in [block.statements, block.alternative] {
          check(branch, chain, variables, hasOutput: block.kind.hasCondition)
        }
        hasOutput = false
      case .block(let block):
        hasOutput = check(block.statements, chain, variables, hasOutput: hasOutput)
      case .output(let line):
        guard hasOutput else {
          report(.script(.outputWithoutCommand), location)
          continue
        }
        check(line, at: location, variables)
      case .commands(let line): hasOutput = check(line, at: location, chain, variables)
      case .text(let line) where line.kind.isStep:
        check(line, at: location, variables)
        hasOutput = true
      // Settings and titles are checked when the file is read.
      case .text: continue
      }
    }
    return hasOutput
  }

  private func check(
    _ line: ScriptLine, at location: SourceLocation, _ variables: [String: String]
  ) {
    do throws(ScriptMistake) {
      _ = try OutputPattern(line) { text, style throws(ScriptMistake) in
        try variableUse.expand(text, style, variables)
      }
    } catch {
      report(.script(error), location)
    }
  }

  /// Checks a step that isn't a command.
  private func check(
    _ line: TextLine, at location: SourceLocation, _ variables: [String: String]
  ) {
    do throws(CommandError) {
      let command: CommandSyntax
      do throws(ScriptMistake) {
        command = try resolved(line.command, variables)
      } catch { throw .script(error) }
      _ = try table.form(of: line.kind).read(command, location.file)
    } catch {
      report(error, location)
    }
  }

  func resolved(
    _ command: CommandSyntax, _ variables: [String: String], marksSecrets: Bool = false
  ) throws(ScriptMistake) -> CommandSyntax {
    try command.resolved { text, style throws(ScriptMistake) in
      try variableUse.expand(text, style, variables, marksSecrets: marksSecrets)
    }
  }

  // MARK: Variables

  /// Whether any case of the files uses an unset secret.
  package var findsUnsetSecrets: Bool { variableUse.findsUnsetSecrets }

  /// Returns the unset secrets that cases of a file use, also in its setup, its teardown and the
  /// scripts that it sources.
  package func unsetSecrets(ofCases places: Set<Int>, in file: String) -> Set<UnsetSecret> {
    variableUse.unsetSecrets(ofCases: places, in: file)
  }

  /// The variables that the command line sets but no walkthrough sets or uses, each with the most
  /// similar name.
  package var unusedOverrides: [(name: String, nearest: String?)] {
    variableUse.overrides.keys.filter { !variableUse.names.contains($0) }.sorted().map {
      ($0, Nearest.name(to: $0, among: variableUse.names.sorted()))
    }
  }

  // MARK: Messages

  private func report(_ mistake: Diagnostic) {
    if !ownMistakes.contains(mistake) { ownMistakes.append(mistake) }
    if reported.insert(mistake).inserted { mistakes.append(mistake) }
  }

  func report(_ error: CommandError, _ location: SourceLocation) {
    report(Diagnostic(location: location, error: error))
  }

  func warn(_ error: CommandError, _ location: SourceLocation) {
    let warning = Diagnostic(location: location, error: error)
    if reported.insert(warning).inserted { warnings.append(warning) }
  }
}
