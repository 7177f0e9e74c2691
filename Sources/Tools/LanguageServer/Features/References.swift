import Script
import Shell

extension LanguageServer {
  /// Returns the lines of the workspace's walkthroughs that lead to the screen of a line, or expect
  /// it.
  ///
  /// The screen of a line is the one after it.
  func references(at position: Position, in document: Document) -> [Location] {
    let (line, _) = document.place(of: position)
    let app = app(of: document)
    let known = language(of: document).app
    var trail = language(of: document).trail(document, before: line)
    trail.follow(document, line)
    guard let screen = trail.screen else { return [] }
    // Other files may have come since.
    knownFiles = nil
    let open = Dictionary(documents.values.map { ($0.path, $0) }) { first, _ in first }
    return files.walks.flatMap { path -> [Location] in
      guard let other = open[path] ?? Document(savedAt: path), self.app(of: other) == app else {
        return []
      }
      return Self.lines(to: screen, in: other, known).map {
        Location(uri: other.uri, range: other.range(ofLine: $0))
      }
    }
  }

  private static func lines(
    to screen: KnownApp.Screen, in document: Document, _ app: KnownApp
  ) -> [Int] {
    var trail = ScreenTrail(app, on: app.startScreen)
    return document.lines.indices.filter { line in
      let before = trail.screen?.id
      trail.follow(document, line)
      guard trail.screen?.id == screen.id else { return false }
      return trail.namesScreen || trail.move != nil && before != screen.id
    }
  }
}
