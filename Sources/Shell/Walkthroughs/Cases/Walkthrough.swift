public import AppDriver
public import Script
public import Shell

/// A walkthrough case that runs as a test in a Swift package.
///
///     @Test(arguments: Walkthrough.all(in: "walks"))
///     func `a walk passes`(walk: Walkthrough) async throws {
///       try await walk.run { _ in AppDelegate() }
///     }
public nonisolated struct Walkthrough: Sendable, CustomStringConvertible {
  /// The file's path and the case's title; only the path if the file has at most one case.
  public let description: String
  private let reading: WalkthroughFile.Reading
  /// The indexes of the case and of its row.
  private let place: (case: Int, row: Int?)
  private let files: ScriptFiles

  /// Returns all cases of the walkthroughs in a folder and its subfolders, sorted by file.
  ///
  /// Files that can't be read or contain mistakes are included; running them throws the error. Each
  /// file is read once, so later edits affect only the next run.
  /// - Parameters:
  ///   - folder: The path of a folder or a file.
  ///   - file: The calling test's source file. A relative `folder` is resolved against its
  ///     directory.
  /// - Returns: The cases, each with a unique description.
  public static func all(in folder: String, from file: String = #filePath) -> [Walkthrough] {
    let root = ScriptFile.resolve(folder, against: file)
    let files = ScriptFiles()
    func walk(
      _ description: String, _ reading: WalkthroughFile.Reading, _ test: WalkthroughTest? = nil
    ) -> Self {
      Walkthrough(
        description: description, reading: reading, place: (test?.place ?? 0, test?.row),
        files: files)
    }
    guard let paths = try? WalkthroughFolder(root).files else {
      return [walk(folder, WalkthroughFile.read(root, files))]
    }
    return paths.flatMap { path -> [Walkthrough] in
      let isInside = path.utf8.starts(with: (root + "/").utf8)
      let name =
        isInside ? String(Substring(path.utf8.dropFirst(root.utf8.count + 1))) : path
      let reading = WalkthroughFile.read(path, files)
      let tests = reading.file?.tests(files) ?? []
      guard tests.count > 1 else { return [walk(name, reading, tests.first)] }
      return tests.map { walk("\(name): \($0.title)", reading, $0) }
    }
  }

  /// Runs the case with the given app, even if the walkthrough names another app.
  ///
  /// - Throws: `WalkthroughFailure` with the file and the line of the step that failed.
  @MainActor
  public func run(_ makeDelegate: @escaping AppSession.DelegateMaker) async throws {
    let name = reading.file?.app ?? "app"
    try await run(
      in: AppCatalog([AppEntry(name: name, summary: "", makeDelegate: makeDelegate)]))
  }

  /// Runs the case with the app that it names, or with the first app in the catalog.
  ///
  /// A case with `@skip` passes, and one with `@known` passes if a step fails.
  /// - Throws: `WalkthroughFailure` with the file and the line of the step that failed.
  @MainActor
  public func run(in catalog: AppCatalog) async throws {
    let check = WalkthroughCheck(catalog, app: catalog.standard.name, files: files)
    check.check(reading)
    if !check.mistakes.isEmpty { throw WalkthroughFailure(check.mistakes) }
    guard let file = reading.file, file.cases.indices.contains(place.case) else { return }
    let item = file.cases[place.case]
    if let setting = item.settings.first(where: \.needsVirtualTime) {
      let problem =
        "needs virtual time, which a Swift test doesn't have; run the file with \"flowsh test\""
      let name = setting == .clock(.virtual) ? "@clock" : "@now"
      let line = file.head.first { $0.setting == setting }?.line.line.number ?? item.line
      throw WalkthroughFailure([
        Diagnostic(
          location: SourceLocation(file: file.path, line: line),
          error: .script(.badSetting(name, problem: problem)))
      ])
    }
    let page = Page()
    let run: CaseRun
    do throws(CommandError) {
      run = try CaseRun(
        file.cases[place.case], row: place.row, of: file, catalog: check.catalog, files: files,
        output: TextOutput { page.bytes.append(contentsOf: $0) })
    } catch {
      throw WalkthroughFailure([
        Diagnostic(
          location: SourceLocation(file: file.path, line: file.cases[place.case].line), error: error
        )
      ])
    }
    let outcome = await AppSession.outsideJobs {
      // Other tests follow in this process.
      let networkBefore = ProcessNetwork.current
      defer { ProcessNetwork.current = networkBefore }
      return run.run()
    }
    let bug = item.knownBug
    switch outcome {
    case .skipped: return
    case .passed:
      guard let bug else { return }
      throw WalkthroughFailure([
        Diagnostic(
          location: SourceLocation(file: file.path, line: item.line),
          error: .script(ScriptSetting.problem(ofMended: bug)))
      ])
    case .failed where bug != nil, .crashed where bug != nil: return
    case .failed(let failure), .crashed(let failure):
      throw WalkthroughFailure(failure, transcript: page.bytes)
    }
  }

  private final class Page {
    var bytes: [UInt8] = []
  }
}

/// The reason why a walkthrough didn't pass.
///
/// The description begins with the file and line.
public nonisolated struct WalkthroughFailure: Error, Sendable, CustomStringConvertible {
  /// The location, the cause, and the output up to the failure.
  public let description: String
  /// The location of the failure, if it is known.
  public let location: SourceLocation?

  init(_ mistakes: [Diagnostic]) {
    description = mistakes.map(\.line).joined(separator: "\n")
    location = mistakes.first?.location
  }

  init(_ failure: CaseFailure, transcript: [UInt8]) {
    let command = failure.command.isEmpty ? "" : " (\(failure.command))"
    description =
      failure.diagnostic.line + command + "\n\n" + String(decoding: transcript, as: UTF8.self)
    location = failure.diagnostic.location
  }
}
