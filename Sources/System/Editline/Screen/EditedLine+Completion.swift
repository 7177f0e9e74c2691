extension EditedLine {
  /// Inserts the candidates' common prefix, or lists the candidates if it is already present;
  /// returns whether there was anything to insert or to list.
  func apply(_ completion: LineCompletion) -> Bool {
    guard let first = completion.candidates.first else { return false }
    guard
      textBeforeCursor.reversed().starts(with: completion.replaced.unicodeScalars.reversed())
    else { return false }

    if completion.candidates.count == 1, completion.omitted == 0 {
      return replace(completion.replaced, with: first.insertion + first.suffix)
    }
    let common = completion.commonPrefix
    if common.count > completion.replaced.count {
      return replace(completion.replaced, with: common)
    }
    list(completion)
    return true
  }

  private func replace(_ replaced: String, with text: String) -> Bool {
    deleteBeforeCursor(replaced.unicodeScalars.count)
    let insertion = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.text
    return insertion.isEmpty || insert(insertion)
  }

  private func list(_ completion: LineCompletion) {
    let size = Terminal.size
    let line = ScreenPosition(after: prompt.visible + text, columns: size.columns)
    let list = CandidateList(
      completion.candidates, omitted: completion.omitted, columns: size.columns,
      height: size.rows - line.row - 1)
    leave()
    Terminal.write(list.rows.map { $0 + "\n" }.joined())
    draw()
  }
}
