import Glibc
import Reports
import Shell

/// The output of `flowsh test` while cases run: on a terminal, each failure as it happens, unless
/// `--accept` may still change its lines, and a line that moves; in a pipe, nothing, so that the
/// output is the same every time.
final class TestProgress {
  private let writer: StandardOutput
  /// The run, without its cases.
  private let run: RunReport
  private let count: Int
  /// Whether failures are shown as they happen.
  let isLive: Bool
  private let isTerminal = StandardStreams.outputIsTerminal
  private let canMove = StandardStreams.outputIsTerminal && !StandardStreams.terminalIsDumb
  private var done = 0
  /// The causes of the failures that have been described.
  private var described: Set<FailureGroup.Cause> = []

  /// Creates the progress of a run of some cases; if failures' places may change, `isDeferred` is
  /// set, and they are shown only at the end.
  init(_ writer: StandardOutput, _ run: RunReport, of count: Int, isDeferred: Bool) {
    isLive = isTerminal && !isDeferred
    self.writer = writer
    self.run = run
    self.count = count
  }

  /// Shows the result of a case, with its failure unless that is shown later.
  func add(_ result: CaseReport, showsFailure: Bool = true) {
    done += 1
    guard isTerminal else { return }
    clear()
    if result.status.isFailure, showsFailure, isLive { describe(result) }
    if canMove, done < count {
      writer.text.writeUnbroken(StandardStreams.onOneLine("\(done)/\(count)  \(result.title)"))
    }
    writer.text.flush()
  }

  private func describe(_ result: CaseReport) {
    let isNew = FailureGroup.Cause(result).map { described.insert($0).inserted } ?? true
    let isColored = writer.text.isColored
    let bytes =
      isNew
      ? FailureText.bytes(of: result, in: run, isColored: isColored)
      : FailureText.shortBytes(of: result, isColored: isColored)
    writer.text.write(String(decoding: bytes, as: UTF8.self))
  }

  /// Removes the line that moves.
  func clear() {
    if canMove { writer.text.writeUnbroken("\r\u{1B}[K") }
  }
}
