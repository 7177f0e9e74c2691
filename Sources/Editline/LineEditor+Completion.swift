import CEditline
import CLibedit

extension LineEditor {
  /// Handles Tab: inserts the candidates' common prefix, or lists the candidates if the prefix is
  /// already present.
  ///
  /// - Returns: Whether there was anything to insert or to list.
  func completeWord() -> Bool {
    let beforeCursor = line.beforeCursor.text
    let completion = complete(beforeCursor)
    guard let first = completion.candidates.first else { return false }
    guard
      beforeCursor.unicodeScalars.reversed().starts(
        with: completion.replaced.unicodeScalars.reversed())
    else { return false }

    if completion.candidates.count == 1 {
      return replace(completion.replaced, with: first.insertion + first.suffix)
    }
    let common = completion.commonPrefix
    if common.count > completion.replaced.count {
      return replace(completion.replaced, with: common)
    }
    list(completion.candidates)
    return true
  }

  private func replace(_ replaced: String, with text: String) -> Bool {
    el_deletestr(handle, Int32(replaced.unicodeScalars.count))
    let insertion = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.text
    return insertion.isEmpty || el_insertstr(handle, insertion) == 0
  }

  private func list(_ candidates: [LineCompletion.Candidate]) {
    let list = CandidateList(candidates.map(\.label), columns: Terminal.size.columns)
    leaveLine()
    Terminal.write(list.rows.map { $0 + "\n" }.joined())
    ce_draw(handle)
  }
}
