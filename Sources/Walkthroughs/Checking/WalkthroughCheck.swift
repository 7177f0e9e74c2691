import Files
import Glibc
package import Script
package import Shell

/// A static check that finds mistakes in walkthroughs before anything runs.
///
/// It neither launches an app nor executes any statement.
package final class WalkthroughCheck {
  /// The mistakes found so far, grouped by file.
  package private(set) var mistakes: [Diagnostic] = []
  /// The probable mistakes found so far, which don't affect the exit status.
  package private(set) var warnings: [Diagnostic] = []
  /// The walkthroughs and subfolders in folders that can't be read; the others can still run.
  package private(set) var problems: [CommandError] = []
  private let catalog: AppCatalog
  private let table: CommandTable
  private let files: ScriptFiles
  private var reported: Set<Diagnostic> = []
  /// The files read so far; a file that is named twice is read once.
  private var taken: Set<FileIdentity> = []
  /// A closure that is called with a path if no data arrives from a pipe.
  package var onWait: (String) -> Void = { _ in }

  /// Creates a check of walkthroughs for the apps in a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The apps that walkthroughs can name.
  ///   - table: The available commands.
  ///   - files: The cache that stores the files for the run.
  package init(
    _ catalog: AppCatalog, table: CommandTable = .withWalkthroughs,
    files: ScriptFiles = ScriptFiles()
  ) {
    self.catalog = catalog
    self.table = table
    self.files = files
  }

  /// The exit status that corresponds to the most severe mistake.
  package var status: ExitStatus {
    mistakes.map { $0.error.status == .failure ? .usage : $0.error.status }.max() ?? .success
  }

  /// Reads and checks all walkthroughs at a path, except those that this method has read before.
  ///
  /// - Returns: The parsed files, sorted by name.
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
      WalkthroughFile.read(path, files, onWait: { [onWait] in onWait(path) })
    }
    for reading in readings { check(reading) }
    return readings
  }

  /// Checks a file and the scripts that it sources.
  ///
  /// Mistakes are sorted by line within each file. Those in sourced scripts come last.
  package func check(_ reading: WalkthroughFile.Reading) {
    let start = mistakes.count
    check(reading, [reading.path], [:])
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

  private func check(
    _ reading: WalkthroughFile.Reading, _ chain: [String], _ arguments: [String: String]
  ) {
    for mistake in reading.mistakes { report(mistake) }
    guard let file = reading.file else { return }
    var variables = arguments
    for (line, setting) in file.head {
      switch setting {
      case .set(let name, let value): variables[name] = value
      case .secret(let name, let variable):
        variables[name] = "secret"
        if getenv(variable) == nil {
          warn(
            .script(.secretMissing(name: name, variable: variable)),
            SourceLocation(file: file.path, line: line.line.number))
        }
      case .data(let path): files.noteInput(ScriptFile.resolve(path, against: file.path))
      case .app(let name):
        do throws(CommandError) {
          _ = try catalog.app(named: name)
        } catch {
          report(error, SourceLocation(file: file.path, line: line.line.number))
        }
      default: continue
      }
    }
    for statements in [file.setup, file.teardown] + file.cases.map(\.statements) {
      check(statements, chain, variables)
    }
  }

  /// Checks a sequence of statements.
  ///
  /// - Returns: Whether the last statement produces output that `|` lines can check.
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

  /// Returns the variables for a loop's steps, with the values from the first row.
  ///
  /// If the row can't be read, the variables have placeholder values.
  private func row(
    of block: Block, at location: SourceLocation, _ variables: [String: String]
  ) -> [String: String] {
    var row = variables
    do throws(ScriptMistake) {
      let header = try block.eachHeader { text, style throws(ScriptMistake) in
        try Self.expand(text, style, variables)
      }
      for name in header.names { row[name] = "x" }
      if let file = header.file(in: location.file), try !files.readAhead(file) { return row }
      let values = try header.rows(in: location.file, files).first ?? []
      for (name, value) in zip(header.names, values) { row[name] = value }
    } catch {
      report(.script(error), location)
    }
    return row
  }

  private func check(
    _ line: ScriptLine, at location: SourceLocation, _ variables: [String: String]
  ) {
    do throws(ScriptMistake) {
      _ = try OutputPattern(try Self.expand(line.text, .text, variables), of: line)
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
        command = try Self.resolved(line.command, variables)
      } catch { throw .script(error) }
      _ = try table.form(of: line.kind).read(command, location.file)
    } catch {
      report(error, location)
    }
  }

  private static func resolved(
    _ command: CommandSyntax, _ variables: [String: String]
  ) throws(ScriptMistake) -> CommandSyntax {
    try command.resolved { text, style throws(ScriptMistake) in
      try expand(text, style, variables)
    }
  }

  private static func expand(
    _ text: String, _ style: Expansion.Style, _ variables: [String: String]
  ) throws(ScriptMistake) -> String {
    guard Expansion.isNeeded(text) else { return text }
    return try Expansion.expand(text, style, among: variables.keys.sorted()) { variables[$0] }
  }

  // MARK: Commands

  /// Checks the commands on a line.
  ///
  /// - Returns: Whether the last command produces output that `|` lines can check.
  private func check(
    _ line: CommandSequence, at location: SourceLocation, _ chain: [String],
    _ variables: [String: String]
  ) -> Bool {
    var sourcesAny = false
    do throws(ScriptMistake) {
      for command in line.commands {
        let command = try Self.resolved(command, variables)
        guard let source = source(of: command, line.expectation, at: location) else { continue }
        sourcesAny = true
        try follow(source.path, chain, variables.merging(source.variables) { $1 })
      }
      if let mistake = line.mistake { throw .tokens(mistake) }
    } catch {
      report(.script(error), location)
    }
    return !sourcesAny
  }

  /// Checks a command's name and arguments.
  ///
  /// An unknown command may be a verb that a screen defines at run time, so it isn't a mistake. If
  /// it resembles a known command, the check adds a warning.
  /// - Returns: The script that the command sources, if any.
  private func source(
    of syntax: CommandSyntax, _ expectation: StepExpectation, at location: SourceLocation
  ) -> (path: String, variables: [String: String])? {
    guard let command = table[syntax.name] else {
      if expectation == .refusal, syntax.name.hasPrefix("!") {
        report(.script(.onlyAtPrompt("!!")), location)
      }
      if let nearest = nearest(to: syntax) {
        warn(.unknownCommand(syntax.name, nearest: nearest), location)
      }
      return nil
    }
    do throws(CommandError) {
      if command.isOnlyForPrompt { throw .script(.onlyAtPrompt(command.name)) }
      let meaning = try command.read(Invocation(syntax, command))
      if case .effect(.source(let path, let variables)) = meaning { return (path, variables) }
    } catch {
      // If the script allows the command to be refused, only warn.
      if expectation == .success { report(error, location) } else { warn(error, location) }
    }
    return nil
  }

  /// Returns the command that an unknown name probably means; `nil` if it may well be a button.
  private func nearest(to syntax: CommandSyntax) -> String? {
    if let command = table.command(shortenedTo: syntax.name, isAlone: syntax.words.isEmpty) {
      return command.name
    }
    // Don't guess at short names: a third of all three-letter words resemble some command.
    let names = table.commands.map(\.name)
    let isBeginning = syntax.name.utf8.count > 2 && names.contains { $0.hasPrefix(syntax.name) }
    guard isBeginning || syntax.name.utf8.count > 3 else { return nil }
    return Nearest.name(to: syntax.name, among: names)
  }

  private func follow(
    _ path: String, _ chain: [String], _ variables: [String: String]
  ) throws(ScriptMistake) {
    let path = ScriptFile.resolve(path, against: chain.last)
    try ScriptFile.requireOpenable(path, from: chain, sourced: chain.count - 1)
    // Open the file here, so that an error is reported at the line that names the file.
    guard try files.readAhead(path) else { return }
    let lines = try files.lines(of: path)
    check(
      WalkthroughFile.read(
        lines, path: path, variables: variables, texts: table.lines.map(\.kind)), chain + [path],
      variables)
  }

  private func report(_ mistake: Diagnostic) {
    if reported.insert(mistake).inserted { mistakes.append(mistake) }
  }

  private func report(_ error: CommandError, _ location: SourceLocation) {
    report(Diagnostic(location: location, error: error))
  }

  private func warn(_ error: CommandError, _ location: SourceLocation) {
    let warning = Diagnostic(location: location, error: error)
    if reported.insert(warning).inserted { warnings.append(warning) }
  }
}
