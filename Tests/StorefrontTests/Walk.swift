import AppDriver
import Foundation
import Script
import Shell
import Storefront
import Testing
import Walkthroughs

/// A walk of `samples/storefront`, or the tour of the whole app, which is run line by line.
nonisolated struct Walk: CustomTestStringConvertible {
  let file: URL

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  /// All walks, by name.
  static let all: [Walk] = {
    let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "..", "..", "samples").standardized
    let files = try? FileManager.default.contentsOfDirectory(
      at: samples.appending(component: "storefront"), includingPropertiesForKeys: nil)
    return [Walk(file: samples.appending(component: "tour.walk"))]
      + (files ?? []).filter { $0.pathExtension == "walk" }
      .sorted { $0.path < $1.path }.map(Walk.init)
  }()

  /// A shell that runs walks as a test does, with whole labels only.
  @MainActor static func shell() -> Interpreter {
    var options = ShellOptions()
    options.wholeLabelsOnly = true
    return Interpreter(
      catalog: AppCatalog([.storefront]), options: options, table: .withWalkthroughs,
      output: TextOutput { _ in })
  }

  /// Runs it in a shell, which it starts, and reads the app after each line.
  ///
  /// - Returns: The complaints.
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

/// A host that records a shell's complaints.
final class Complaints: InterpreterHost {
  private(set) var lines: [String] = []

  func didFail(_ diagnostic: Diagnostic) { lines.append(diagnostic.line) }
}

extension AppEntry {
  /// The app with its built-in data.
  static let storefront = AppEntry(name: "storefront", summary: "A shop") { _ in AppDelegate() }
}
