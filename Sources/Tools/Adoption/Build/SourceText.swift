/// Facts about a Swift file that its text shows without being parsed.
struct SourceText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Reads a file; one that can't be read is empty.
  init(path: String) { self.init(Contents.text(path) ?? "") }

  var lines: [Substring] { text.split(whereSeparator: \.isNewline) }

  /// Returns a line; the first is 1.
  func line(_ number: Int) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }

  /// The modules that are imported whatever the platform; those inside `#if` are left out.
  var imports: [String] {
    var modules: [String] = []
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline)
    where line.contains("i") || line.contains("#") {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      guard depth == 0, !line.hasPrefix("//"), !line.hasPrefix("*") else { continue }
      for statement in line.split(separator: ";") {
        if let match = statement.firstMatch(
          of:
            /^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|internal|private|fileprivate|package)\s+)*import\s+(?:(?:class|struct|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
        ) {
          modules.append(String(match.1))
        }
      }
    }
    return modules
  }

  /// The names that the file declares, in Swift or as classes of Objective-C.
  var declarations: Set<String> {
    let pattern =
      /(?:\b(?:class|struct|enum|protocol|actor|typealias|associatedtype|func|var|let|case)\s+`?|@implementation\s+)(\w+)/
    return Set(text.matches(of: pattern).map { String($0.1) })
  }

  /// Whether the file has something that is only for Linux.
  var knowsLinux: Bool { text.contains("os(Linux)") || text.contains("import Glibc") }

  /// Whether the file creates a window.
  var makesWindow: Bool { text.contains("UIWindow(") }

  /// Whether the app begins here.
  var isEntry: Bool {
    text.firstMatch(of: /(?m)^\s*@(?:UIApplicationMain|NSApplicationMain|main)\b/) != nil
  }
}
