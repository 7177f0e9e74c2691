/// The columns of the help overview: a heading, and two commands with their summaries on a line.
struct OverviewColumns {
  private let heading: Int
  private let name: Int
  private let width: Int

  /// Measures the commands that an overview of the given width lists.
  init(_ commands: [Command], width: Int) {
    heading = (Command.Group.allCases.map(\.rawValue.count).max() ?? 0) + 1
    name = (commands.map(\.name.count).max() ?? 0) + 2
    self.width = width
  }

  /// Returns the lines of a group.
  func lines(of title: String, _ commands: [Command]) -> [String] {
    let cell = (width - heading) / 2
    return stride(from: 0, to: commands.count, by: 2).map { place in
      let start = (place == 0 ? title : "").padded(to: heading)
      let first = commands[place].name.padded(to: name)
      guard place + 1 < commands.count else {
        return start + first + brief(commands[place].summary, width - heading - name)
      }
      let next = commands[place + 1]
      return start + (first + brief(commands[place].summary, cell - name - 2)).padded(to: cell)
        + next.name.padded(to: name) + brief(next.summary, width - heading - cell - name)
    }
  }

  /// Returns a list of items as lines, wrapped between the items.
  func list(_ title: String, _ items: [String], separator: String) -> [String] {
    var lines: [String] = []
    var line = title.padded(to: heading)
    var isEmpty = true
    for item in items {
      if !isEmpty, line.count + separator.count + item.count > width {
        lines.append(line)
        line = "".padded(to: heading)
        isEmpty = true
      }
      line += (isEmpty ? "" : separator) + item
      isEmpty = false
    }
    return lines + [line]
  }

  /// Returns a summary, or as much of it as fits: its first clause or its first words.
  private func brief(_ summary: String, _ bound: Int) -> String {
    guard summary.count > bound else { return summary }
    let clause = summary.prefix { $0 != "," && $0 != ":" }
    guard clause.count > bound else { return String(clause) }
    var words = clause.split(separator: " ")
    while words.count > 1, words.joined(separator: " ").count + 2 > bound { words.removeLast() }
    return words.joined(separator: " ") + " …"
  }
}
