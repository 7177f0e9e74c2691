import Script
import Shell
import Walkthroughs

extension Document {
  /// Returns the corrections of `flowsh check --fix` for the lines of a range, each by itself, and
  /// all of the document together.
  func codeActions(in range: TextRange) -> [CodeAction] {
    let first = place(of: range.start).line
    let last = max(first, place(of: range.end).line)
    let own = (first...last).flatMap { line in
      edits(ofLine: line).map { edit in
        CodeAction(
          title: title(of: edit), kind: "quickfix", edit: WorkspaceEdit(changes: [uri: [edit]]))
      }
    }
    let all = lines.indices.flatMap { edits(ofLine: $0) }
    guard !all.isEmpty else { return own }
    return own + [
      CodeAction(
        title: "Correct all that has only one correction", kind: "source.fixAll",
        edit: WorkspaceEdit(changes: [uri: all]))
    ]
  }

  private func edits(ofLine line: Int) -> [TextEdit] {
    WalkthroughFix.edits(of: lines[line]).map {
      TextEdit(range: range(line: line, bytes: $0.range), newText: $0.text)
    }
  }

  private func title(of edit: TextEdit) -> String {
    "Write \"\(edit.newText.drop { $0 == " " })\""
  }
}
