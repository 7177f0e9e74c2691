/// The screens after the lines of the document that was asked about last.
///
/// After an edit, only the lines below it are followed again, so that a long case costs no more at
/// each key than a short one.
struct TrailCache {
  private var uri = ""
  private var lines: [String] = []
  private var screens: [KnownApp.Screen?] = []

  /// Returns the trail before a line of a document.
  mutating func trail(_ app: KnownApp, _ document: Document, before line: Int) -> ScreenTrail {
    if uri != document.uri { (uri, lines, screens) = (document.uri, [], []) }
    var known = 0
    let bound = min(line, lines.count)
    while known < bound, lines[known] == document.lines[known] { known += 1 }
    if known < bound {
      lines.removeSubrange(known...)
      screens.removeSubrange(known...)
    }
    var trail = known > 0 ? ScreenTrail(app, on: screens[known - 1]) : ScreenTrail(app)
    for text in document.lines[known..<max(known, line)] {
      trail.follow(text)
      lines.append(text)
      screens.append(trail.screen)
    }
    return trail
  }
}
