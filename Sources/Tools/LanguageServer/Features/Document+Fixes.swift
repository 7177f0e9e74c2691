import Script
import Shell
import Walkthroughs

extension Document {
  /// Returns what can be done about the lines of a range, of the kinds that the client asks for.
  ///
  /// That is the corrections of `flowsh check --fix`, each by itself and all of the document
  /// together, and the runs of the case.
  func codeActions(in range: TextRange, only kinds: [String]?) -> [CodeAction] {
    let first = place(of: range.start).line
    let last = max(first, place(of: range.end).line)
    let own = (first...last).flatMap { line in
      edits(ofLine: line).map { edit in
        CodeAction(
          title: title(of: edit), kind: .fix, edit: WorkspaceEdit(changes: [uri: [edit]]))
      }
    }
    // Editors ask at each move of the cursor, and a document may be long.
    let all = own.isEmpty && kinds == nil ? [] : lines.indices.flatMap { edits(ofLine: $0) }
    let every = CodeAction(
      title: "Correct all that has only one correction", kind: .fixAll,
      edit: WorkspaceEdit(changes: [uri: all]))
    let runs = runs(at: first).map {
      CodeAction(title: $0.title, kind: .run, command: $0)
    }
    return (own + (all.isEmpty ? [] : [every]) + runs).filter { $0.kind.isWanted(kinds) }
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
