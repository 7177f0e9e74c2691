import AppDriver
import Script

/// A job that runs a line several times and counts the leaked objects after each round.
final class RoundsJob: Job {
  let scope: Scope
  private let step: Step
  private let line: String
  private let count: Int
  /// The number of failures before the first round.
  private let failuresBefore: Int
  /// The number of leaked objects of each class, before the first round and after each round.
  private var censuses: [[String: Int]] = []
  /// The number of living view controllers of each class, before the first round and after each
  /// round.
  private var controllers: [[String: Int]] = []

  init(_ step: Step, _ count: Int, _ line: String, scope: Scope, after failures: Int) {
    failuresBefore = failures
    self.step = step
    self.count = count
    self.line = line
    self.scope = scope
  }

  var openStep: Step? { step }

  func advance(_ interpreter: Interpreter) {
    // A round that has failed may have left anything behind.
    guard interpreter.failureCount == failuresBefore else {
      interpreter.jobs.pop()
      interpreter.settle()
      interpreter.steps.fail()
      return interpreter.abandon([step], isFailure: true)
    }
    censuses.append(Self.census(of: interpreter.app.session))
    controllers.append(interpreter.app.session.aliveControllers)
    guard censuses.count <= count else {
      guard interpreter.settle() else { return }
      interpreter.jobs.pop()
      // Exclude the output of the rounds from this step's output.
      interpreter.transcript.output.beginStep()
      let shown = SecretFilter.hasStars(step.shown) ? SecretFilter.stars : line
      let output = RoundsOutput(line: shown, censuses: censuses, controllers: controllers)
      return interpreter.end(step, .printed(CommandOutput(output) { output.write(to: $0) }))
    }
    let commands = CommandSequence(ScriptLine(line, number: step.location?.line ?? 0))
    interpreter.jobs.push(LineJob(commands, at: step.location, scope: scope))
  }

  private static func census(of session: AppSession) -> [String: Int] {
    var counts: [String: Int] = [:]
    for leak in session.leaks + session.keptObjects where leak.kind != .screen {
      counts[leak.type, default: 0] += 1
      for name in leak.with {
        counts[String(name.prefix { $0 != " " }), default: 0] += 1
      }
    }
    return counts
  }
}
