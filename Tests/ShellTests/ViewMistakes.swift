import Foundation
import HeadlessUIKit

/// A screen written as for a phone, whose buttons each make a mistake that UIKit punishes.
final class MistakenViewController: UIViewController {
  private let first = UITextField()
  private let second = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mistakes"
    (first.placeholder, second.placeholder) = ("First", "Second")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    for (title, mistake) in mistakes {
      stack.addArrangedSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: title) { [weak self] _ in
            guard let self else { return }
            mistake(self)()
          }))
    }
    view.addSubview(stack)
  }

  private let mistakes: [(String, (MistakenViewController) -> () -> Void)] = [
    ("Into itself", intoItself), ("Around", around), ("Strangers", strangers),
    ("Take turns", takeTurns),
  ]

  private func intoItself() { view.addSubview(view) }

  private func around() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
  }

  private func strangers() {
    let stranger = UIView()
    stranger.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }

  private func takeTurns() {
    for field in [first, second] { field.delegate = self }
    first.becomeFirstResponder()
    second.becomeFirstResponder()
  }
}

extension MistakenViewController: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) {
    (textField === first ? first : second).becomeFirstResponder()
  }
}

/// A table in a plain controller, with mistakes in its data source.
final class MistakenListViewController: UITableViewController {
  enum Mistake: CaseIterable {
    case none, counts, negative, notRegistered, dequeuesTwice
  }

  var mistake: Mistake
  private var count: Int
  private(set) var asked = 0

  init(_ mistake: Mistake, count: Int = 5) {
    self.mistake = mistake
    self.count = count
    super.init(style: .plain)
    title = "List"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Drop",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if mistake != .counts { count -= 1 }
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mistake == .negative ? -count : count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let identifier = mistake == .notRegistered ? "rwo" : "row"
    if mistake == .dequeuesTwice {
      _ = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessibilityIdentifier = "row-\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Chose \(indexPath.row)"
  }
}
