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
  var path: String { file.name }
  private var file: RecordingFile
  private let expectsScreens: Bool
  private var header: [String] = []
  private var entries: [RecordedEntry] = []
  private var secrets = RecordedSecrets()
  /// The actions of the current command, each with the screen before it, and the line to record for
  /// each way to tap a button.
  ///
  /// The lines are determined before the action runs, because their labels refer to that screen.
  private var performed: [(action: UserAction, screen: ScreenSnapshot?, lines: [String])] = []
  /// The number of actions in each command that has yet to be replayed.
  private var catchingUp: [Int] = []
  private var lastExpected: [String] = []
  /// The place of the entry whose secure field the current command edits again, and the secrets
  /// before the command; `nil` if there is none.
  private var edited: (place: Int, secrets: RecordedSecrets)?
  /// The lines in the file; `nil` if they aren't what has been recorded.
  private var draft: Draft?

  /// The lines of the first entries, as long as no other secret is known.
  private struct Draft {
    /// The numbers of secrets, on which the lines depend in addition to the entries.
    let known: (names: Int, values: Int)
    /// With the variables that these lines have added.
    var secrets: RecordedSecrets
    var entryCount = 0
    var lines: [String] = []
  }

  init(_ file: RecordingFile, expectsScreens: Bool) {
    self.file = file
    self.expectsScreens = expectsScreens
  }

  func begin(_ shell: ShellState, again: [[UserAction]]) throws(CommandError) {
    try file.requireWritable()
    header = shell.launch.header(in: file.folder)
    if let line = launchByNotification(shell) {
      entries.append(RecordedEntry(lines: [line], kind: .command))
    }
    if let url = shell.session.context.url {
      entries.append(
        RecordedEntry(lines: ["relaunch \(Quoting.quote(url.absoluteString))"], kind: .command))
    }
    catchingUp = again.map(\.count)
  }

  /// The command that launches the app by the notification that has launched it; `nil` if none has.
  private func launchByNotification(_ shell: ShellState) -> String? {
    shell.session.context.notification?.file.map {
      "relaunch --notification "
        + Quoting.quote(RelativePath.path(to: $0, from: file.folder))
    }
  }

  func willPerform(_ action: UserAction, isAgain: Bool, in shell: ShellState) {
    guard !isAgain || !catchingUp.isEmpty else { return }
    let screen = shell.session.screen(rowLimit: ShellState.rowsShown)
    if performed.isEmpty { makeWay(for: action, in: shell) }
    var text = text(shell, screen)
    var lines = [text.command(for: action)]
    switch action {
    case .tap, .tapQuickly:
      for buttons in [ActionText.ButtonText.title, .number] {
        text.buttons = buttons
        lines.append(text.command(for: action))
      }
    default: break
    }
    performed.append((action, screen, lines))
    guard let count = catchingUp.first, performed.count == count else { return }
    catchingUp.removeFirst()
    // The command's last action hasn't been performed yet, but its line is already known.
    appendGroup(in: shell)
    performed = []
  }

  func wasRefusedAgain() {
    guard performed.isEmpty, let entry = entries.popLast() else { return }
    for (replaced, place, _) in entry.replaced { entries.insert(replaced, at: place) }
    entries.append(entry.refused)
  }

  func didEnd(_ step: Step, in shell: ShellState) {
    record(step, in: shell)
    save(shell)
  }

  private func record(_ step: Step, in shell: ShellState) {
    defer {
      performed = []
      if let edited { secrets = edited.secrets }
      edited = nil
      if step.name == "record" { catchingUp = [] }
    }
    guard step.error == nil || step.hasWronglySucceeded else {
      return keepPartsOf(step, in: shell)
    }
    switch step.name {
    case "undo": for _ in 0..<step.undoneCount { removeLast() }
    case "record": return
    case "expect":
      // The value of a secure field can't be checked.
      if step.error == nil, !SecretFilter.hasStars(step.shown) {
        append([step.expectation.mark + step.whole], .command, message: step.message)
      }
    case "relaunch":
      append([launchByNotification(shell) ?? step.whole], .command, message: step.message)
      expect(in: shell)
    case _ where step.heading != nil:
      guard let title = step.heading else { return }
      entries.append(RecordedEntry(lines: ["== " + title.title], kind: .title(tags: title.tags)))
      lastExpected = []
    case _ where step.answer != nil: append(["# \(step.answer ?? "")"], .comment)
    case _ where step.isText: append([step.shown], .text)
    case _ where !performed.isEmpty:
      appendGroup(in: shell, message: step.message)
      expect(in: shell)
    default: return
    }
  }

  func appDidCrash(during step: Step) {
    // During "record", the app repeats commands that are already recorded.
    guard step.name != "record" else { return }
    let done = performed.dropLast().map(\.lines[0])
    if !done.isEmpty { append(Array(done), .action) }
    append(["# crashed the app: \(step.whole)"], .comment)
  }

  func finish(_ shell: ShellState) throws(CommandError) -> RecordingSummary {
    // All secrets are known only now, because a value may be typed before it becomes a secret.
    let body = secrets.lines(of: entries[...], shell).drop(while: \.isEmpty)
    let name = shell.redacted(file.name)
    let path = try file.write(text(body, secrets, shell), as: name)
    let count = body.count { !$0.isEmpty }
    let reason = path == name ? "" : ", because \(SafeText.escaped(name)) already exists"
    return RecordingSummary(
      file: path, lines: count,
      text: "recorded \(counted(count, "line")) in \(SafeText.escaped(path))\(reason)")
  }

  /// Writes what has been recorded so far, in case that the process is killed.
  private func save(_ shell: ShellState) {
    let known = (names: secrets.count, values: shell.redaction.count)
    var draft =
      self.draft.flatMap { $0.known == known ? $0 : nil }
      ?? Draft(known: known, secrets: secrets)
    // Variables get their final names when all secrets are known, so a draft has its own secrets.
    draft.lines += draft.secrets.lines(of: entries.dropFirst(draft.entryCount), shell)
    draft.entryCount = entries.count
    file.save(text(draft.lines.drop(while: \.isEmpty), draft.secrets, shell))
    self.draft = draft
  }

  /// Returns the text of the file with some lines, and the settings of their secrets.
  private func text(
    _ body: ArraySlice<String>, _ secrets: RecordedSecrets, _ shell: ShellState
  ) -> String {
    // Redact paths, which can't contain variables, and the values of launch arguments.
    let header = header.map { line in
      ["@data ", "@network ", "@argument "].contains { line.hasPrefix($0) }
        ? shell.redacted(line) : line
    }
    let lines = header + secrets.settings(for: Array(body)) + [""] + body
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Commands

  /// Records the actions of the current command.
  private func appendGroup(in shell: ShellState, message: String? = nil) {
    var entry = RecordedEntry(lines: performed.map(\.lines[0]), kind: .action, message: message)
    entry.others = [1, 2].map { way in
      performed.map { $0.lines.count > way ? $0.lines[way] : $0.lines[0] }
    }
    if let first = performed.first,
      let verb = text(shell, first.screen).verb(for: performed.map(\.action))
    {
      entry.lines = [verb]
    }
    if performed.count == 1, let action = performed.first?.action {
      entry.secureField = secureField(editedBy: action, in: shell)
    }
    entry.isInForm = performed.allSatisfy(\.action.isInForm)
    if let (place, before) = edited {
      entry.replaced = [(entries.remove(at: place), place, before)]
      (edited, draft) = (nil, nil)
    }
    entries.append(entry)
  }

  /// Frees the names of the secrets in an earlier entry if an action edits the field that it types,
  /// and nothing but the same form has been touched in between.
  private func makeWay(for action: UserAction, in shell: ShellState) {
    guard let field = secureField(editedBy: action, in: shell) else { return }
    let form = entries.indices.reversed().prefix { entries[$0].isInForm }
    guard let place = form.first(where: { entries[$0].secureField == field }) else { return }
    edited = (place, secrets)
    forgetUnused(except: entries[..<place] + entries[(place + 1)...])
  }

  private func secureField(editedBy action: UserAction, in shell: ShellState) -> ElementTarget? {
    guard case .edit(let field, let edit) = action else { return nil }
    return shell.session.secret(after: edit, of: field) == nil ? nil : field
  }

  private func forgetUnused(except entries: ArraySlice<RecordedEntry>) {
    secrets.forget(except: entries.flatMap { $0.lines + $0.others.flatMap(\.self) })
  }

  private func text(_ shell: ShellState, _ screen: ScreenSnapshot?) -> ActionText {
    var result = ActionText(shell: shell, screen: screen) {
      [unowned self] text, field, isSecure in
      guard isSecure, SecretFilter.isSecret(inSecureField: text) else {
        return SafeText.quotedWord(text)
      }
      return secrets.reference(
        to: text, field: field.label, known: shell.secretVariable(of: text))
    }
    result.folder = file.folder
    return result
  }

  /// Records the actions that a failed command performed, because later commands may depend on
  /// them.
  private func keepPartsOf(_ step: Step, in shell: ShellState) {
    if step.error?.status == .crash, step.error != .notRunning {
      return appDidCrash(during: step)
    }
    if performed.isEmpty {
      let isPlain = !SecretFilter.hasStars(step.shown)
      if !step.hasFailed, step.expectation.mark == "! ", isPlain {
        append([step.expectation.mark + step.whole], .command, message: step.message)
      }
      return
    }
    var lines = performed.map(\.lines[0])
    let last = lines.removeLast()
    switch step.error {
    case .refused where step.isVetoed: lines.append(last)
    case .refused(let refusal, _) where refusal.isByApp: lines.append("! \(last)")
    // Ctrl-C ends a wait early. It doesn't end any other action, only what follows.
    case .interrupted where !endsWithWait: lines.append(last)
    default: break
    }
    guard !lines.isEmpty else { return }
    // Undo doesn't count an interrupted command.
    append(lines, step.error == .interrupted ? .command : .action, message: step.message)
    expect(in: shell)
  }

  /// Whether the last action of the current command is a wait.
  private var endsWithWait: Bool {
    if case .wait? = performed.last?.action { true } else { false }
  }

  private func append(_ lines: [String], _ kind: RecordedEntry.Kind, message: String? = nil) {
    entries.append(RecordedEntry(lines: lines, kind: kind, message: message))
  }

  private func removeLast() {
    guard let place = entries.lastIndex(where: { $0.kind == .action }) else { return }
    let replaced = entries[place].replaced.last
    entries.removeSubrange(place...)
    draft = nil
    if let replaced {
      entries.insert(replaced.entry, at: replaced.place)
      secrets = replaced.secrets
    } else {
      forgetUnused(except: entries[...])
    }
    lastExpected = []
  }

  /// Adds checks of the screen and the stack if either has changed.
  private func expect(in shell: ShellState) {
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
    append(lines, .command)
  }
}

extension UserAction {
  /// Whether the action only taps a field or types into one.
  fileprivate nonisolated var isInForm: Bool {
    switch self {
    case .type(let target, _), .edit(let target, _), .tap(let target): target.kind == .field
    default: false
    }
  }
}
