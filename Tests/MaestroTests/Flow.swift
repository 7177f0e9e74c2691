import Maestro
import Script

/// A flow and what the translator makes of it.
struct Flow {
  let lines: [TranslatedScript.Line]
  /// The mistakes as `line: problem`.
  let mistakes: [String]

  init(_ text: String, apps: [String] = ["contacts"], path: String = "flow.yaml") {
    let script = FlowTranslator(apps: apps).translate(Array(text.utf8)[...], path: path)
    lines = script.lines
    mistakes = script.mistakes.map { "\($0.line): \($0.problem)" }
  }

  /// Commands below an empty configuration.
  init(commands: String) { self.init("appId: org.example.contacts\n---\n" + commands) }

  /// The lines of a test, without those that a sourced script has.
  var test: [String] { lines.filter { $0.use != .onlySourced }.map(\.text) }

  /// The lines of the commands of a test.
  var steps: [String] { test.filter { !$0.hasPrefix("@") } }
}
