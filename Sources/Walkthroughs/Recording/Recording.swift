import AppDriver
import Files
import Foundation
import Script
import Shell

/// A recording of a shell's commands as a walkthrough that passes.
///
/// When the recording begins, the shell replays the commands since launch. Each of them can
/// then be written with the labels of the screen on which it runs.
final class Recording: StepRecorder {
  private struct Entry {
    /// What the lines of an entry are.
    enum Kind {
      /// `action` is a command that `undo` removes, and `command` any other; `text` is plain text,
      /// such as a note or a title.
      case action, command, text, comment
    }

    var lines: [String]
    let kind: Kind
  }

  private let file: RecordingFile
  private let expectsScreens: Bool
  private var header: [String] = []
  private var entries: [Entry] = []
  private var secrets = RecordedSecrets()
  /// The actions of the current command, each with the screen before it and the line to record.
  ///
  /// The line is determined before the action runs, because its labels refer to that screen.
  private var performed: [(action: UserAction, screen: ScreenSnapshot?, line: String)] = []
  /// The number of actions in each command that has yet to be replayed.
  private var catchingUp: [Int] = []
  private var lastExpected: [String] = []

  init(path: String, expectsScreens: Bool) {
    file = RecordingFile(path: path)
    self.expectsScreens = expectsScreens
  }

  func begin(_ shell: ShellView, again: [[UserAction]]) throws(CommandError) {
    try file.requireWritable()
    let context = shell.session.context
    header = ["@app \(shell.appName)"]
    if context.size != .compact { header.append("@size \(context.size.rawValue)") }
    if let data = context.dataFile { header.append("@data \(StartFolder.absolute(data))") }
    if let url = context.url {
      entries.append(
        Entry(lines: ["relaunch \(Quoting.quote(url.absoluteString))"], kind: .command))
    }
    catchingUp = again.map(\.count)
  }

  func willPerform(_ action: UserAction, isAgain: Bool, in shell: ShellView) {
    guard !isAgain || !catchingUp.isEmpty else { return }
    let screen = shell.session.screen(rowLimit: ShellView.rowsShown)
    performed.append((action, screen, text(shell, screen).command(for: action)))
    guard let count = catchingUp.first, performed.count == count else { return }
    catchingUp.removeFirst()
    // The command's last action hasn't been performed yet, but its line is already known.
    append(group(in: shell), .action)
    performed = []
  }

  func wasRefusedAgain() {
    guard performed.isEmpty, let line = entries.last?.lines.last else { return }
    entries[entries.count - 1].lines[entries[entries.count - 1].lines.count - 1] = "! \(line)"
  }

  func didEnd(_ step: Step, in shell: ShellView) {
    defer { performed = [] }
    guard step.error == nil else { return keepPartsOf(step, in: shell) }
    switch step.name {
    case "undo": removeLast()
    case "record": catchingUp = []
    case "expect":
      // The value of a secure field can't be checked.
      if !SecretFilter.hasStars(step.shown) {
        append([step.expectation.mark + step.shown], .command)
      }
    case "relaunch":
      append([step.shown], .command)
      expect(in: shell)
    case _ where step.heading != nil:
      append(["", "== \(step.heading ?? "")"], .text)
    case _ where step.isText: append([step.shown], .text)
    case _ where !performed.isEmpty:
      append(group(in: shell), .action)
      expect(in: shell)
    default: return
    }
  }

  func appDidCrash(during step: Step) {
    // During "record", the app repeats commands that are already recorded.
    guard step.name != "record" else { return }
    let done = performed.dropLast().map(\.line)
    if !done.isEmpty { append(Array(done), .action) }
    append(["# crashed the app: \(step.shown)"], .comment)
  }

  func finish(_ shell: ShellView) throws(CommandError) -> String {
    // All secrets are known only now, because a value may be typed before it becomes a secret.
    let search = SecretSearch(shell)
    let body = entries.flatMap { entry in
      entry.lines.map { line in
        switch entry.kind {
        case .action, .command: secrets.hiding(command: line, search)
        case .text: secrets.hiding(text: line, search)
        case .comment: secrets.redacted(line, search)
        }
      }
    }
    // Redact the path, because it can't contain variables.
    let header = header.map { $0.hasPrefix("@data ") ? shell.redacted($0) : $0 }
    let lines = header + secrets.settings(for: body) + [""] + body
    let path = try file.write(lines.joined(separator: "\n") + "\n")
    let count = body.count { !$0.isEmpty }
    let reason = path == file.path ? "" : ", because \(SafeText.escaped(file.path)) already exists"
    return "recorded \(counted(count, "line")) in \(SafeText.escaped(path))\(reason)"
  }

  // MARK: Commands

  /// Returns the lines to record for the actions of the current command.
  private func group(in shell: ShellView) -> [String] {
    if let first = performed.first,
      let verb = text(shell, first.screen).verb(for: performed.map(\.action))
    {
      return [verb]
    }
    return performed.map(\.line)
  }

  private func text(_ shell: ShellView, _ screen: ScreenSnapshot?) -> ActionText {
    ActionText(shell: shell, screen: screen) { [unowned self] text, field, isSecure in
      guard isSecure, !text.isEmpty else { return SafeText.quotedWord(text) }
      return secrets.reference(
        to: text, field: field.label, known: shell.secretVariable(of: text))
    }
  }

  /// Records the actions that a failed command performed, because later commands may depend on
  /// them.
  private func keepPartsOf(_ step: Step, in shell: ShellView) {
    if step.error?.status == .crash, step.error != .notRunning {
      return appDidCrash(during: step)
    }
    if performed.isEmpty {
      let isPlain = !SecretFilter.hasStars(step.shown)
      if !step.hasFailed, step.expectation.mark == "! ", isPlain {
        append([step.expectation.mark + step.shown], .command)
      }
      return
    }
    var lines = performed.map(\.line)
    let last = lines.removeLast()
    if case .refused(let refusal, _)? = step.error, refusal.isByApp { lines.append("! \(last)") }
    if !lines.isEmpty { append(lines, .action) }
  }

  private func append(_ lines: [String], _ kind: Entry.Kind) {
    entries.append(Entry(lines: lines, kind: kind))
  }

  private func removeLast() {
    guard let place = entries.lastIndex(where: { $0.kind == .action }) else { return }
    entries.removeSubrange(place...)
    lastExpected = []
  }

  /// Adds checks of the screen and the stack if either has changed.
  private func expect(in shell: ShellView) {
    guard expectsScreens, let screen = shell.screen else { return }
    let names = [screen.name, Subject.text(screen.paths)]
    let subjects = [Subject.screen, .stack]
    let lines = zip(subjects, names).compactMap { subject, name -> String? in
      guard !subject.isBlank(name), SafeText.isSafe(name) else { return nil }
      let isOdd = name.split(separator: " ").contains { $0 == "within" || $0 == "--" }
      return
        "expect \(subject.name) \(isOdd ? "\"\(Quoting.escaped(name))\"" : Quoting.quoteLabel(name))"
    }
    guard lines != lastExpected, !entries.isEmpty else { return }
    lastExpected = lines
    entries[entries.count - 1].lines += lines
  }
}
