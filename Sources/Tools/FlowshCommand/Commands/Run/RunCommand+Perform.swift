import AppDriver
import ArgumentParser
import Files
import Script
import Shell
import TestRunner
import Walkthroughs

extension RunCommand {
  /// Runs the scripts, the commands or a prompt, and exits the process.
  ///
  /// - Throws: A mistake in the arguments, to be shown with the usage.
  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    try perform(catalog, link: nil)
  }

  /// Runs the scripts, the commands or a prompt, and exits the process.
  ///
  /// - Parameters:
  ///   - catalog: The apps that can be run.
  ///   - link: The connection of a prompt with the program that rebuilds the app; `nil` if there is
  ///     none.
  /// - Throws: A mistake in the arguments, to be shown with the usage.
  @MainActor func perform(_ catalog: AppCatalog, link: PromptLink?) throws -> Never {
    try rejectEmptyPaths()
    try rejectMisspelledSubcommand()
    try rejectFolders()
    var options = ShellOptions()
    options.format = try Format(named: format, "--format")
    options.includesEventsInJSON = try Toggle(named: jsonEvents, "--json-events") == .on
    options.keepsGoing = keepsGoing
    options.traces = trace
    options.findsLeaks = leaks
    options.device = try device.choice()
    let variables = try VariableArguments.variables(variables)
    options.color = try coloring.choice
    let writer = StandardOutput()
    writer.text.colors = { choice in
      StandardStreams.color = choice
      return choice.isOn
    }
    writer.text.use(options.color)
    let capture = captureApp(writer)
    HighDescriptors.whileOpening { AppSession.createRunLoop() }
    Sandbox.enter()
    let state = link.flatMap(earlierState)
    var launch = LaunchContext(dataFile: dataFile)
    options.device.apply(to: &launch)
    let context = state?.shell.first.context ?? launch
    let app = try prepare(try entry(in: catalog, state), for: context)
    let kept = ScriptFiles()
    let interpreter = Interpreter(
      catalog: readsAgain ? catalog : catalog.with(app), app: app, context: context,
      options: options, table: .withPictures, variables: variables, files: kept,
      output: writer.text)
    StandardStreams.hidingSecrets = { interpreter.redacted($0) }
    let demo = html.map { DemoFile($0, scripts: files, isPrompt: isPrompt, interpreter, writer) }
    if isPrompt {
      if let refusal = demo?.refusal(with: Set([dataFile].compactMap(\.self))) {
        writer.finish(with: refusal)
      }
      InteractiveLoop(
        interpreter, writer, capture, keepsHistory: !hasNoHistory,
        readsStartUpFile: !hasNoStartUpFile, demo: demo, link: link
      ).run(from: state)
    }
    writer.breakLinesAtTerminal { interpreter.options.format == .text }
    let scripts = readScripts(variables, interpreter, kept, writer)
    if let refusal = demo?.refusal(with: inputs(kept)) { writer.finish(with: refusal) }
    if let demo, files.count == 1 { demo.title = ScriptTitle.title(of: files[0], kept) }
    runScripts(interpreter, scripts, demo, writer, capture)
  }

  /// Returns the state of the prompt that this process takes over; `nil` if there was none, or,
  /// after a complaint, if it can't be read.
  @MainActor private func earlierState(_ link: PromptLink) -> PromptState? {
    do {
      return try link.state()
    } catch {
      StandardStreams.complain("the prompt begins at the launch: its state can't be read: \(error)")
      return nil
    }
  }

  /// Whether the command starts a prompt rather than running scripts.
  @MainActor private var isPrompt: Bool {
    files.isEmpty && command.isEmpty && StandardStreams.inputIsTerminal
  }

  /// Whether naming the data file at a prompt reads it again, because someone may have edited it.
  @MainActor private var readsAgain: Bool {
    isPrompt && dataFile.flatMap { FileStatus(at: $0)?.kind } == .regular
  }

  /// Returns the paths of the files that the run reads, as far as they are known before it.
  private func inputs(_ kept: ScriptFiles) -> Set<String> {
    let readsInput = files.isEmpty ? command.isEmpty : files.contains("-")
    return kept.inputs.union(files.filter { $0 != "-" }).union([dataFile].compactMap(\.self))
      .union(readsInput ? ["/dev/stdin"] : [])
  }

  /// Returns the path of each script and its parsed file, which is `nil` if the script can't be
  /// read in advance.
  ///
  /// Exits the process if any script has a mistake.
  @MainActor private func readScripts(
    _ variables: [String: String], _ interpreter: Interpreter, _ kept: ScriptFiles,
    _ writer: StandardOutput
  ) -> [(path: String, file: WalkthroughFile?)] {
    let paths = files.isEmpty && command.isEmpty ? ["-"] : files
    if paths.isEmpty { return [] }
    let readings = paths.map { path in
      let name = path == "-" ? StandardInput.name : path
      return (
        path: path,
        reading: ScriptPreflight.lines(of: path, kept).map {
          WalkthroughFile.read($0, path: name, overrides: variables)
        }
      )
    }
    let check = WalkthroughCheck(
      interpreter.catalog, app: interpreter.state.appName, table: interpreter.table, files: kept,
      overrides: variables)
    for case let reading? in readings.map(\.reading) { check.check(reading) }
    // Other scripts and commands may use a variable, too.
    if command.isEmpty, readings.allSatisfy({ $0.reading != nil }) { VariableArguments.warn(check) }
    let unset = readings.compactMap(\.reading?.file).flatMap { file in
      check.unsetSecrets(ofCases: Set(file.cases.indices), in: file.path).map(\.location)
    }
    let mistakes =
      check.mistakes
      + check.warnings.filter { warning in
        VariableArguments.isAboutSecret(warning) && warning.location.map(unset.contains) ?? false
      }
    guard mistakes.isEmpty else {
      for mistake in mistakes { StandardStreams.complain(mistake.line) }
      if interpreter.options.format == .json { interpreter.writeJSON(mistakes) }
      writer.finish(with: max(check.status, .usage))
    }
    interpreter.catalog = check.catalog
    return readings.map { ($0.path, $0.reading?.file) }
  }

  @MainActor private func runScripts(
    _ interpreter: Interpreter, _ scripts: [(path: String, file: WalkthroughFile?)],
    _ demo: DemoFile?, _ writer: StandardOutput, _ capture: OutputCapture
  ) -> Never {
    interpreter.options.echoes = echo
    CrashGuard.arm(for: writer.text, capture) { crash in
      let isSaved = interpreter.finishRecording(afterCrash: crash != nil)
      let isShown = demo?.write(afterCrash: crash) ?? true
      interpreter.endProcess(by: crash).map(StandardStreams.relay)
      return isSaved && isShown
    }
    let runner = ScriptRunner(interpreter, writer, capture, demo, first: scripts.first?.file)
    for script in scripts {
      runner.run(script.file, at: script.path)
    }
    for (place, line) in command.enumerated() { runner.runCommand(line, number: place + 1) }
    if !command.isEmpty { runner.endCommands() }
    runner.finish()
  }

  /// Captures what the app prints, or exits the process if that is impossible.
  @MainActor private func captureApp(_ writer: StandardOutput) -> OutputCapture {
    do throws(FileError) {
      return try StandardStreams.captureApp()
    } catch {
      StandardStreams.complain("can't capture what the app prints: \(error)")
      writer.finish(with: .outputFailed)
    }
  }

  /// Reads the app's data before anything starts, and exits the process if the data is invalid.
  @MainActor private func prepare(
    _ app: AppEntry, for context: LaunchContext
  ) throws -> AppEntry {
    do {
      return try app.prepared(for: context)
    } catch {
      guard error.status == .badInput else { throw ValidationError(error.message) }
      StandardStreams.complain(error.message)
      throw ExitCode(error.status.rawValue)
    }
  }

  @MainActor private func rejectEmptyPaths() throws {
    if files.contains("") { throw ValidationError("the path of a script is empty") }
    if html == "" { throw ValidationError("--html needs the path of a file") }
    if html == "-", isPrompt {
      throw ValidationError(
        "--html - needs the standard output, which the prompt uses; specify a file")
    }
    if dataFile == "" { throw ValidationError("--data needs the path of a file") }
  }

  /// Throws an error if a file is a folder.
  @MainActor private func rejectFolders() throws {
    guard let folder = files.first(where: { FileStatus(at: $0)?.kind == .folder }) else { return }
    StandardStreams.complain(
      "can't read \(SafeText.escaped(folder)): it is a folder; \"\(Flowsh.programName) test\" runs the"
        + " walkthroughs in a folder")
    throw ExitCode(ExitStatus.badInput.rawValue)
  }

  /// Throws an error if the first file doesn't exist and its name is that of a command of the
  /// prompt, or resembles a subcommand.
  @MainActor private func rejectMisspelledSubcommand() throws {
    guard let word = files.first, Flowsh.arguments.first != "run",
      FileStatus(at: word, followsLinks: false) == nil
    else { return }
    if CommandTable.withWalkthroughs[word] != nil {
      throw ValidationError(
        "no file \"\(word)\"; it is a command of the shell: start \"\(Flowsh.programName)\" and enter it"
          + " there, or use -c")
    }
    guard
      let meant = Nearest.name(to: word, among: FlowshCommand.subcommandNames)
    else { return }
    guard word != meant else {
      throw ValidationError("no file \"\(word)\"; put the subcommand before the options")
    }
    throw ValidationError("no file or subcommand \"\(word)\"; did you mean \"\(meant)\"?")
  }

  @MainActor private func entry(
    in catalog: AppCatalog, _ state: PromptState?
  ) throws -> AppEntry {
    // The name of the only app may have changed.
    if let state, let app = try? catalog.app(named: state.shell.first.app) { return app }
    guard let app else { return catalog.standard }
    do {
      return try catalog.app(named: app)
    } catch {
      throw ValidationError(error.message)
    }
  }
}
