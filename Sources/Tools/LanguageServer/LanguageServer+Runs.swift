import Files
import Foundation
import JSONRPC
import Reports
import Shell

extension LanguageServer {
  /// Reads what is known about a document's app, and explores the app in the background if its map
  /// is missing, or older than the program.
  func prepare(for document: Document) {
    let app = app(of: document)
    let program = FileStatus(at: host.program)
    guard (try? catalog.app(named: app)) != nil else { return }
    if let first = mappedApps[app], let program, first != program, !hasNotedBuild {
      hasNotedBuild = true
      show(
        .info,
        "\(host.program) was rebuilt, and runs cases from now on; restart the server if the "
          + "names of its apps have changed")
    }
    guard mappedApps.updateValue(program, forKey: app) != .some(program) else { return }
    let state: StateFolder
    do throws(FileError) {
      state = try StateFolder(root(of: document))
    } catch {
      return log("the map of \(app) can't be kept: \(error.path): \(error)")
    }
    if var report = state.readReport() {
      // The lines of a file that has changed since aren't those of the report.
      let date = Self.date(state.report)
      report.cases.removeAll { Self.date($0.file) > date }
      lastRun.add(report)
    }
    let language = language(of: document)
    let map = state.readMap(of: app)
    if let map { language.app = map }
    guard map == nil || Self.date(state.map(of: app)) < Self.date(host.program) else { return }
    let arguments = [
      "explore", "--app", app, "--json", state.map(of: app), "--fail-on", "none", "--seconds", "60",
    ]
    let isStarted = host.start(arguments, in: state.root) { [unowned self] status, output in
      if let map = state.readMap(of: app) { self.language(ofApp: app)?.app = map }
      log("explored \(app), exit status \(status): \(output)")
    }
    if !isStarted { log("the exploration of \(app) can't be started: \(host.program)") }
  }

  private static func date(_ path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// Runs the cases of a code lens, or runs them and accepts their output.
  ///
  /// - Throws: An error for the client if the command or its document isn't known.
  func execute(_ parameters: ExecuteParameters) throws {
    guard let name = RunCommandName(rawValue: parameters.command),
      let selection = parameters.arguments?.first
    else {
      throw RPCError.invalidParameters(
        "the commands are \(RunCommandName.allCases.map(\.rawValue).joined(separator: " and ")), "
          + "with {\"uri\": …, \"line\": …} as argument")
    }
    let document = try document(selection.uri)
    guard !isRunning else {
      return show(.error, "cases are still running; try again when they have ended")
    }
    guard let saved = Document(savedAt: document.path) else {
      return show(.error, "\(document.path) can't be read; save it first")
    }
    guard let titles = saved.titles(of: selection, in: document) else {
      return show(.error, "no case in the saved file has its title on that line; save it first")
    }
    let isSaved = document.hasSameText(as: saved)
    guard isSaved || name == .run else {
      return show(.error, "the document has unsaved changes; save it before you accept its output")
    }
    let state: StateFolder
    do throws(FileError) {
      state = try StateFolder(root(of: document))
    } catch {
      return show(.error, "the report can't be kept: \(error.path): \(error)")
    }
    prepare(for: document)
    var arguments = ["test", "--json", state.report, "--color", "never"]
    if name == .accept { arguments.append("--accept") }
    arguments += titles.map { "--name=\(CaseReport.pattern(ofTitle: $0))" }
    isRunning = host.start(arguments + [document.path], in: state.root) {
      [unowned self] status, output in
      isRunning = false
      if let report = state.readReport() {
        lastRun.add(report, ran: saved, isWhole: titles.isEmpty)
      }
      changed.formUnion(documents.keys)
      publishChanges()
      let lines = output.split(separator: "\n").filter { !$0.contains(": warning: ") }
      var words = status == 0 ? lines.suffix(1) : lines.prefix(1) + lines.dropFirst().suffix(1)
      if !isSaved { words.append("the file was run as it is saved") }
      show(status == 0 ? .info : .error, words.joined(separator: "; "))
    }
    if !isRunning { show(.error, "\(host.program) can't be started") }
  }

  private func show(_ kind: ShownMessage.Kind, _ message: String) {
    notify("window/showMessage", ShownMessage(type: kind, message: secrets.redacted(message)))
  }

  private func log(_ message: String) {
    notify("window/logMessage", ShownMessage(type: .info, message: secrets.redacted(message)))
  }
}
