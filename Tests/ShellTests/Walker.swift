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
import Wireframes

/// A step that has ended, with the data that a report needs.
@dynamicMemberLookup struct WalkedStep {
  let step: Step
  /// The redacted command, preceded by the mark for its expected outcome.
  let command: String
  let calls: [String]

  init(_ step: Step, _ shell: ShellState) {
    self.step = step
    command = step.marked
    calls = shell.calls(of: step)
  }

  subscript<Value>(dynamicMember path: KeyPath<Step, Value>) -> Value { step[keyPath: path] }
}

/// An interpreter host that runs lines in a shell and stores its output and errors.
final class Walker: InterpreterHost {
  let shell: Interpreter
  /// The error messages, as they would appear on standard error.
  private(set) var complaints: [String] = []
  private let page: Page
  /// A closure that looks up environment variables; `nil` to use the process's environment.
  var environment: ((String) -> String?)?
  /// A closure that is asked for secrets; `nil` if the user can't be asked.
  var askSecret: ((_ field: String) -> String?)?
  /// A closure that is called after each step; `nil` if steps aren't needed.
  var onStep: ((WalkedStep) -> Void)?
  /// A closure that is called with each command before it runs.
  var onBegin: ((String, Script.SourceLocation?) -> Void)?
  /// A closure that removes and returns what the app has printed; `nil` if it was nothing.
  var onTakeAppOutput: () -> AppOutput? = { nil }
  /// A closure that returns whether the user has interrupted the running command.
  var stops: () -> Bool = { false }

  init(
    _ apps: [AppEntry] = [.contacts], options: ShellOptions = ShellOptions(), traces: Bool = false,
    table: CommandTable = .drawing
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
  func didRun(_ step: Step, in shell: ShellState) { onStep?(WalkedStep(step, shell)) }
  func takeAppOutput() -> AppOutput? { onTakeAppOutput() }
  var isInterrupted: Bool { stops() }
  func environmentVariable(_ name: String) -> String? {
    guard let environment else { return ProcessInfo.processInfo.environment[name] }
    return environment(name)
  }

  // MARK: Running

  /// Creates a shell, launches the given app, and runs the given lines.
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

  /// Runs the lines of a script, ends it, and returns the errors, one per line.
  @discardableResult
  func script(_ text: String, name: String = "a.walk") async -> [String] {
    complaints = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let location = Script.SourceLocation(file: name, line: place + 1)
      let result = await run(String(line), at: location)
      if result.hasFailed, !shell.options.keepsGoing { break }
    }
    _ = await shell.run(.end)
    shell.output.flush()
    return complaints
  }

  /// Runs a line and returns its output, without errors.
  func output(of line: String) async -> String {
    page.bytes.removeAll()
    await run(line)
    return printed
  }

  /// Runs a line and returns its only error, or an empty string if the line succeeds.
  func complaint(of line: String) async -> String {
    complaints = []
    let result = await run(line)
    guard (result.status == .success) == complaints.isEmpty else {
      return "status \(result.status), but \(complaints)"
    }
    return complaints.joined(separator: "\n")
  }

  /// Runs a line and checks its error; an empty string means success.
  func expect(
    _ line: String, complains expected: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    let complaint = await complaint(of: line)
    #expect(complaint == expected, "\(line)", sourceLocation: sourceLocation)
  }

  /// Runs a line that must succeed, and checks how its output begins.
  func expect(
    _ line: String, prints beginning: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    complaints = []
    let output = await output(of: line)
    #expect(complaints == [], "\(line)", sourceLocation: sourceLocation)
    #expect(output.hasPrefix(beginning), "\(line): \(output)", sourceLocation: sourceLocation)
  }

  /// The output since `output(of:)` was last called.
  var printed: String { String(decoding: page.bytes, as: UTF8.self) }

  /// The path to the screen, as in the `stack` line of the screen's text.
  var stack: [String] { shell.session.screen()?.stack ?? [] }

  private final class Page {
    var bytes: [UInt8] = []
  }
}

// A Swift test is a job of the main actor. What drives an app at once runs outside of it.

extension Interpreter {
  /// Launches the app and prints UIKit's warnings.
  func start() async { await AppSession.outsideJobs { self.start() } }

  /// Runs commands in order until one fails.
  ///
  /// The app may have changed since the last ones, as while a prompt waits for a key.
  func run(_ work: Work) async -> LineResult {
    await AppSession.outsideJobs {
      self.session.idle()
      return self.run(work)
    }
  }
}

extension CaseRun {
  /// Runs the case.
  func run(onStep: @escaping (Step) -> Void = { _ in }) async -> CaseOutcome {
    await AppSession.outsideJobs { self.run(onStep: onStep) }
  }
}

extension CommandTable {
  /// The commands, in a program that draws.
  static let drawing: CommandTable = {
    var table = withWalkthroughs
    table.draw = { Picture($0).document() }
    return table
  }()
}

extension AppEntry {
  /// The demo app.
  static let contacts = AppEntry(name: "contacts", summary: "Persons") { _ in
    Contacts.AppDelegate()
  }

  /// The demo app with sixteen bugs.
  static let leaky = AppEntry(name: "leaky", summary: "Sixteen faults") { _ in
    LeakyContacts.AppDelegate()
  }

  /// Returns an app with one screen on a navigation stack.
  static func screen(
    _ title: String = "Fixture",
    @Content.Builder content: @escaping (FixtureScreen) -> [Content.Element]
  ) -> AppEntry {
    root { UINavigationController(rootViewController: FixtureScreen(title, content: content)) }
  }

  /// Returns an app with the given root view controller.
  static func root(_ root: @escaping () -> UIViewController?) -> AppEntry {
    AppEntry(name: "fixture", summary: "A fixture") { _ in FixtureDelegate(root: root) }
  }
}
