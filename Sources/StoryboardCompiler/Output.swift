/// Swift code in lines, each of which knows the line of the storyboard that it comes from.
struct Output {
  private(set) var lines: [String] = []
  private let path: String
  private var depth = 0

  init(path: String) { self.path = SwiftText.literal(path) }

  /// Adds a line of code.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - element: The element that it comes from, which errors of the compiler name.
  mutating func add(_ text: String, from element: Element? = nil) {
    if let element {
      lines.append("#sourceLocation(file: \(path), line: \(element.line))")
    }
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// Adds lines between braces.
  mutating func block(
    _ head: String, from element: Element? = nil, end: String = "}", _ body: (inout Output) -> Void
  ) {
    add(head, from: element)
    depth += 1
    body(&self)
    depth -= 1
    add(end)
  }
}
