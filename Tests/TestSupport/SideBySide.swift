public import Foundation
public import HeadlessUIKit

/// A container of an app's own that shows all its children, side by side.
public final class SideBySide: UIViewController {
  /// Makes a container of panes, the primary first.
  public init(_ title: String, _ panes: UIViewController...) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    for pane in panes {
      addChild(pane)
      pane.didMove(toParent: self)
    }
  }

  /// Makes an empty container, for UIKit demands it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
  /// A stack of screens, the root first.
  public convenience init(stack: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = stack
  }
}
