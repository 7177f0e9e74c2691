import Foundation
import Reports
import Shell

extension LanguageServer {
  /// Returns the folder in which maps and reports for a document are kept.
  private func state(for document: Document) -> StateFolder {
    StateFolder(root: workspace ?? document.folder)
  }

  /// Reads what is known about a document's app, and explores the app in the background if its map
  /// is missing, or older than the program.
  func prepare(for document: Document) {
    let app = app(of: document)
    guard mappedApps.insert(app).inserted, (try? catalog.app(named: app)) != nil else { return }
    let state = state(for: document)
    if let report = state.readReport() { lastRun.add(report, in: state.root) }
    let language = language(of: document)
    let map = state.readMap(of: app)
    if let map { language.app = map }
    guard map == nil || state.isStale(app, program: "/proc/self/exe") else { return }
    do {
      try state.create()
    } catch {
      log("the map of \(app) can't be kept in \(state.path): \(error.localizedDescription)")
      return
    }
    let arguments = [
      "explore", "--app", app, "--json", state.map(of: app), "--fail-on", "none", "--seconds", "60",
    ]
    let isStarted = host.start(arguments, in: state.root) { [unowned self] status, output in
      if let map = state.readMap(of: app) { self.language(ofApp: app)?.app = map }
      log("explored \(app), exit status \(status): \(output)")
    }
    if !isStarted { log("the exploration of \(app) can't be started") }
  }

  /// Runs the cases of a code lens, or runs them and accepts their output.
  func execute(_ parameters: ExecuteParameters) throws {
    guard let name = RunCommandName(rawValue: parameters.command),
      let selection = parameters.arguments.first
    else { return show(.error, "no command \"\(parameters.command)\"") }
    let document = try document(selection.uri)
    guard !isRunning else {
      return show(.error, "cases are still running; try again when they have ended")
    }
    let state = state(for: document)
    do {
      try state.create()
    } catch {
      return show(
        .error, "the report can't be kept in \(state.path): \(error.localizedDescription)")
    }
    var arguments = ["test", "--json", state.report, "--color", "never"]
    if name == .accept { arguments.append("--accept") }
    arguments += document.titles(of: selection).map { "--name=\(CaseReport.pattern(ofTitle: $0))" }
    isRunning = host.start(arguments + [document.path], in: state.root) {
      [unowned self] status, output in
      isRunning = false
      if let report = state.readReport() { lastRun.add(report, in: state.root) }
      changed.formUnion(documents.keys)
      publishChanges()
      let lines = output.split(separator: "\n").filter { !$0.contains(": warning: ") }
      let words = status == 0 ? lines.suffix(1) : lines.prefix(1) + lines.dropFirst().suffix(1)
      show(status == 0 ? .info : .error, words.joined(separator: "; "))
    }
    if !isRunning { show(.error, "the cases can't be started") }
  }

  private func show(_ kind: ShownMessage.Kind, _ message: String) {
    notify("window/showMessage", ShownMessage(type: kind, message: secrets.redacted(message)))
  }

  private func log(_ message: String) {
    notify("window/logMessage", ShownMessage(type: .info, message: secrets.redacted(message)))
  }
}
