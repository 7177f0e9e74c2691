package import AppDriver
import Glibc
package import Script

extension InterpreterHost {
  package func didFail(_ diagnostic: Diagnostic) {}
  package var canAskForSecrets: Bool { false }
  package func secret(for field: String) -> String? { nil }
  package func didAddSecret(_ secret: String) {}
  package var wantsSteps: Bool { false }
  package func willRun(_ command: String, at location: SourceLocation?) {}
  package func willPerform(_ action: UserAction, in shell: ShellState) {}
  package func didRun(_ step: Step, in shell: ShellState) {}
  package func willBegin(_ statement: Statement, at location: SourceLocation) -> PauseOutcome {
    .goOn
  }
  package func goesOn(after diagnostic: Diagnostic) -> Bool { false }
  package func takeAppOutput() -> AppOutput? { nil }
  package var keys: [KeyMeaning] { [] }
  package var isInterrupted: Bool { false }
  package var guide: (any AppGuide)? { nil }
  package func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// The default host, which ignores all notifications.
final class NoHost: InterpreterHost {
  static let shared = NoHost()
}
