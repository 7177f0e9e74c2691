extension EditedLine {
  /// Inserts the candidates' common prefix, or lists the candidates if the prefix is already
  /// present.
  ///
  /// - Returns: Whether there was anything to insert or to list.
  func apply(_ completion: LineCompletion) -> Bool {
    guard let first = completion.candidates.first else { return false }
    guard
      textBeforeCursor.reversed().starts(with: completion.replaced.unicodeScalars.reversed())
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
    deleteBeforeCursor(replaced.unicodeScalars.count)
    let insertion = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.text
    return insertion.isEmpty || insert(insertion)
  }

  private func list(_ candidates: [LineCompletion.Candidate]) {
    let list = CandidateList(candidates.map(\.label), columns: Terminal.size.columns)
    leave()
    Terminal.write(list.rows.map { $0 + "\n" }.joined())
    draw()
  }
}
