import BuildFormats
import SourceAdapter

/// A file in which errors are marked: `view.⚑colour = 3`.
struct MarkedFile {
  let file: LeavingOut
  private(set) var causes: [String: LeavingOut.Cause] = [:]
  /// The errors for which nothing could be left out.
  private(set) var rest: [CompilerError] = []

  init(
    _ text: String, _ message: String = "value of type 'UIView' has no member 'colour'",
    notes: [String] = [], standIns: [String] = []
  ) {
    file = LeavingOut(Array(text.replacing("⚑", with: "").utf8))
    var errors: [CompilerError] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var before = 0
      for part in line.split(separator: "⚑", omittingEmptySubsequences: false).dropLast() {
        before += part.utf8.count
        errors.append(CompilerError(line: number + 1, column: before + 1, message, notes: notes))
      }
    }
    for name in standIns {
      let error = CompilerError(line: 1, column: 1, "cannot find '\(name)' in scope")
      file.needsStandIn(name, error, &causes)
    }
    rest = file.leaveOut(errors, &causes)
  }

  /// Continues with an error at the first place of some code.
  mutating func fail(
    at code: String, _ message: String = "generic parameter 'Value' could not be inferred",
    notes: [String] = []
  ) {
    let before = text.split(separator: code, maxSplits: 1, omittingEmptySubsequences: false)[0]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    rest = file.leaveOut(
      [
        CompilerError(
          line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message, notes: notes)
      ], &causes)
  }

  var text: String { String(decoding: file.bytes, as: UTF8.self) }
  var kinds: [LeftOutPiece.Kind] { file.result?.pieces.map(\.kind) ?? [] }
}

/// The text without what is marked, in which calls have a short name.
func without(_ text: String, _ message: String? = nil) -> String {
  let file = message.map { MarkedFile(text, $0) } ?? MarkedFile(text)
  return file.text.replacing("FlowshUnavailable.", with: "✂").replacing(
    "\"UIView.colour\"", with: "")
}
