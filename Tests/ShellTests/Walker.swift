import AppDriver
import Contacts
import Foundation
import HeadlessUIKit
import LeakyContacts
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// A step that has ended, with what a report says beside it.
@dynamicMemberLookup struct WalkedStep {
  let step: Step
  /// The command as it may be shown, behind what is expected of it.
  let command: String
  /// What a person sees after it, as it may be shown.
  let screen: ScreenSnapshot?
  let calls: [String]

  init(_ step: Step, _ shell: ShellView) {
    self.step = step
    command = step.marked
    screen = shell.shownScreen
    calls = shell.calls(of: step)
  }

  subscript<Value>(dynamicMember path: KeyPath<Step, Value>) -> Value { step[keyPath: path] }
}

/// Types lines into a shell and keeps what it prints and complains of.
final class Walker: InterpreterHost {
  let shell: Interpreter
  /// The messages, as they would stand on standard error.
  private(set) var complaints: [String] = []
  private let page: Page
  /// What the environment has; nil for that of the process.
  var environment: ((String) -> String?)?
  /// What a person answers; nil where nobody is there.
  var askSecret: ((_ field: String) -> String?)?
  /// Takes each step that has ended; nil where nobody wants to know.
  var onStep: ((WalkedStep) -> Void)?
  /// Takes each command before it runs.
  var onBegin: ((String, Script.SourceLocation?) -> Void)?
  /// Whether the person stops what runs.
  var stops: () -> Bool = { false }

  init(
    _ apps: [AppEntry] = [.contacts], options: ShellOptions = ShellOptions(), traces: Bool = false,
    table: CommandTable = .withWalkthroughs
  ) {
    var options = options
    options.traces = traces
    let page = Page()
    self.page = page
    shell = Interpreter(
      catalog: AppCatalog(apps), options: options, table: table,
      output: TextOutput { page.bytes.append(contentsOf: $0) })
    shell.host = self
  }

  // MARK: The interpreter's host

  func didFail(_ diagnostic: Diagnostic) { complaints.append(diagnostic.line) }
  var canAskForSecrets: Bool { askSecret != nil }
  func secret(for field: String) -> String? { askSecret?(field) }
  var wantsSteps: Bool { onStep != nil || onBegin != nil }
  func willRun(_ command: String, at location: Script.SourceLocation?) {
    onBegin?(command, location)
  }
  func didRun(_ step: Step, in shell: ShellView) { onStep?(WalkedStep(step, shell)) }
  var isInterrupted: Bool { stops() }
  func environmentVariable(_ name: String) -> String? {
    guard let environment else { return ProcessInfo.processInfo.environment[name] }
    return environment(name)
  }

  // MARK: Running

  /// A shell in which an app was launched and some lines were run.
  static func on(
    _ app: AppEntry = .contacts, options: ShellOptions = ShellOptions(), after lines: String...
  ) async -> Walker {
    let walker = Walker([app], options: options)
    await walker.shell.start()
    for line in lines { await walker.run(line) }
    return walker
  }

  /// Runs a line.
  @discardableResult
  func run(_ line: String, at location: Script.SourceLocation? = nil) async -> LineResult {
    let result = await shell.run(.line(line, at: location))
    shell.output.flush()
    return result
  }

  /// Runs the lines of a script, and ends it; what it complains of, line by line.
  @discardableResult
  func script(_ text: String, name: String = "a.walk") async -> [String] {
    complaints = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let location = Script.SourceLocation(file: name, line: place + 1)
      let result = await run(String(line), at: location)
      if result.status != .success, !shell.options.keepsGoing { break }
    }
    _ = await shell.run(.end)
    shell.output.flush()
    return complaints
  }

  /// What a line prints; complaints are kept apart.
  func output(of line: String) async -> String {
    page.bytes.removeAll()
    await run(line)
    return printed
  }

  /// What a line complains of, the only message it gives; empty where it works.
  func complaint(of line: String) async -> String {
    complaints = []
    let result = await run(line)
    guard (result.status == .success) == complaints.isEmpty else {
      return "status \(result.status), but \(complaints)"
    }
    return complaints.joined(separator: "\n")
  }

  /// Checks what a line complains of; nothing where it is to work.
  func expect(
    _ line: String, complains expected: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    let complaint = await complaint(of: line)
    #expect(complaint == expected, "\(line)", sourceLocation: sourceLocation)
  }

  /// All that was printed since it was last asked what a line prints.
  var printed: String { String(decoding: page.bytes, as: UTF8.self) }

  /// The path to the screen, as `stack` in a screen's text has it.
  var stack: [String] { shell.session.screen()?.stack ?? [] }

  private final class Page {
    var bytes: [UInt8] = []
  }
}

extension AppEntry {
  /// The demo app.
  static let contacts = AppEntry(name: "contacts", summary: "Persons") { _ in
    Contacts.AppDelegate()
  }

  /// The demo app with ten faults.
  static let leaky = AppEntry(name: "leaky", summary: "Ten faults") { _ in
    LeakyContacts.AppDelegate()
  }

  /// An app of one screen, on a navigation stack.
  static func screen(
    _ title: String = "Fixture",
    @ContentBuilder content: @escaping (FixtureScreen) -> [ContentElement]
  ) -> AppEntry {
    root { UINavigationController(rootViewController: FixtureScreen(title, content: content)) }
  }

  /// An app with a root view controller.
  static func root(_ root: @escaping () -> UIViewController?) -> AppEntry {
    AppEntry(name: "fixture", summary: "A fixture") { _ in FixtureDelegate(root: root) }
  }
}
