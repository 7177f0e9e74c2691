import Script
import Testing

@testable import Shell

@Suite struct StepLifecycleTests {
  private let output = TextOutput { _ in }
  private let lifecycle: StepLifecycle

  init() { lifecycle = StepLifecycle(output) }

  private func step(isCheck: Bool = false, fails: Bool = false) -> Step {
    let step = Step("where", name: "where", at: nil, isTimed: false)
    step.isCheck = isCheck
    if fails { step.fail(.interrupted) }
    return step
  }

  /// Runs a step that prints some text.
  @discardableResult
  private func run(_ step: Step, printing text: String) -> Step {
    lifecycle.begin()
    output.write(text)
    lifecycle.end(step)
    return step
  }

  private func pattern(_ text: String) throws -> OutputPattern {
    try OutputPattern(ScriptLine(text, number: 2))
  }

  @Test func `no step waits for output lines before the first step and while one runs`() {
    #expect(lifecycle.printed == nil && !lifecycle.ignoresPatterns)
    lifecycle.begin()
    #expect(lifecycle.printed == nil && !lifecycle.ignoresPatterns)
    #expect(lifecycle.settle() == nil)
  }

  @Test func `a step that has printed is settled once, without a difference`() throws {
    let step = run(step(), printing: "Persons\n")
    #expect(lifecycle.printed === step)
    let settled = try #require(lifecycle.settle())
    #expect(settled.step === step && settled.result == .matches)
    #expect(lifecycle.printed == nil)
    #expect(lifecycle.settle() == nil)
  }

  @Test func `output lines apply to the step above them only`() throws {
    run(step(), printing: "Persons\n")
    lifecycle.expect(try pattern("| Persons"))
    #expect(try #require(lifecycle.settle()).result == .matches)

    run(step(), printing: "Groups\n")
    lifecycle.expect(try pattern("| Persons"))
    #expect(try #require(lifecycle.settle()).result != .matches)

    run(step(), printing: "Groups\n")
    #expect(try #require(lifecycle.settle()).result == .matches)
  }

  @Test func `output lines below a failed step are ignored`() {
    run(step(fails: true), printing: "")
    #expect(lifecycle.ignoresPatterns && lifecycle.printed == nil)
    #expect(lifecycle.settle() == nil && lifecycle.ignoresPatterns)
    run(step(), printing: "")
    #expect(!lifecycle.ignoresPatterns)
  }

  @Test func `an invalid output line discards those above it`() throws {
    run(step(), printing: "Persons\n")
    lifecycle.expect(try pattern("| Groups"))
    lifecycle.fail()
    #expect(lifecycle.ignoresPatterns && lifecycle.settle() == nil)
    run(step(), printing: "Persons\n")
    #expect(try #require(lifecycle.settle()).result == .matches)
  }

  @Test func `the end of a script discards the step and its output lines`() throws {
    run(step(), printing: "Persons\n")
    lifecycle.expect(try pattern("| Groups"))
    lifecycle.forget()
    #expect(lifecycle.printed == nil && !lifecycle.ignoresPatterns && lifecycle.settle() == nil)
    run(step(), printing: "Persons\n")
    #expect(try #require(lifecycle.settle()).result == .matches)
  }

  @Test func `a check has its own output and leaves that of the last command`() {
    let command = run(step(), printing: "Persons\n")
    let check = run(step(isCheck: true), printing: "  as expected\n")
    #expect(lifecycle.text(of: command) == "Persons\n")
    #expect(lifecycle.text(of: check) == "  as expected\n")
    #expect(lifecycle.lastOutput == "Persons\n")
  }

  @Test func `output is compared without colors, even if a part of it was flushed`() throws {
    output.isColored = true
    lifecycle.begin()
    output.write("Persons", .bold)
    output.flush()
    output.write("\n  1  Fred\n")
    lifecycle.end(step())
    #expect(lifecycle.lastOutput == "Persons\n  1  Fred\n")
    for line in ["| Persons", "|   1  Fred"] { lifecycle.expect(try pattern(line)) }
    #expect(try #require(lifecycle.settle()).result == .matches)
  }
}
