import Adoption
import Files
import Foundation
import Glibc
import Shell

/// A run of `flowsh adopt`.
final class AdoptionRun {
  private let command: AdoptCommand
  private let writer: StandardOutput
  private let progress: AdoptionProgress

  init(_ command: AdoptCommand, _ writer: StandardOutput) {
    self.command = command
    self.writer = writer
    progress = AdoptionProgress(writer)
  }

  /// Adopts the project, prints the report, and exits the process.
  func perform() -> Never {
    Interruption.watch([SIGINT, SIGTERM, SIGHUP])
    do throws(AdoptionError) {
      let report = try adopt()
      progress.clear()
      for line in report.lines(from: StartFolder.absolute(".")) { write(line) }
      if case .fails(let errors, let tail) = report.result { explain(errors, tail) }
      writer.finish(with: report.hasFailed ? .failure : .success)
    } catch {
      progress.clear()
      writer.text.flush()
      if error == .interrupted { Interruption.die(by: max(Interruption.pending, SIGINT)) }
      StandardStreams.complain("\(error)")
      writer.finish(with: Self.status(of: error))
    }
  }

  private func adopt() throws(AdoptionError) -> AdoptionReport {
    let flowsh = try flowshSource()
    let toolchain = command.noBuild ? nil : try self.toolchain()
    let project = try read(toolchain)
    let folder = command.into.map(StartFolder.absolute) ?? project.folder + "-flowsh"
    let package = AdoptedPackage(
      project, in: try AdoptedPackage.place(folder), flowsh: flowsh, excluding: exclusions)
    let builder: any Builder =
      if let toolchain { SwiftBuild(toolchain) { Interruption.pending != 0 } } else { NoBuilder() }
    let show: (PackageBuild.Event) -> Void = { [progress, command] event in
      if case .accepted = event { progress.announce(package, foundAt: command.path) }
      progress.show(event)
    }
    var build = PackageBuild(package, force: command.force, with: builder, notify: show)
    return toolchain == nil ? try build.write() : try build.run()
  }

  private var exclusions: [GlobPattern] { command.exclude.map(GlobPattern.init) }

  private func toolchain() throws(AdoptionError) -> Toolchain {
    try Toolchain(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  private func flowshSource() throws(AdoptionError) -> FlowshSource {
    if let text = command.flowsh {
      return try FlowshSource(FlowshSource.isAddress(text) ? text : StartFolder.absolute(text))
    }
    return try FlowshSource(program: "/proc/self/exe", source: #filePath)
  }

  /// Reads the project; at a terminal, asks which of several apps it is.
  private func read(_ toolchain: Toolchain?) throws(AdoptionError) -> AppProject {
    let path = StartFolder.absolute(command.path)
    var target = command.target
    func manifest(of folder: String) throws(AdoptionError) -> PackageManifest {
      if let toolchain { return try toolchain.manifest(of: folder) }
      return try self.toolchain().manifest(of: folder)
    }
    while true {
      do throws(AdoptionError) {
        return try ProjectReader.read(
          path, target: target, excluding: exclusions, manifest: manifest)
      } catch {
        guard case .severalApps(_, let names) = error, StandardStreams.inputIsTerminal,
          StandardStreams.outputIsTerminal, let chosen = ask(names)
        else { throw error }
        target = chosen
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
    case .noSuchPath, .noProject, .notAProject, .broken, .unreadable, .noApp, .noSources, .sameName,
      .noFlowsh:
      .badInput
    case .severalApps, .noTarget, .foreignFolder, .insideProject, .packageOfAnother: .usage
    case .unwritable: .outputFailed
    case .noSwift, .interrupted: .failure
    }
  }
}
