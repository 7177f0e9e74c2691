import Adoption
import Files
import FlowshCommand
import Foundation
import Glibc
import Shell

/// A run of `flowsh adopt`.
final class AdoptionRun {
  let command: AdoptCommand
  let writer: StandardOutput
  private let progress: AdoptionProgress
  /// Whether the user can be asked which of several apps is meant.
  var canAsk = StandardStreams.inputIsTerminal && StandardStreams.outputIsTerminal
  /// The watched files as they were before the first build.
  private(set) var filesBefore = WatchedFiles([String]())

  init(_ command: AdoptCommand, _ writer: StandardOutput) {
    self.command = command
    self.writer = writer
    progress = AdoptionProgress(writer)
  }

  /// Adopts the project, prints the report, and exits the process.
  func perform() -> Never {
    do throws(AdoptionError) {
      let report = try adopt()
      progress.clear()
      let lines = report.lines(
        from: StartFolder.absolute("."), adopting: command.path, into: command.into)
      // The errors come first, so that the report ends with what to do.
      if case .fails(let errors, let tail) = report.result { explain(errors, tail) }
      for line in lines { write(line) }
      if command.watch { try AdoptionWatch(self, report).perform() }
      writer.finish(with: report.hasFailed ? .failure : .success)
    } catch {
      progress.clear()
      Self.finish(with: error, writer)
    }
  }

  /// Prints an error, and exits the process with its status.
  static func finish(with error: AdoptionError, _ writer: StandardOutput) -> Never {
    writer.text.flush()
    // A manifest of which the reading was interrupted seems to be broken.
    if error == .interrupted || Interruption.pending != 0 {
      Interruption.die(by: Interruption.pending == 0 ? SIGINT : Interruption.pending)
    }
    StandardStreams.complain("\(error)")
    writer.finish(with: status(of: error))
  }

  private func adopt() throws(AdoptionError) -> AdoptionReport {
    // From now on, there may be programs of the toolchain that must end with this one.
    Interruption.watch([SIGINT, SIGTERM, SIGHUP])
    let (package, toolchain, sdks) = try package()
    if Interruption.pending != 0 { throw .interrupted }
    let builder: any Builder =
      if let toolchain {
        SwiftBuild(
          toolchain, modules: sdks.modules,
          sdk: { () throws(AdoptionError) in try sdks.provide(toolchain) },
          isCancelled: { Interruption.pending != 0 })
      } else {
        NoBuilder(sdk: try sdks.found(by: try? Self.toolchain()))
      }
    if command.watch { filesBefore = WatchedFiles(package.inputs) }
    var isWritten = false
    let show: (PackageBuild.Event) -> Void = { [self] event in
      switch event {
      case .accepted: progress.announce(package, foundAt: command.path)
      case .begins where command.watch && !isWritten:
        isWritten = true
        // Now the package has files of its own, too.
        filesBefore.add(WatchedFiles(package.inputs))
      default: break
      }
      progress.show(event)
    }
    var build = try PackageBuild(package, force: command.force, with: builder, notify: show)
    return toolchain == nil ? try build.write() : try build.run()
  }

  /// Reads the project.
  ///
  /// - Returns: The package for it, the toolchain, which is `nil` if nothing is built, and the
  ///   provider of the SDK.
  func package() throws(AdoptionError) -> (AdoptedPackage, Toolchain?, SDKProvider) {
    var options = givenOptions()
    let earlier = command.forget ? AdoptionOptions() : try earlierOptions()
    let remembered = options.complete(with: earlier)
    let sdks = SDKProvider(
      given: command.sdk, source: try FlowshSource.found(options.flowsh), writer)
    let toolchain = command.noBuild ? nil : try Self.toolchain()
    let project = try read(toolchain, &options)
    let folder = command.into.map(StartFolder.absolute) ?? project.folder + Self.suffix
    let package = try AdoptedPackage(
      project, in: try AdoptedPackage.place(folder), version: Flowsh.version, options: options,
      remembered: remembered)
    return (package, toolchain, sdks)
  }

