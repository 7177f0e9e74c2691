import HeadlessUIKit

/// The dots of a page view controller.
package nonisolated struct PageDots: Sendable, Hashable {
  /// The number of dots, and the index of the selected one.
  package var count: Int, current: Int
}

extension PageDots {
  /// Creates the dots below a page; `nil` if the controller isn't a page, or there are no dots.
  @MainActor init?(of controller: UIViewController) {
    var next = controller.parent
    while let current = next, !(current is UIPageViewController) { next = current.parent }
    guard let dots = (next as? UIPageViewController)?.dots else { return nil }
    self.init(count: dots.count, current: dots.current)
  }
}
