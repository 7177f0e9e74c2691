import Shell

/// A writer that prints a map as an indented tree, with the commands that lead from screen to
/// screen.
struct MapWriter {
  let map: KnownMap
  /// The identity of the visible screen; `nil` if there is none.
  let current: String?

  /// The maximum width of the column with the names where nothing is known about the terminal.
  private static let widestName = 40

  func write(to output: TextOutput) {
    let columns = output.layout()?.columns
    let rows = self.rows
    let bound = min(Self.widestName, columns.map { $0 / 2 } ?? Self.widestName)
    let names = rows.map { row in
      let indent = String(repeating: "  ", count: min(row.depth, bound / 4))
      return indent + Layout.shortened(output.safe(row.screen.name), to: bound - indent.count)
    }
    let width = names.map { DisplayWidth.of($0) }.max() ?? 0
    for (row, name) in zip(rows, names) {
      let isCurrent = row.screen.id == current
      output.write(isCurrent ? "* " : "  ")
      output.write(name, isCurrent ? .bold : nil)
      if let words = words(for: row.screen) {
        output.writeSpaces(width - DisplayWidth.of(name) + 2)
        let command = output.safe(words)
        let rest = columns.map { max(8, $0 - width - 5) }
        output.write(rest.map { Layout.shortened(command, to: $0) } ?? command, .faint)
      }
      output.write("\n")
    }
    if rows.isEmpty { output.write("no screens are known\n") }
    let notes = self.notes
    if !notes.isEmpty { output.write("\n") }
    for note in notes { output.write("\(note)\n") }
    output.write("\n")
  }

  /// Notes on the parts that the map lacks.
  private var notes: [String] {
    [
      map.incomplete.map { "incomplete: \($0)" },
      map.beginsAtLaunch ? nil : "explored from a later screen than that of the launch",
      map.cuts.isEmpty ? nil : "not explored further: \(map.cuts.joined(separator: "; "))",
    ].compactMap(\.self)
  }

  /// Returns what stands beside a screen's name; `nil` for the start.
  private func words(for screen: KnownMap.Screen) -> String? {
    if !screen.command.isEmpty { return screen.command.withoutRepetitions }
    return screen.walk == nil && map.states != nil ? "(no walk led there again)" : nil
  }

  private var rows: [(screen: KnownMap.Screen, depth: Int)] {
    var children: [Int: [Int]] = [:]
    for (place, screen) in map.screens.enumerated() {
      if let parent = screen.parent { children[parent, default: []].append(place) }
    }
    var rows: [(screen: KnownMap.Screen, depth: Int)] = []
    var waiting = map.screens.indices.filter { map.screens[$0].parent == nil }.reversed()
      .map { (place: $0, depth: 0) }
    while let (place, depth) = waiting.popLast() {
      rows.append((map.screens[place], depth))
      waiting += (children[place] ?? []).reversed().map { ($0, depth + 1) }
    }
    return rows
  }
}
