import Foundation
import HeadlessUIKit

/// A screen with a title and buttons; its only reference to a coordinator is its delegate.
class TitledViewController: UIViewController {
  weak var delegate: AnyObject?
  private let buttons: [(String, @MainActor () -> Void)]

  init(_ title: String, buttons: [(String, @MainActor () -> Void)] = []) {
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  /// Runs a button's action.
  func press(_ title: String) { buttons.first { $0.0 == title }?.1() }

  @Content.Builder override var content: [Content.Element] {
    for (title, action) in buttons {
      Content.Button(title, action: action)
    }
  }
}
