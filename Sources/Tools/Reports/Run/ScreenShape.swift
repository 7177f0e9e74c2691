/// The elements of a screen without their texts, by which screens in two languages are compared.
struct ScreenShape: Hashable {
  /// The kind of a line.
  enum Line: Hashable {
    case row
    /// A button or another control, which is in brackets.
    case control
    case text
  }

  /// The separators between the screens on the path.
  let path: String
  let lines: [Line]

  init(_ step: StepReport) {
    path = step.stack.filter { "›|·".contains($0) }
    lines = step.screen.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      guard let first = text.first else { return .text }
      if first == "[" { return .control }
      let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      return !number.isEmpty && text.dropFirst(number.count).hasPrefix("  ") ? .row : .text
    }
  }

  /// Returns the index of the first line that differs.
  func firstDifference(from other: ScreenShape) -> Int {
    zip(lines, other.lines).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
  }
}
