import Foundation
import HeadlessUIKit

/// A table whose cells can't be made, each time by another mistake of the app.
final class TrappingTableViewController: UITableViewController {
  enum Mistake: String, CaseIterable {
    case trapInInit = "TrapInInit"
    case otherClass = "OtherClass"
    case notRegistered = "NotRegistered"
  }

  private let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TrappingCell.self, forCellReuseIdentifier: Mistake.trapInInit.rawValue)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Mistake.otherClass.rawValue)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: mistake.rawValue) else {
      fatalError("no cell")
    }
    guard let own = cell as? TrappingCell else { preconditionFailure("not a TrappingCell") }
    return own
  }
}

private final class TrappingCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    preconditionFailure("no cell like this")
  }

  required init?(coder: NSCoder) { nil }
}
