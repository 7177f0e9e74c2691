import AppDriver
import Editline
import Shell

/// The history of the prompt: the lines that Up recalls and that `!` repeats, without secrets.
final class PromptHistory {
  /// The lines for the line editor.
  let lines: LineHistory
  private let interpreter: Interpreter
  /// The line that is running; `nil` once its result is known.
  private var runningLine: String?
  /// Whether the screen asked for a password when the line was typed.
  private var wasAskedForPassword = false
  /// The lines of the block that the user is entering.
  ///
  /// They are added to the history after the block has run, because only then is it known which
  /// fields they fill in.
  private var blockLines: [String] = []

  /// Creates an empty history; if `file` is `nil`, it isn't kept.
  init(_ interpreter: Interpreter, file: String?) {
    self.interpreter = interpreter
    lines = LineHistory(file: file)
  }

  // MARK: File

  /// Adds the lines of the file, or complains.
  func load() {
    do {
      try lines.load()
    } catch {
      StandardStreams.complain("\(error)")
    }
  }

  /// Appends the lines of this session to the file, or complains; returns whether that succeeded.
  func save() -> Bool {
    keepBlock()
    do {
      try lines.save()
      return true
    } catch {
      interpreter.output.flush()
      StandardStreams.complain("\(error)")
      return false
    }
  }

  /// Takes over lines of an earlier process that it hasn't saved, before the file is read.
  func restore(_ added: [String]) {
    for line in added { lines.add(line) }
  }

  // MARK: Lines

  /// Notes that a line begins to run.
  func begin(_ line: String) {
    runningLine = line
    wasAskedForPassword = interpreter.session.hasSecureField
  }

  /// Adds the line that has run unless it may contain a secret.
  ///
  /// A misspelled label of several words may be a password as well. If no screen asked for one, Up
  /// brings such a line back for the next line only.
  func end(_ result: LineResult) {
    let line = runningLine
    runningLine = nil
    defer {
      if let line, isMistake(line, result) { lines.unsaved = Self.withoutTrailingBlanks(line) }
    }
    if !result.carriesSecret, let line { blockLines.append(line) }
    guard !interpreter.isReadingBlock else { return }
    blockLines.removeAll(where: result.secretLines.contains)
    keepBlock()
  }

  /// Returns whether a line is a single command that failed without typing a password.
  private func isMistake(_ line: String, _ result: LineResult) -> Bool {
    result.carriesSecret && result.status != .success && !interpreter.isReadingBlock
      && !wasAskedForPassword && !interpreter.session.hasSecureField
      && line.first != " " && !line.contains(";") && !interpreter.holdsSecret(line)
  }

  /// Adds the lines of a block that was run or abandoned.
  func keepBlock() {
    lines.unsaved = nil
    for line in blockLines { lines.add(Self.withoutTrailingBlanks(line)) }
    blockLines = []
    // The user may have typed a value before it became a secret.
    lines.remove(where: interpreter.holdsSecret)
  }

  /// Adds the line that is running, if any, because the process ends before its result is known.
  func abandonLine() {
    guard let runningLine else { return }
    // The rest of the line has not run, so it may contain a secret that isn't known yet.
    blockLines = interpreter.mayCarrySecret ? [] : blockLines + [runningLine]
  }

  /// Returns the given line without the trailing spaces that completion adds after a word.
  private static func withoutTrailingBlanks(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  // MARK: References

  /// Returns the line to run, and prints it if the user has referred to it with `!`; `nil` after a
  /// complaint that it isn't in the history.
  func line(meantBy typed: String) -> String? {
    lines.unsaved = nil
    guard let reference = HistoryReference(typed) else { return typed }
    guard let line = reference.line(numbered: interpreter.history, lines: lines.lines) else {
      StandardStreams.complain(reference.failure)
      return nil
    }
    if interpreter.options.format == .text {
      interpreter.output.writeSafely(line)
      interpreter.output.write("\n")
    }
    return line
  }

  /// Returns the completions of a `!` that stands for a line; `nil` if the text isn't one.
  func completion(of text: String) -> LineCompletion? {
    HistoryReference.completion(
      of: text, numbered: interpreter.history,
      lines: lines.lines.filter { !interpreter.holdsSecret($0) })
  }
}
