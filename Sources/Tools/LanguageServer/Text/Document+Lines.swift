import Script
import Shell

extension Document {
  /// The depth of each line in blocks; the header and the `end` of a block are as deep as it is.
  var depths: [Int] {
    var depth = 0
    return kinds.map { kind in
      switch kind {
      case .block:
        depth += 1
        return depth - 1
      case .otherwise: return max(0, depth - 1)
      case .end:
        depth = max(0, depth - 1)
        return depth
      // A title can't be in a block, so that the block before it lacks its end.
      case .text(.title):
        depth = 0
        return depth
      default: return depth
      }
    }
  }

  /// The lines of the titles, counted from 0.
  var titles: [Int] { kinds.enumerated().filter { $0.element == .text(.title) }.map(\.offset) }

  /// The last line of the case whose title is on a line, without blank lines at its end.
  func lastLine(ofCaseAt title: Int, next: Int?) -> Int {
    let end = next ?? lines.count
    return lines[title..<end].lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? title
  }

  /// The app that the document names; `nil` if it names none.
  var app: String? {
    for (line, kind) in zip(lines, kinds) {
      switch kind {
      case .text(.setting):
        if case .app(let name)? = Self.setting(line) { return name }
      case .nothing: continue
      default: return nil
      }
    }
    return nil
  }

  /// The names of the environment variables from which the document's secrets come.
  var secretVariables: [String] {
    zip(lines, kinds).compactMap { line, kind in
      guard kind == .text(.setting), case .secret(_, let variable)? = Self.setting(line)
      else { return nil }
      return variable
    }
  }

  /// Returns the setting on a line; `nil` if it has a mistake.
  private static func setting(_ line: String) -> ScriptSetting? {
    var parser = StatementParser(.lines, texts: LineForm.kinds)
    guard case .statement(.text(let text)) = parser.parse(ScriptLine(line, number: 1)) else {
      return nil
    }
    return try? ScriptSetting(text.command)
  }
}
