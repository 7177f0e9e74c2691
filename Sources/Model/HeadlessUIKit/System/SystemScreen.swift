package import Foundation

/// A screen of the system inside an app, such as a composer or a picker, which a person answers.
package final class SystemScreen: UIViewController {
  private let elements: () -> [Content.Element]

  nonisolated deinit {}

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - cancel: What the button Cancel does; `nil` if there is none.
  ///   - done: The title of the button on the right, and what it does; `nil` if there is none.
  ///   - elements: A closure that returns what the screen shows.
  package init(
    title: String, cancel: (() -> Void)? = nil, done: (title: String, action: () -> Void)? = nil,
    @Content.Builder elements: @escaping () -> [Content.Element] = { [] }
  ) {
    self.elements = elements
    super.init(nibName: nil, bundle: nil)
    self.title = title
    if let cancel {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    }
    if let done {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: done.title, primaryAction: UIAction { _ in done.action() })
    }
  }

  /// Returns `nil`, because storyboards don't contain screens of the system.
  package required init?(coder: NSCoder) { nil }

  package override var content: [Content.Element] { elements() }
}

extension UIView {
  /// The elements that a view of another framework of the system shows; `nil` for other views.
  package final var shownContent: (() -> [Content.Element])? {
    get { rareSettings?.shownContent }
    set { rare.shownContent = newValue }
  }
}
