import HeadlessUIKit

extension AppSession {
  /// Calls a closure with the title that the app has given each controller, in the order of an
  /// outline's nodes; `nil` for a controller without one.
  ///
  /// - Complexity: Linear in the number of controllers.
  package func forEachTitle(_ body: (String?) -> Void) {
    for window in app.application?.windows ?? [] {
      if let root = window.rootViewController { Self.visit(root, depth: 0, body) }
    }
  }

  private static func visit(
    _ controller: UIViewController, depth: Int, _ body: (String?) -> Void
  ) {
    body(controller.givenName)
    guard depth < 100 else { return }
    for child in controller.children where !child.isAbandoned {
      visit(child, depth: depth + 1, body)
    }
    if let presented = controller.presented { visit(presented, depth: depth + 1, body) }
  }
}

extension String {
  /// Returns whether the text may contain another one, which takes a search that knows Unicode to
  /// tell.
  nonisolated func mayContain(_ other: String) -> Bool {
    var (text, part) = (self, other)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard text.count >= part.count else { return false }
        // Only in ASCII, equal texts have equal bytes.
        for byte in text where byte >= 128 { return true }
        for byte in part where byte >= 128 { return true }
        for start in 0...text.count - part.count {
          var length = 0
          while length < part.count, text[start + length] == part[length] { length += 1 }
          if length == part.count { return true }
        }
        return false
      }
    }
  }
}
