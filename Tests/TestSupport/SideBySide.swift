package import Foundation
package import HeadlessUIKit

/// A custom container that shows all its children side by side.
package final class SideBySide: UIViewController {
  /// Creates a container of panes, beginning with the primary one.
  package init(_ title: String, _ panes: UIViewController...) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    for pane in panes {
      addChild(pane)
      pane.didMove(toParent: self)
    }
  }

  /// Creates an empty container; UIKit requires this initializer.
  package required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
  /// Creates a navigation controller with a stack of screens, beginning with the root.
  package convenience init(stack: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = stack
  }
}
