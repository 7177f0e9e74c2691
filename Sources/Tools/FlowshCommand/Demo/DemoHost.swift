import AppDriver
import Script
import Shell

/// A host that writes a demo page of what its interpreter runs, if the user wants one.
protocol DemoHost: InterpreterHost {
  /// The page; `nil` if the user doesn't want one.
  var demo: DemoFile? { get }
  /// The capture of what the app prints.
  var capture: OutputCapture { get }
}

extension DemoHost {
  func didFail(_ diagnostic: Diagnostic) { StandardStreams.complain(diagnostic.line) }

  /// Returns a guide to the screens of an interpreter's app.
  func makeGuide(_ interpreter: Interpreter) -> ScreenGuide {
    ScreenGuide(interpreter.state) { [unowned self] order, isEnough throws(CommandError) in
      try ShellExplorer(order).map(until: isEnough) { self.isInterrupted }
    }
  }

  func takeAppOutput() -> AppOutput? { capture.take() }

  var wantsSteps: Bool { demo != nil }

  func willRun(_ command: String, at location: SourceLocation?) {
    demo?.recorder.willRun(command, at: location)
  }

  func willPerform(_ action: UserAction, in shell: ShellState) {
    demo?.recorder.willPerform(action, in: shell)
  }

  func didRun(_ step: Step, in shell: ShellState) { demo?.recorder.didRun(step, in: shell) }
}
