import AppDriver
import Exploration
import Reports
import Script
import Shell

/// Records the screens that a case shows and the moves that it takes.
struct CoverageRecorder {
  private let guide: CoverageGuide
  private var reader: MoveReader?
  /// What the case has covered so far.
  private var known = CaseCoverage(app: "")
  /// What the case has covered since the last step.
  private var news = CaseCoverage(app: "")
  /// The action whose end hasn't been read.
  private var pending: (from: MoveReader.Screen, name: MoveReader.Name, label: String)?

  /// Creates a recorder.
  init(_ guide: CoverageGuide) { self.guide = guide }

  /// Starts a case.
  mutating func beginCase() {
    reader = nil
    known = CaseCoverage(app: "")
    news = known
    pending = nil
  }

  /// Notes an action that is about to be performed.
  mutating func willPerform(_ action: UserAction, in shell: ShellView) {
    guard let screen = read(shell), let name = reader?.name(of: action, in: shell.session) else {
      return
    }
    let text = ActionText(shell: shell, screen: shell.screen) { text, _, isSecure in
      isSecure ? SecretFilter.stars : SafeText.quotedWord(text)
    }
    pending = (screen, name, shell.redacted(text.command(for: action)))
  }

  /// Returns what the case has newly covered in the step that has ended; `nil` if that is nothing.
  mutating func coverage(after step: Step, in shell: ShellView) -> CaseCoverage? {
    _ = read(shell)
    guard !news.isEmpty else { return nil }
    defer { news = CaseCoverage(app: known.app) }
    return news
  }

  /// Reads the visible screen, and ends the action before it.
  private mutating func read(_ shell: ShellView) -> MoveReader.Screen? {
    if known.app != shell.appName {
      beginCase()
      known = CaseCoverage(app: shell.appName)
      news = known
    }
    var reader = reader ?? guide.reader(of: shell.appName)
    let screen = reader.screen(of: shell.session)
    self.reader = reader
    defer { pending = nil }
    guard let screen else { return nil }
    let found = CaseCoverage.Screen(id: screen.id, name: screen.title, type: screen.type)
    if known.add(found) { news.add(found) }
    guard let pending else { return screen }
    let move = CaseCoverage.Move(
      key: MapReport.Move.Key(from: pending.from.id, to: screen.id, kind: pending.name.text),
      label: pending.label)
    if known.add(move) { news.add(move) }
    return screen
  }
}

extension MoveReader.Name {
  /// The kind and the label, as maps in reports have it.
  package var text: String { label.isEmpty ? kind.rawValue : "\(kind.rawValue) \(label)" }
}
