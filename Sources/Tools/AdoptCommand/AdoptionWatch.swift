import Adoption
import Files
import FlowshCommand
import Shell

/// The part of `flowsh adopt --watch` after the first build: the app's prompt, and the builds after
/// changes of the project.
final class AdoptionWatch {
  private let run: AdoptionRun
  /// The package as the last build has left it.
  private var package: AdoptedPackage
  /// The pieces that the last build went without.
  private var pieces: [LeftOutPiece]
  /// Whether a build has succeeded.
  private var isBuilt: Bool
  private let builder: SwiftBuild
  private let cancellation: Cancellation

  /// Whether the current build is to end.
  private final class Cancellation {
    var isWanted: () -> Bool = { false }
  }

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - run: The run that has adopted the project.
  ///   - report: Its report.
  /// - Throws: An error if there is no toolchain, or the project isn't an app.
  init(_ run: AdoptionRun, _ report: AdoptionReport) throws(AdoptionError) {
    self.run = run
    package = report.package
    pieces = report.pieces
    isBuilt = !report.hasFailed
    let sdks = try run.package().2
    let toolchain = try AdoptionRun.toolchain()
    let cancellation = Cancellation()
    self.cancellation = cancellation
    builder = SwiftBuild(
      toolchain, modules: sdks.modules,
      sdk: { [toolchain] () throws(AdoptionError) in try sdks.provide(toolchain) },
      isCancelled: { cancellation.isWanted() })
    // The prompt has the terminal.
    run.canAsk = false
    guard package.project.main.kind == .app else { throw .nothingToRun(package.project.main) }
  }

  /// Serves the prompt until the user leaves it, and exits the process.
  func perform() throws(AdoptionError) -> Never {
    let program = try builder.program(of: package)
    let prompt: PromptProcess
    do throws(FileError) {
      prompt = try PromptProcess()
    } catch {
      throw .unreadable(path: program, reason: "\(error)")
    }
    run.writer.text.write("\n")
    run.writer.text.flush()
    RebuildLoop(
      package.project.main.name, program: program, prompt, run.writer, since: run.filesBefore,
      look: { [unowned self] in WatchedFiles(package.inputs) },
      build: { [unowned self] in build(after: $0, isCancelled: $1) }
    ).run(isBuilt: isBuilt)
  }

  private func build(
    after changes: WatchedFiles.Changes, isCancelled: @escaping () -> Bool
  ) -> RebuildLoop.Result {
    cancellation.isWanted = isCancelled
    do throws(AdoptionError) {
      let package = try run.package().0
      var leftOut: [LeftOutFile] = []
      var build = try PackageBuild(
        package, force: run.command.force, with: builder
      ) { event in
        if case .leavesOut(let files) = event { leftOut += files }
      }
      // A file of which something was left out may compile now.
      let incomplete = self.package.leftOut.union(pieces.map(\.path))
      let isKnown = isBuilt && changes.all.isDisjoint(with: incomplete)
      let report = isKnown ? try build.runAgain(after: self.package) : try build.run()
      if case .fails(let errors, let tail) = report.result { return .failed(lines(errors, tail)) }
      self.package = report.package
      isBuilt = true
      if isKnown { return .built(without: []) }
      let known = pieces
      pieces = report.pieces
      // The last change may have broken what compiled before.
      let new = pieces.filter { piece in
        !known.contains { $0.path == piece.path && $0.api == piece.api }
      }
      return .built(
        without: lines(leftOut.flatMap(\.errors), [])
          + new.map { "\(package.project.shownPath(of: $0.path)):\($0.line): \($0.message)" })
    } catch {
      return error == .interrupted ? .cancelled : .failed(["\(error)"])
    }
  }

  /// Returns the errors of a build with the paths of files in the project.
  private func lines(_ errors: [CompilerDiagnostic], _ tail: [String]) -> [String] {
    errors.isEmpty
      ? tail
      : errors.map { error in
        var shown = error
        shown.path = error.path.map(package.project.shownPath)
        return shown.description
      }
  }
}
