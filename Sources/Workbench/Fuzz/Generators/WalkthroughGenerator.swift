import AppDriver
import Foundation
import Script
import Shell
import Walkthroughs

/// Mutated samples, read, checked, and run as tests.
///
/// Messages must name a line of the file.
struct WalkthroughGenerator: Generator {
  private static let samples: [[[UInt8]]] = {
    let folder = URL(filePath: #filePath)
      .appending(components: "..", "..", "..", "..", "..", "samples").standardized
    let paths = (try? WalkthroughFolder(folder.path))?.files ?? []
    return paths.compactMap { FileManager.default.contents(atPath: $0) }
      .map { Mutation.lines(of: Array($0)) }
  }()

  private let bench: Workbench
  private let files = ScriptFiles([
    "persons.csv": Array("name,mail,groups\nFred,fred@example.org,1\n".utf8)[...]
  ])

  init(_ bench: Workbench) { self.bench = bench }

  func make(_ random: inout Random, into draft: Draft) {
    guard !Self.samples.isEmpty else { return draft.append("@app contacts") }
    var lines = random.pick(Self.samples)
    Mutation.mutate(&lines, with: random.pick(Self.samples), &random)
    for line in lines { draft.append(line) }
  }

  func check(_ input: Input) throws(Mismatch) {
    let bytes = input.bytes
    let last = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let reading = WalkthroughFile.read(ScriptLines(bytes: bytes[...]), path: FuzzedShell.name)
    bench.count()
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
      let outcome = run.run { [bench] step in
        bench.count()
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

  func reader(of input: Input) -> String? { "flowsh" }

  /// Throws unless the lines that `--accept` would write match the output of the step.
  private func requireAcceptance(of step: Step) throws(Mismatch) {
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

  private func require(_ diagnostic: Diagnostic, _ last: Int) throws(Mismatch) {
    try OutputCheck.requireSafe(Array(diagnostic.line.utf8))
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
