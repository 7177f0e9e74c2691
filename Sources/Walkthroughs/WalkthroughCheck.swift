public import Shell

/// Finds the mistakes in walkthroughs that can be known before anything runs.
public final class WalkthroughCheck {
  /// How many scripts may source one another.
  private static let deepest = 64

  /// What is wrong, file by file.
  public private(set) var mistakes: [Diagnostic] = []
  /// What is probably wrong.
  public private(set) var warnings: [Diagnostic] = []
  private let catalog: AppCatalog
  private let shell: Interpreter
  private var told: Set<Diagnostic> = []

  /// Prepares to look at walkthroughs of some apps.
  public init(_ catalog: AppCatalog, table: CommandTable = .withWalkthroughs) {
    self.catalog = catalog
    shell = .forChecking(catalog, table)
  }

  /// How a run ends in which these mistakes are all that is wrong.
  public var status: ExitStatus {
    mistakes.map { $0.error.status == .failure ? .usage : $0.error.status }.max() ?? .success
  }

  /// Looks at a file and at those that it sources.
  public func check(_ path: String) {
    inOrder { check(WalkthroughFile.read(path), [path], [:]) }
  }

  /// Looks at a script that is read from elsewhere.
  public func check(_ lines: ScriptLines, name: String) {
    inOrder { check(WalkthroughFile.read(lines, path: name), [name], [:]) }
  }

  /// Puts what is found in one file in the order of its lines, those of a sourced one behind.
  private func inOrder(_ look: () -> Void) {
    let start = mistakes.count
    look()
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
    _ read: (file: WalkthroughFile?, mistakes: [Diagnostic]), _ chain: [String],
    _ arguments: [String: String]
  ) {
    for mistake in read.mistakes { tell(mistake) }
    guard let file = read.file else { return }
    var variables = arguments
    for setting in file.settings {
      switch setting {
      case .set(let name, let value): variables[name] = value
      case .secret(let name, _): variables[name] = "secret"
      case .app(let name):
        do throws(CommandError) {
          _ = try catalog.app(named: name)
        } catch {
          tell(Diagnostic(location: nil, error: error), in: file.path)
        }
      default: continue
      }
    }
    for lines in [file.setup, file.teardown] + file.cases.map(\.lines) {
      check(lines, chain, variables)
    }
  }

  private func check(
    _ lines: [ScriptLine], _ chain: [String], _ variables: [String: String]
  ) {
    let path = chain[chain.count - 1]
    var loops = [variables]
    var hasOutput = false
    for line in lines {
      let variables = loops[loops.count - 1]
      let location = SourceLocation(file: path, line: line.number)
      do throws(CommandError) {
        switch LineKind.of(line.text) {
        case .block:
          // What follows is looked at as far as it can be, whatever is wrong with the first line.
          loops.append(variables)
          hasOutput = false
          try shell.checkEach(
            line.text, in: path, variables: variables, row: &loops[loops.count - 1])
        case .end:
          if loops.count > 1 { loops.removeLast() }
          hasOutput = false
        case .output:
          guard hasOutput else { throw .script(.outputOfNothing) }
          try shell.checkOutput(line.text, variables: variables)
        case .command: hasOutput = check(line.text, at: location, chain, variables)
        case .nothing, .setting, .title: continue
        }
      } catch {
        tell(Diagnostic(location: location, error: error))
      }
    }
  }

  /// Looks at commands.
  ///
  /// - Returns: whether the last of them prints something that can be compared.
  private func check(
    _ text: String, at location: SourceLocation, _ chain: [String], _ variables: [String: String]
  ) -> Bool {
    let line = shell.check(text, variables: variables)
    for error in line.mistakes { tell(Diagnostic(location: location, error: error)) }
    for error in line.warnings {
      let warning = Diagnostic(location: location, error: error)
      if told.insert(warning).inserted { warnings.append(warning) }
    }
    for source in line.sources {
      do throws(CommandError) {
        try follow(source.path, chain, variables.merging(source.variables) { $1 })
      } catch {
        tell(Diagnostic(location: location, error: error))
      }
    }
    return line.sources.isEmpty
  }

  private func follow(
    _ path: String, _ chain: [String], _ variables: [String: String]
  ) throws(CommandError) {
    let path = ScriptFile.resolve(path, against: chain.last)
    if let start = chain.firstIndex(where: { ScriptFile.isSame($0, path) }) {
      throw .sourceCircle(chain[start...] + [path])
    }
    guard chain.count <= Self.deepest else { throw .sourceTooDeep(bound: Self.deepest) }
    // Opened here, so that what can't be read is told where it is named.
    let lines = try ScriptFile.lines(of: path)
    check(
      WalkthroughFile.read(lines, path: path, variables: variables), chain + [path], variables)
  }

  private func tell(_ mistake: Diagnostic, in file: String? = nil) {
    let mistake =
      mistake.location == nil && file != nil
      ? Diagnostic(location: SourceLocation(file: file ?? "", line: 1), error: mistake.error)
      : mistake
    if told.insert(mistake).inserted { mistakes.append(mistake) }
  }
}
