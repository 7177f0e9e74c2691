import Files
import Glibc
import Reports
import Script
import Shell
import TestRunner

/// The part of `flowsh test --accept` that follows the cases: it asks if it has to, rewrites the
/// `|` lines, and lists them.
final class AcceptanceRun {
  private let writer: StandardOutput
  private let files: ScriptFiles
  private let asks: Bool
  /// A closure that returns whether to accept the lines of a step.
  var isAcceptable: (Acceptance.Block) -> Bool = { _ in true }
  /// The steps whose lines have been rewritten, as paths and line numbers.
  private var accepted: Set<[String]> = []
  private var rewritten = RewrittenFiles()
  /// The contents of the rewritten files, by path.
  private(set) var contents: [String: ArraySlice<UInt8>] = [:]
  /// The words that say which lines were accepted.
  private(set) var summary = "nothing to accept"
  var hasAccepted: Bool { !contents.isEmpty }
  /// Whether a file could not be written.
  private(set) var hasFailed = false

  /// Creates the part of a run that rewrites lines, after asking if `asks` is set.
  init(_ writer: StandardOutput, _ files: ScriptFiles, asks: Bool) {
    self.writer = writer
    self.files = files
    self.asks = asks
  }

  /// Rewrites the lines.
  ///
  /// - Parameters:
  ///   - outputs: The output of the steps.
  ///   - cases: The results of the run.
  ///   - prints: Whether to list what is rewritten.
  /// - Returns: The results, in which accepted steps have passed, and all places are those in the
  ///   rewritten files.
  func accept(_ outputs: [StepOutput], in cases: [CaseReport], prints: Bool) -> [CaseReport] {
    let acceptance = Acceptance(outputs)
    let blocks = acceptance.blocks.filter(isAcceptable)
    let chosen = choose(blocks.filter { $0.replacement != nil })
    for (file, blocks) in Dictionary(grouping: chosen, by: \.file).sorted(by: { $0.key < $1.key }) {
      rewrite(file, blocks, prints: prints)
    }
    for block in blocks where block.replacement == nil {
      let line = rewritten.number(of: block.line, in: block.file)
      StandardStreams.complain(
        "\(block.file):\(line): not accepted: the step has run more than once and has not"
          + " printed the same each time; use a pattern such as \"|...\", or different cases"
          + advice(cases))
    }
    if blocks.isEmpty, prints { writer.text.write("nothing to accept\n") }
    return cases.map { item in
      item.accepting { accepted.contains([acceptance.path(of: $0.file), "\($0.line)"]) }
    }.map(moved)
  }

  /// Returns a result with the places in the rewritten files.
  func moved(_ item: CaseReport) -> CaseReport {
    item.moved { rewritten.number(of: $0, in: $1) }
  }

  /// Returns the advice for cases that ran in several languages or sizes; an empty text for others.
  private func advice(_ cases: [CaseReport]) -> String {
    var known: Set<CaseVariant> = []
    let variants = cases.map(\.variant).filter { known.insert($0).inserted }
    guard variants.count > 1 else { return "" }
    return
      " for \(variants.map(\.name).joined(separator: " and ")), each with its @size or @language"
  }

  private func rewrite(_ file: String, _ blocks: [Acceptance.Block], prints: Bool) {
    do throws(FileError) {
      let lines = try Acceptance.rewrite(file, blocks.compactMap(\.replacement), files)
      rewritten.add(file, lines)
      contents[file] = lines.content
      for block in blocks { accepted.insert([file, "\(block.line)"]) }
      let list = lines.firsts.map { ":\($0)" }.joined(separator: ", ")
      summary = "accepted: \(file)\(list)"
      guard prints else { return }
      writer.text.writeSafely(summary)
      writer.text.write("\n")
    } catch {
      let reason =
        error.problem == .changed
        ? "the file has changed since it was read, so it was not rewritten; run the test again"
        : "the file can't be rewritten: \(error)"
      StandardStreams.complain("\(file): \(reason)")
      hasFailed = true
    }
  }

  // MARK: Asking

  private func choose(_ blocks: [Acceptance.Block]) -> [Acceptance.Block] {
    guard asks else { return blocks }
    var chosen: [Acceptance.Block] = []
    for (place, block) in blocks.enumerated() {
      show(block)
      switch answer() {
      case "y": chosen.append(block)
      case "a": return chosen + blocks[place...]
      case "q": return chosen
      default: continue
      }
    }
    return Interruption.pending == 0 ? chosen : []
  }

  private func show(_ block: Acceptance.Block) {
    writer.text.writeSafely("\(block.file):\(block.line): \(block.command)")
    writer.text.write("\n")
    let bytes = DifferenceText.bytes(of: block.difference, isColored: writer.text.isColored)
    writer.text.write(String(decoding: bytes, as: UTF8.self))
  }

  /// Asks until the user gives a valid answer, and returns its first letter.
  ///
  /// The end of the input is the answer `q`.
  private func answer() -> Character {
    while Interruption.pending == 0 {
      writer.text.write("accept? [y]es [n]o [a]ll [q]uit ")
      writer.text.flush()
      // Reading would go on after a signal, so wait until there is a line.
      while Interruption.pending == 0 {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        if poll(&input, 1, 100) > 0 { break }
      }
      guard Interruption.pending == 0, let line = readLine() else { break }
      let word = line.filter { !$0.isWhitespace }.lowercased()
      let answers = ["yes", "no", "all", "quit"]
      if !word.isEmpty, let match = answers.first(where: { $0.hasPrefix(word) }) {
        return match.first ?? "q"
      }
    }
    writer.text.write("\n")
    return "q"
  }
}
