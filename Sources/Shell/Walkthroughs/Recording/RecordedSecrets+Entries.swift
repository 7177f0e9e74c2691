import Script
import Shell

extension RecordedSecrets {
  /// Returns the lines of entries with secrets replaced by variables.
  mutating func lines(of entries: ArraySlice<RecordedEntry>, _ shell: ShellState) -> [String] {
    let search = SecretSearch(shell)
    return entries.flatMap { entry in
      let lines = hiding(entry, search, shell.table)
      return withMessage(of: entry, lines, search)
    }
    .map(Self.onOneLine)
  }

  /// Returns an entry's lines with secrets replaced by variables.
  ///
  /// A command that can't be written without a secret becomes a comment.
  private mutating func hiding(
    _ entry: RecordedEntry, _ search: SecretSearch, _ table: CommandTable
  ) -> [String] {
    switch entry.kind {
    case .text: return entry.lines.map { hiding(text: $0, search) }
    case .title(let tags):
      return [""]
        + entry.lines.map { hiding(title: $0, tags.map { " @\($0)" }.joined(), search) }
    case .comment: return entry.lines.map { redacted($0, search) }
    case .action, .command: break
    }
    for lines in [entry.lines] + entry.others {
      let hidden = lines.map { hiding(command: $0, search, table) }
      if !hidden.contains(where: SecretFilter.hasStars) { return hidden }
    }
    return entry.lines.map {
      let hidden = hiding(command: $0, search, table)
      return SecretFilter.hasStars(hidden)
        ? "# left out, because it contains a secret: \(hidden)" : hidden
    }
  }

  /// Returns a title and its tags with secrets replaced by variables.
  ///
  /// A secret may begin in the title or look like a tag, so tags with a secret are part of the
  /// title.
  private mutating func hiding(
    title: String, _ tags: String, _ search: SecretSearch
  ) -> String {
    let whole = title + tags
    let isSecret = search.hits(in: Array(whole.utf8)).contains {
      $0.range.upperBound > title.utf8.count
    }
    guard !isSecret else { return hiding(text: whole, search, CaseTitle.escaped) }
    return hiding(text: title, search, CaseTitle.escaped) + hiding(text: tags, search)
  }

  /// Returns a line that can be written, which isn't one whose variables stand for several lines.
  private static func onOneLine(_ line: String) -> String {
    line.utf8.contains(UInt8(ascii: "\n"))
      ? "# left out, because it contains a line break: \(SafeText.escaped(line))" : line
  }

  private mutating func withMessage(
    of entry: RecordedEntry, _ lines: [String], _ search: SecretSearch
  ) -> [String] {
    guard let message = entry.message, let last = lines.last, !last.hasPrefix("#") else {
      return lines
    }
    return lines.dropLast() + [last + hiding(text: " -- \(message)", search)]
  }
}
