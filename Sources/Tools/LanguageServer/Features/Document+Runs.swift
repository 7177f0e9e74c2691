import Script
import Walkthroughs

extension Document {
  /// The commands to run the file, a case, or a case and all below it, and to accept their output,
  /// where the editor shows them.
  var lenses: [CodeLens] {
    guard path.hasSuffix(ScriptFile.suffix) else { return [] }
    let titles = titles
    let ofCases = titles.flatMap { line in
      runs(ofCaseAt: line, isLast: line == titles.last).map { (line, $0) }
    }
    return (runsOfAll.map { (0, $0) } + ofCases).map {
      CodeLens(range: range(ofLine: $0), command: $1)
    }
  }

  /// Returns the same commands for the case that contains a line.
  func runs(at line: Int) -> [RunCommand] {
    guard path.hasSuffix(ScriptFile.suffix) else { return [] }
    let titles = titles
    let own = titles.last { $0 <= line }
    return (own.map { runs(ofCaseAt: $0, isLast: $0 == titles.last) } ?? []) + runsOfAll
  }

  private var runsOfAll: [RunCommand] {
    [
      RunCommand("Run all", .run, CaseSelection(uri: uri)),
      RunCommand("Accept all", .accept, CaseSelection(uri: uri)),
    ]
  }

  private func runs(ofCaseAt line: Int, isLast: Bool) -> [RunCommand] {
    let own = CaseSelection(uri: uri, line: line)
    let below = CaseSelection(uri: uri, line: line, goesOn: true)
    return [RunCommand("Run", .run, own)]
      + (isLast ? [] : [RunCommand("Run from here", .run, below)])
      + [RunCommand("Accept", .accept, own)]
  }

  /// Returns the titles of the cases that are selected by their lines in another state of the
  /// document; empty for all, and `nil` if there is no such case.
  func titles(of selection: CaseSelection, in other: Document) -> [String]? {
    guard let line = selection.line else { return [] }
    let reading = WalkthroughFile.read(ScriptLines(bytes: bytes[...]), path: path)
    let found = lines(since: other)(line).flatMap { line in
      reading.file?.cases.drop { $0.line - 1 != line }
    }
    guard let found, !found.isEmpty else { return nil }
    return found.prefix(selection.goesOn == true ? found.count : 1).map(\.title)
  }
}
