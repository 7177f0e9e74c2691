package import Foundation
package import HeadlessUIKit

/// A screen that a test defines inline.
package final class FixtureScreen: UIViewController {
  private let elements: (FixtureScreen) -> [Content.Element]
  /// A closure that is called when the view has appeared.
  package var appeared: (FixtureScreen) -> Void = { _ in }

  /// Creates a screen with a title and its elements.
  package init(
    _ title: String,
    @Content.Builder content: @escaping (FixtureScreen) -> [Content.Element] = { _ in [] }
  ) {
    elements = content
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an empty screen; UIKit requires this initializer.
  package required init?(coder: NSCoder) {
    elements = { _ in [] }
    super.init(coder: coder)
  }

  /// The elements that the test has specified.
  package override var content: [Content.Element] { elements(self) }

  /// Calls `appeared`.
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared(self)
  }

  /// Pushes a screen onto this screen's navigation stack.
  package func push(_ screen: UIViewController, animated: Bool = true) {
    navigationController?.pushViewController(screen, animated: animated)
  }
}
