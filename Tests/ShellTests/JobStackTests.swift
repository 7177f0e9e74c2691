import Script
import Testing

@testable import Shell

@Suite struct JobStackTests {
  /// A job that does nothing.
  private final class IdleJob: Job {
    let scope: Scope
    let role: JobRole
    let unread: UnreadCommands?
    let openStep: Step?

    init(
      _ role: JobRole = .work, scope: Scope = Scope(), unread: UnreadCommands? = nil,
      openStep: Step? = nil
    ) {
      (self.role, self.scope, self.unread, self.openStep) = (role, scope, unread, openStep)
    }

    func advance(_ interpreter: Interpreter) {}
  }

  private let jobs = JobStack()

  private func step(_ name: String) -> Step {
    Step(name, name: name, at: nil, isTimed: false)
  }

  /// Returns the scope of a script in which a step has run and whose teardown is therefore due.
  private func scopeWithTeardown() -> Scope {
    let scope = Scope()
    let line = CommandSequence(ScriptLine("back", number: 1))
    scope.fixtures.set(.teardown, [.commands(line)], file: nil)
    _ = scope.fixtures.beginStep(in: scope)
    return scope
  }

  @Test func `the job that was pushed last is on top`() {
    #expect(jobs.top == nil)
    let (outer, inner) = (IdleJob(), IdleJob())
    jobs.push(outer)
    jobs.push(inner)
    #expect(jobs.top === inner)
    jobs.pop()
    #expect(jobs.top === outer)
    jobs.pop()
    #expect(jobs.top == nil)
  }

  @Test func `scripts, blocks and fixtures are distinguished by their roles`() {
    let header = ScriptLine("each x in (1)", number: 3)
    for role in [.script("a.walk"), .work, .script("b.walk"), .block(header)] as [JobRole] {
      jobs.push(IdleJob(role))
    }
    #expect(jobs.scripts == ["a.walk", "b.walk"])
    #expect(jobs.blockHeaders == [header])
    #expect(!jobs.isInFixture)
    for role in [.setup, .teardown] as [JobRole] {
      jobs.push(IdleJob(role))
      #expect(jobs.isInFixture)
      jobs.push(IdleJob(.script("c.walk")))
      #expect(!jobs.isInFixture)
      jobs.pop()
      jobs.pop()
    }
    #expect(jobs.blockHeaders == [header])
  }

  @Test func `the commands that have not run are those of typed lines`() {
    let line = CommandSequence(ScriptLine("where; back; where", number: 0))
    jobs.push(IdleJob(unread: UnreadCommands(line: line, from: 1)))
    jobs.push(IdleJob())
    jobs.push(IdleJob(unread: UnreadCommands(line: line, from: 2)))
    #expect(jobs.unread.map(\.from) == [1, 2])
  }

  @Test func `removing all jobs returns the open steps, innermost first`() {
    let (outer, inner) = (step("source"), step("wait"))
    jobs.push(IdleJob(openStep: outer))
    jobs.push(IdleJob(.script("a.walk")))
    jobs.push(IdleJob(openStep: inner))
    let steps = jobs.removeAll()
    #expect(steps.map(\.name) == ["wait", "source"])
    #expect(jobs.top == nil && jobs.scripts == [])
  }

  @Test func `unwinding runs the teardowns that are due, innermost first`() {
    let (outer, inner) = (scopeWithTeardown(), scopeWithTeardown())
    jobs.push(IdleJob(.script("a.walk"), scope: outer))
    jobs.push(IdleJob(.script("b.walk"), scope: inner))
    jobs.push(IdleJob(.script("c.walk")))
    jobs.push(IdleJob(openStep: step("wait")))
    #expect(jobs.unwind().map(\.name) == ["wait"])
    #expect(jobs.top?.role == .teardown && jobs.top?.scope === inner)
    jobs.pop()
    #expect(jobs.top?.role == .teardown && jobs.top?.scope === outer)
    jobs.pop()
    #expect(jobs.top == nil)
  }

  @Test func `unwinding keeps a running teardown and finishes it first`() {
    let scope = scopeWithTeardown()
    let running = IdleJob(.teardown)
    jobs.push(IdleJob(.script("a.walk"), scope: scope))
    jobs.push(running)
    jobs.push(IdleJob())
    #expect(jobs.unwind().isEmpty)
    #expect(jobs.top === running)
    jobs.pop()
    #expect(jobs.top?.role == .teardown && jobs.top?.scope === scope)
    jobs.pop()
    #expect(jobs.top == nil)
    // No teardown runs twice.
    #expect(jobs.unwind().isEmpty && jobs.top == nil)
  }
}
