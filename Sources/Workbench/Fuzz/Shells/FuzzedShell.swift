import AppDriver
import Foundation
import Script
import Shell
import Walkthroughs

/// A shell that runs scripts as `flowsh` does and stores its output and its errors.
final class FuzzedShell: InterpreterHost {
  /// The name of the scripts in messages.
  static let name = "fuzz.walk"

  let interpreter: Interpreter
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of commands that have begun.
  private(set) var begun = 0
  /// The steps that have ended.
  private(set) var ended: [String] = []
  private let page: Page
  private(set) var isOver = false

  private final class Page {
    var bytes: [UInt8] = []
  }

  let wantsSteps: Bool

  init(
    _ header: ShellHeader, catalog: AppCatalog = .demos, files: ScriptFiles = ScriptFiles(),
    echoes: Bool = true, wantsSteps: Bool = false
  ) {
    // Without the recordings of an earlier script.
    if Progress.own != nil { WorkerFiles(folder: ".").removeOthers() }
    let page = Page()
    self.page = page
    self.wantsSteps = wantsSteps
    var options = header.shellOptions
    options.echoes = echoes
    interpreter = Interpreter(
      catalog: catalog, options: options, table: .bounded, files: files,
      output: TextOutput { page.bytes.append(contentsOf: $0) })
    interpreter.host = self
    interpreter.start()
  }

  // MARK: The interpreter's host

  func didFail(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func willRun(_ command: String, at location: Script.SourceLocation?) { begun += 1 }

  func didRun(_ step: Step, in shell: ShellState) { ended.append(step.shown) }

  func environmentVariable(_ name: String) -> String? {
    name.hasPrefix("FUZZ") ? "s3cret/\"\(name)" : nil
  }

  // MARK: Running

  /// The output since the last call.
  func takeOutput() -> [UInt8] {
    interpreter.output.flush()
    defer { page.bytes.removeAll(keepingCapacity: true) }
    return page.bytes
  }

  /// Runs a line, unless the script has already ended.
  func run(_ line: String, number: Int) {
    guard !isOver else { return }
    take(interpreter.run(.line(line, at: SourceLocation(file: Self.name, line: number))))
  }

  /// Runs lines, and throws unless their output and their errors are safe to print.
  func requireSafe(running lines: [String]) throws(Mismatch) {
    for (place, line) in lines.enumerated() {
      run(line, number: place + 1)
      try OutputCheck.requireSafe(takeOutput())
    }
    try OutputCheck.requireSafe(diagnostics)
  }

  /// Runs the text of a script line by line.
  ///
  /// - Parameters:
  ///   - text: The bytes of the script.
  ///   - afterLine: A closure that is called after each line.
  /// - Throws: `Mismatch` if the lines can't be read, or any error from `afterLine`.
  func run(_ text: [UInt8], afterLine: () throws(Mismatch) -> Void = {}) throws(Mismatch) {
    let lines = ScriptLines(bytes: text[...])
    while !isOver {
      let line: ScriptLines.Line?
      do { line = try lines.next() } catch {
        throw Mismatch("lines can be read from memory", expected: "no error", seen: "\(error)")
      }
      switch line {
      case .text(let text): run(text, number: lines.number)
      case .malformed(let defect):
        take(
          interpreter.report(
            .script(.malformedLine(defect)),
            at: SourceLocation(file: Self.name, line: lines.number)))
      case nil:
        end()
        return try afterLine()
      }
      try afterLine()
    }
    end()
    try afterLine()
  }

  /// Runs the statements of a script, as `flowsh run` does with a file.
  func run(_ file: WalkthroughFile) {
    for statement in file.statements where !isOver {
      take(interpreter.run(.statement(statement, in: file.path)))
    }
    end()
  }

  private func end() { _ = interpreter.run(.end) }

  private func take(_ result: LineResult) {
    Progress.count()
    let stops = result.hasFailed && !interpreter.options.keepsGoing
    isOver = result.isLast || stops
  }
}
