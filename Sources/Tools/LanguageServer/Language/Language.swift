import AppDriver
import Script
import Shell
import Walkthroughs

/// The command language with the apps of the program, of which none is launched.
///
/// Completion and help are those of the prompt, without a screen.
final class Language {
  private let interpreter: Interpreter
  private let host = Host()
  private let output = Output()

  /// Creates the language for walkthroughs of an app.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - catalog: The apps of the program.
  init(_ app: String, _ catalog: AppCatalog) {
    let output = output
    // No code of the app runs in this process.
    let entry = AppEntry(
      name: app, summary: "",
      makeDelegate: { _ in preconditionFailure("an editor's language launches no app") })
    interpreter = Interpreter(
      catalog: catalog, app: entry, table: .withWalkthroughs,
      output: TextOutput { output.bytes += $0 })
    interpreter.host = host
  }

  /// The map of the app.
  var app: KnownApp {
    get { host.app }
    set { host.app = newValue }
  }

  /// Returns the screens of a case up to a line.
  func trail(_ document: Document, before line: Int) -> ScreenTrail {
    ScreenTrail(app, in: document, before: line)
  }

  /// Returns the completions of the beginning of a script's line.
  func complete(_ text: String, in script: String) -> Completer.Result {
    Completer(interpreter.state, script: script).complete(text)
  }

  /// Returns the help on a word of the language; `nil` if it is none.
  func help(_ subject: String) -> String? {
    output.bytes = []
    host.hasFailed = false
    _ = interpreter.run(.line("help \(subject)"))
    interpreter.output.flush()
    let text = String(decoding: output.bytes, as: UTF8.self)
    return host.hasFailed || text.isEmpty ? nil : text
  }

  private final class Output {
    var bytes: [UInt8] = []
  }

  private final class Host: InterpreterHost, AppGuide {
    var app = KnownApp.unknown
    var hasFailed = false

    var guide: (any AppGuide)? { self }

    func didFail(_ diagnostic: Diagnostic) { hasFailed = true }

    var knownScreens: [KnownScreen] {
      app.screenOrder.map { KnownScreen(name: $0.name, lines: []) }
    }

    func map(of screens: MapScope) throws(CommandError) -> CommandOutput {
      throw .cannotExplore(.notHere)
    }

    func explore() throws(CommandError) -> CommandOutput { throw .cannotExplore(.notHere) }

    func way(to name: String) throws(CommandError) -> Way { throw .cannotExplore(.notHere) }
  }
}