  /// The end of the name of a package's folder, after the name of the project's.
  private static let suffix = "-flowsh"

  private func givenOptions() -> AdoptionOptions {
    AdoptionOptions(
      exclude: command.exclude, target: command.target,
      flowsh: command.flowsh.map(StartFolder.absolute))
  }

  /// Returns the options of the run that has written the package.
  private func earlierOptions() throws(AdoptionError) -> AdoptionOptions {
    let folders: [String]
    if let into = command.into {
      folders = [StartFolder.absolute(into)]
    } else {
      folders = try ProjectReader.folders(at: StartFolder.absolute(command.path))
        .map { $0 + Self.suffix }
    }
    var found: [AdoptionOptions] = []
    for folder in folders {
      let written = try WrittenFiles(try AdoptedPackage.place(folder))
      if let target = written.target, command.target ?? target == target {
        found.append(written.options)
      }
    }
    // Of several apps with a package, only --target says which one is meant.
    return found.count == 1 ? found[0] : AdoptionOptions()
  }

  /// Finds the toolchain in `PATH`.
  static func toolchain() throws(AdoptionError) -> Toolchain {
    try Toolchain(
      path: ProcessInfo.processInfo.environment["PATH"] ?? "",
      isCancelled: { Interruption.pending != 0 })
  }

  /// Reads the project; at a terminal, asks which of several apps it is.
  private func read(
    _ toolchain: Toolchain?, _ options: inout AdoptionOptions
  ) throws(AdoptionError) -> AppProject {
    let path = StartFolder.absolute(command.path)
    func manifest(of folder: String) throws(AdoptionError) -> PackageManifest {
      if let toolchain { return try toolchain.manifest(of: folder) }
      return try Self.toolchain().manifest(of: folder)
    }
    while true {
      do throws(AdoptionError) {
        return try ProjectReader.read(
          path, target: options.target, excluding: options.exclude, manifest: manifest)
      } catch {
        guard case .severalApps(_, let names) = error, canAsk, let chosen = ask(names) else {
          throw error
        }
        options.target = chosen
      }
    }
  }

  /// Asks for one of several names; returns `nil` at the end of the input.
  private func ask(_ names: [String]) -> String? {
    write("the project has several apps")
    for (number, name) in names.enumerated() { write("  \(number + 1)  \(name)") }
    while true {
      writer.text.write("which one? ")
      writer.text.flush()
      guard let line = Interruption.duringWait({ readLine() }) else { return nil }
      let answer = line.trimmingCharacters(in: .whitespaces)
      if let name = names.first(where: { $0 == answer }) { return name }
      if let number = Int(answer), names.indices.contains(number - 1) { return names[number - 1] }
    }
  }

  // MARK: Output

  private func write(_ line: String) {
    writer.text.writeSafely(line)
    writer.text.write("\n")
  }

  /// Writes the errors of a build that nothing could be left out of.
  private func explain(_ errors: [CompilerDiagnostic], _ tail: [String]) {
    writer.text.flush()
    let lines = errors.isEmpty ? tail : errors.prefix(20).map(\.description)
    let more = errors.count > 20 ? ["… \(errors.count - 20) more"] : []
    StandardStreams.complain((lines + more).joined(separator: "\n"))
  }

  private static func status(of error: AdoptionError) -> ExitStatus {
    switch error {
    case .noSuchPath, .noProject, .notAProject, .broken, .unreadable, .unreadableFolder,
      .tooManyFolders, .noApp, .noSources, .sameName:
      .badInput
    case .nothingToRun, .severalApps, .severalTargets, .noTarget, .foreignFolder, .insideProject,
      .packageOfAnother, .noSwift, .noFlowsh, .notAnSDK, .unfitSDK, .noSDK, .otherThanSDK:
      .usage
    case .unwritable, .notRestored, .unwritableSDK, .fullDisk, .busy: .outputFailed
    case .failedTool, .endedTool, .failedSDK, .changedSources, .interrupted: .failure
    }
  }
}
