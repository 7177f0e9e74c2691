import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Names that Swift 3 and 4 had, as older projects use them.
@Suite(.serialized, .exclusive) struct EarlierNamesTests {
  @Test func `code with the names of Swift 4 means the same things`() {
    let code: any CodeOfSwift4 = OldCode()
    let button = UIButton(type: .system)
    var taps = 0
    code.add(to: button) { taps += 1 }
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    #expect(button.title(for: .normal) == "New order")
    #expect(code.attributes[.font] is UIFont)
    #expect(code.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(code.keyboard == UIResponder.keyboardWillShowNotification)
    #expect(code.rowHeight == UITableView.automaticDimension)
    let parent = UIViewController()
    let child = UIViewController()
    #expect(code.embed(child, in: parent) == [child])
  }
}

/// Code whose deprecated names are used without a warning.
@MainActor private protocol CodeOfSwift4 {
  var attributes: [NSAttributedString.Key: Any] { get }
  var insets: UIEdgeInsets { get }
  var keyboard: Notification.Name { get }
  var rowHeight: CGFloat { get }
  func add(to button: UIButton, _ action: @escaping () -> Void)
  func embed(_ child: UIViewController, in parent: UIViewController) -> [UIViewController]
}

@MainActor private struct OldCode: CodeOfSwift4 {
  @available(*, deprecated) var attributes: [NSAttributedString.Key: Any] {
    [NSFontAttributeName: UIFont.systemFont(ofSize: 40)]
  }
  @available(*, deprecated) var insets: UIEdgeInsets { UIEdgeInsetsMake(1, 2, 3, 4) }
  @available(*, deprecated) var keyboard: Notification.Name { .UIKeyboardWillShow }
  @available(*, deprecated) var rowHeight: CGFloat { UITableViewAutomaticDimension }

  @available(*, deprecated)
  func add(to button: UIButton, _ action: @escaping () -> Void) {
    let event: UIControlEvents = .touchUpInside
    let state: UIControlState = .normal
    button.setTitle("New order", for: state)
    button.addAction(UIAction { _ in action() }, for: event)
  }

  @available(*, deprecated)
  func embed(_ child: UIViewController, in parent: UIViewController) -> [UIViewController] {
    parent.addChildViewController(child)
    parent.view.addSubview(child.view)
    parent.view.bringSubview(toFront: child.view)
    child.didMove(toParentViewController: parent)
    return parent.childViewControllers
  }
}
