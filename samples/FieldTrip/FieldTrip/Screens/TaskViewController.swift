import UIKit

/// A screen with a stack of views, and a text that says what has happened.
class TaskViewController: UIViewController {
  let stack = UIStackView()
  let status = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    stack.addArrangedSubview(status)
  }

  func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: title) { _ in action() })
    stack.addArrangedSubview(button)
  }

  /// Shows a text, from any thread.
  nonisolated func show(_ text: String) {
    DispatchQueue.main.async { self.status.text = text }
  }
}

/// A stop of the trip, which a notification leads to.
final class StopViewController: TaskViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    status.text = "You are here"
  }
}
