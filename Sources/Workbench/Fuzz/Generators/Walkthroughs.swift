import AppDriver
import Foundation
import Script
import Shell
import Walkthroughs

nonisolated extension Generator {
  /// Mutated samples, read, checked, and run as tests.
  ///
  /// Messages must name a line of the file.
  static let walkthroughs = Generator(
    name: "walkthroughs", summary: "mutated samples, checked and run", reader: { _ in "flowsh" },
    make: Samples.make, check: Samples.check)
}

private enum Samples {
  private static let all = ((try? WalkthroughFolder(Repository.path("samples")))?.files ?? [])
    .map { Repository.lines($0) }
  private static let files = ScriptFiles([
    "persons.csv": Array("name,mail,groups\nFred,fred@example.org,1\n".utf8)[...]
  ])

  static func make(_ random: inout Random, _ draft: Draft) {
    guard !all.isEmpty else { return draft.append("@app contacts") }
    var lines = random.pick(all)
    let others = random.pick(all)
    Mutation.mutate(&lines, &random) { line, random in
      switch random.below(4) {
      case 0: line = random.pick(others)
      case 1 where random.one(in: 20): line += repeatElement(0x78, count: (1 << 20) + 1)
      case 1, 2: line = Array("\(Grammar.line(&random))\n".utf8)
      default: Mutation.change(&line, &random)
      }
    }
    for line in lines { draft.append(line) }
  }

  static func check(_ input: Input) throws(Mismatch) {
    let bytes = input.bytes
    let last = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let reading = WalkthroughFile.read(ScriptLines(bytes: bytes[...]), path: FuzzedShell.name)
    Progress.count()
    let check = WalkthroughCheck(.demos, table: .bounded, files: files)
    check.check(reading)
    for diagnostic in check.mistakes + check.warnings { try require(diagnostic, last) }
    guard check.mistakes.isEmpty, let file = reading.file else { return }
    for one in file.cases.prefix(5) {
      let run: CaseRun
      do throws(CommandError) {
        run = try CaseRun(one, of: file, catalog: .demos, table: .bounded, files: files)
      } catch { continue }
      var mismatch: Mismatch?
      let outcome = run.run { step in
        Progress.count()
        do throws(Mismatch) { try requireAcceptance(of: step) } catch { mismatch = error }
      }
      if let mismatch { throw mismatch }
      switch outcome {
      case .failed(let failure), .crashed(let failure): try require(failure.diagnostic, last)
      case .passed, .skipped: break
      }
      run.interpreter.session.end()
    }
  }

  /// Throws unless the lines that `--accept` would write match the output of the step.
  private static func requireAcceptance(of step: Step) throws(Mismatch) {
    guard let accepted = step.difference?.accepted else { return }
    do throws(ScriptMistake) {
      var patterns: [OutputPattern] = []
      for line in accepted {
        patterns.append(try OutputPattern(ScriptLine(line, number: 1)))
      }
      guard OutputComparison.difference(patterns, step.output) != nil else { return }
      throw ScriptMistake.outputWithoutCommand
    } catch {
      throw Mismatch(
        "accepted lines match the output", expected: step.output,
        seen: accepted.joined(separator: "\n"))
    }
  }

  private static func require(_ diagnostic: Diagnostic, _ last: Int) throws(Mismatch) {
    try OutputCheck.requireSafe([diagnostic])
    guard let location = diagnostic.location, location.file == FuzzedShell.name else {
      // The message is about the file as a whole, or about another file.
      return
    }
    guard (1...last).contains(location.line) else {
      throw Mismatch(
        "messages name a line of the file", expected: "1 to \(last)", seen: diagnostic.line)
    }
  }
}
