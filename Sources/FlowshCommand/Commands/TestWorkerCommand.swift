import ArgumentParser
import Shell
import TestRunner

/// `flowsh test-worker`: what `flowsh test` starts, and no person.
struct TestWorkerCommand: ParsableCommand, Performable {
  static let configuration = CommandConfiguration(
    commandName: "test-worker", abstract: "Runs cases for flowsh test.", shouldDisplay: false)

  @Option var app: String?
  @Option var parent: Int32
  @Flag var calls = false
  @Flag(inversion: .prefixedNo) var leaks = true

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    guard
      let worker = CaseWorker(
        catalog, app: app, parent: parent, namesCalls: calls, findsLeaks: leaks)
    else {
      throw ValidationError("flowsh test starts this itself")
    }
    worker.run()
  }
}
