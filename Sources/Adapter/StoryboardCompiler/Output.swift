import BuildFormats

/// Swift code in lines, each of which knows the line of the document that it comes from.
struct Output {
  private(set) var lines: [String] = []
  private let path: String
  private var depth = 0

  init(path: String) { self.path = path }

  /// Adds a line of code.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - element: The element that it comes from, which errors of the compiler name.
  mutating func add(_ text: String, from element: Element? = nil) {
    if let element {
      lines.append(SwiftLiteral.location(path, line: element.line))
    }
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// Adds a line without indentation, as in a literal.
  mutating func add(raw text: String) { lines.append(text) }

  /// Adds lines between braces.
  mutating func block(_ head: String, end: String = "}", _ body: (inout Output) -> Void) {
    add(head)
    depth += 1
    body(&self)
    depth -= 1
    add(end)
  }
}
