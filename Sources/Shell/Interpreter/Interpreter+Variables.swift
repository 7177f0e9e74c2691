extension Interpreter {
  /// A text with values for its variables, the innermost that have them.
  func expand(_ text: String, _ style: Expansion.Style) throws(CommandError) -> String {
    try Expansion.expand(text, style, among: variableNames) { variable($0) }
  }

  private func variable(_ name: String) -> String? {
    for frame in frames.reversed() {
      switch frame {
      case .lines(let open):
        if let column = open.names.firstIndex(of: name), open.row < open.rows.count {
          return open.rows[open.row][column]
        }
        if let value = open.scope?.variables[name] { return value }
      case .script(let script):
        if let value = script.scope.variables[name] { return value }
      case .line, .actions, .check, .rounds: continue
      }
    }
    return scope.variables[name]
  }

  private var variableNames: [String] {
    var names = Set(scope.variables.keys)
    for frame in frames {
      switch frame {
      case .lines(let open): names.formUnion(open.names)
      case .script(let script): names.formUnion(script.scope.variables.keys)
      case .line, .actions, .check, .rounds: continue
      }
    }
    return names.sorted()
  }
}
