import AppDriver
import Editline
import Foundation
import Shell

/// The prompt: reads lines from a person, with libedit where the terminal can do it, and plainly
/// where it can't.
final class InteractiveLoop {
  private let interpreter: Interpreter
  private let writer: StandardOutput
  private let history: LineHistory

  init(_ interpreter: Interpreter, _ writer: StandardOutput, keepsHistory: Bool) {
    self.interpreter = interpreter
    self.writer = writer
    let environment = ProcessInfo.processInfo.environment
    history = LineHistory(
      file: keepsHistory ? LineHistory.file(environment: environment) : nil)
  }

  /// Reads and runs lines until the person leaves, and ends the process.
  func run() -> Never {
    interpreter.report = { StandardStreams.complain($0.line) }
    greet()
    guard LineEditor.isUsable else { runPlainly() }
    do {
      try history.load()
    } catch {
      StandardStreams.complain("\(error)")
    }
    do {
      run(try LineEditor(program: "flowsh", history: history))
    } catch {
      StandardStreams.complain("\(error)")
      runPlainly()
    }
  }

  private func greet() {
    interpreter.start()
    interpreter.output.write(
      "flowsh \(Flowsh.version), app \(interpreter.appName)."
        + " help lists the commands, Tab completes, Ctrl-D leaves.\n\n")
    if let crash = interpreter.session.crash {
      interpreter.output.flush()
      StandardStreams.complain(CommandError.crashed(crash).message)
    } else {
      interpreter.showScreen()
    }
  }

  private func run(_ editor: LineEditor) -> Never {
    let completer = Completer(interpreter)
    editor.complete = { text in
      let found = completer.complete(text)
      return LineCompletion(
        replacing: found.replaced, candidates: found.candidates.map { .init($0) })
    }
    editor.idle = { [interpreter] in interpreter.idle() }
    interpreter.isInterrupted = { editor.takeInterrupt() }
    interpreter.askSecret = { field in
      guard case .line(let secret) = editor.readSecret(prompt: "\(field): ") else { return nil }
      return secret
    }
    while true {
      writer.text.flush()
      if writer.hasFailed { leave(.outputFailed) }
      editor.prompt = LinePrompt(interpreter.prompt, sgr: writer.text.isColored ? [1] : [])
      switch editor.readLine() {
      case .line(let line): runLine(line)
      case .interrupted: continue
      case .endOfInput:
        interpreter.output.write("\n")
        leave(.success)
      case .terminated(let signal):
        saveHistory()
        writer.text.flush()
        exit(128 + signal)
      case .failed(let code):
        writer.text.flush()
        StandardStreams.complain("can't read the terminal: \(String(cString: strerror(code)))")
        leave(.badInput)
      }
    }
  }

  private func runLine(_ line: String) {
    let result = interpreter.run(line)
    if !result.carriesSecret { history.add(line) }
    if result.isLast { leave(.success) }
  }

  /// Reads lines without an editor, as on a terminal that can't move its cursor.
  private func runPlainly() -> Never {
    let interpreter = interpreter
    let lines = ScriptFile.lines(through: 0) {
      interpreter.output.write(interpreter.prompt)
      interpreter.output.flush()
    }
    do {
      while let line = try lines.next() {
        switch line {
        case .text(let text):
          if interpreter.run(text).isLast { leave(.success) }
        case .malformed(let defect):
          interpreter.output.flush()
          StandardStreams.complain(CommandError.malformedLine(defect).message)
        }
      }
    } catch {
      StandardStreams.complain("can't read the terminal: \(error)")
      leave(.badInput)
    }
    interpreter.output.write("\n")
    leave(.success)
  }

  private func leave(_ status: ExitStatus) -> Never {
    writer.finish(with: saveHistory() ? status : max(status, .outputFailed))
  }

  @discardableResult
  private func saveHistory() -> Bool {
    do {
      try history.save()
      return true
    } catch {
      writer.text.flush()
      StandardStreams.complain("\(error)")
      return false
    }
  }
}
