import ArgumentParser
import Shell
import TestRunner

/// The hidden `flowsh test-worker` subcommand, which `flowsh test` runs in its worker processes.
struct TestWorkerCommand: ParsableCommand, Performable {
  static let configuration = CommandConfiguration(
    commandName: "test-worker", abstract: "Run cases for \"flowsh test\".", shouldDisplay: false)

  @Option var app: String?
  @Option var parent: Int32
  @Flag var calls = false
  @Flag(inversion: .prefixedNo) var leaks = true

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    guard
      let worker = CaseWorker(
        catalog, app: app, parent: parent, namesCalls: calls, findsLeaks: leaks)
    else {
      throw ValidationError("\"test-worker\" is for internal use only; run \"flowsh test\" instead")
    }
    worker.run()
  }
}
