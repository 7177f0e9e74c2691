import Shell
import Testing

@testable import TestRunner

@Suite struct `What an app prints in a case` {
  private func output(
    _ parts: [[UInt8]], size: Int = .max, secrets: SecretFilter = SecretFilter(), budget: Int = .max
  ) -> CaseOutput {
    let budget = StepBudget(bytes: budget)
    var output = CaseOutput()
    var rest = parts.flatMap(\.self)[...]
    while !rest.isEmpty {
      rest.prefix(size).withUnsafeBytes { output.append($0, hiding: secrets) { budget.take($0) } }
      rest = rest.dropFirst(size)
    }
    return output
  }

  private let printed: [[UInt8]] = [
    Array("a\nb".utf8), StepMark.bytes(0), Array("c\n".utf8), StepMark.bytes(1), StepMark.bytes(2),
    [0xFF], Array("d\n".utf8), StepMark.bytes(300), Array("e".utf8),
    Array(StepMark.bytes(0).dropLast()),
  ]

  @Test func `is assigned to the steps by marks, in pieces of any size`() {
    let mark = "\u{FFFD}flowsh: end of step " + String(repeating: "\0", count: 7)
    for size in 1...50 {
      let output = output(printed, size: size)
      let (steps, loose) = output.lines(hiding: SecretFilter())
      #expect(steps == [0: ["a", "b"], 1: ["c"], 300: ["\u{FFFD}d"]], "\(size)")
      // The beginning of a mark without its end is output, too.
      #expect(loose == ["e" + mark])
      #expect(output.allLines(hiding: SecretFilter()) == ["a", "b", "c", "\u{FFFD}d", "e" + mark])
    }
  }

  @Test func `belongs to no step after the budget is spent`() {
    let output = output(Array(printed.dropLast()), budget: 100)
    let (steps, loose) = output.lines(hiding: SecretFilter())
    #expect(steps == [0: ["a", "b"]] && loose == ["c", "\u{FFFD}d", "e"])
  }

  @Test(.bug(id: "F10")) func `has stars in place of a secret that is printed in several steps`() {
    var secrets = SecretFilter()
    secrets.add("sesame pie")
    let parts = ["x\nses", "ame", " pie\ny", "sesame"].enumerated().map {
      Array($1.utf8) + StepMark.bytes($0)
    }
    let output = output(parts, secrets: secrets)
    let (steps, loose) = output.lines(hiding: secrets)
    #expect(steps == [0: ["x"], 1: [], 2: ["********", "y"], 3: []] && loose == ["sesame"])
    #expect(output.allLines(hiding: secrets) == ["x", "********", "y", "sesame"])
  }
}
