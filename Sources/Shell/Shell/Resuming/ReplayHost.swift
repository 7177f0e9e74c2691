import Script

/// A host during a replay, which notes the first failure instead of reporting it.
final class ReplayHost: InterpreterHost {
  private let host: any InterpreterHost
  private(set) var failure: Diagnostic?

  init(_ host: any InterpreterHost) { self.host = host }

  func didFail(_ diagnostic: Diagnostic) {
    if failure == nil { failure = diagnostic }
  }
  func didAddSecret(_ secret: String) { host.didAddSecret(secret) }
  func takeAppOutput() -> AppOutput? { host.takeAppOutput() }
  var isInterrupted: Bool { host.isInterrupted }
  var guide: (any AppGuide)? { host.guide }
  func environmentVariable(_ name: String) -> String? { host.environmentVariable(name) }
}
