import AppDriver
import Foundation
import Script
import Shell
import Storefront
import Testing
import Walkthroughs

/// A walkthrough from `samples/storefront`, or the tour of the whole app.
///
/// Each walkthrough is run line by line.
nonisolated struct Walk: CustomTestStringConvertible {
  let file: URL

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  /// All walkthroughs, sorted by name.
  static let all: [Walk] = {
    let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "..", "..", "samples").standardized
    let files = try? FileManager.default.contentsOfDirectory(
      at: samples.appending(component: "storefront"), includingPropertiesForKeys: nil)
    return [Walk(file: samples.appending(component: "tour.walk"))]
      + (files ?? []).filter { $0.pathExtension == "walk" }
      .sorted { $0.path < $1.path }.map(Walk.init)
  }()

  /// Returns a shell that runs walkthroughs as tests do, accepting only complete labels.
  @MainActor static func shell() -> Interpreter {
    var options = ShellOptions()
    options.wholeLabelsOnly = true
    return Interpreter(
      catalog: AppCatalog([.storefront]), options: options, table: .withWalkthroughs,
      output: TextOutput { _ in })
  }

  /// Starts a shell, runs the walkthrough in it, and inspects the app after each line.
  ///
  /// - Returns: The error messages of the shell.
  @MainActor func run(
    in shell: Interpreter = Walk.shell(),
    lookingAt look: @MainActor (_ session: AppSession, _ line: Int) -> Void = { _, _ in }
  ) async throws -> [String] {
    let complaints = Complaints()
    shell.host = complaints
    await shell.start()
    let lines = try ScriptFile.lines(of: file.path)
    while complaints.lines.isEmpty, let line = try lines.next() {
      guard case .text(let text) = line else { return ["line \(lines.number): \(line)"] }
      _ = await shell.run(
        .line(
          text, at: Script.SourceLocation(file: testDescription, line: lines.number)))
      look(shell.session, lines.number)
    }
    _ = await shell.run(.end)
    return complaints.lines
  }
}

// A Swift test is a job of the main actor. What drives an app at once runs outside of it.
extension Interpreter {
  /// Launches the app and prints UIKit's warnings.
  func start() async { await AppSession.outsideJobs { self.start() } }

  /// Runs commands in order until one fails.
  func run(_ work: Work) async -> LineResult { await AppSession.outsideJobs { self.run(work) } }
}

/// An interpreter host that records a shell's error messages.
final class Complaints: InterpreterHost {
  private(set) var lines: [String] = []

  func didFail(_ diagnostic: Diagnostic) { lines.append(diagnostic.line) }
}

extension AppEntry {
  /// The app with its built-in data.
  static let storefront = AppEntry(name: "storefront", summary: "A shop") { _ in AppDelegate() }
}
