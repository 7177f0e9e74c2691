import HeadlessUIKit

extension AppSession {
  /// Calls a closure with the title that the app has given each controller, in the order of an
  /// outline's nodes; `nil` for a controller without one.
  ///
  /// - Complexity: Linear in the number of controllers.
  package func forEachTitle(_ body: (String?) -> Void) {
    for window in app.application?.allWindows ?? [] {
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
