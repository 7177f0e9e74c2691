import Foundation
import HeadlessUIKit

/// A view controller that records its callbacks, for example `A.viewWillAppear`.
final class Screen: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.write("\(name).viewDidLoad", .load)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.write("\(name).viewWillAppear", .appearance)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.write("\(name).viewDidAppear", .appearance)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.write("\(name).viewWillDisappear", .appearance)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.write("\(name).viewDidDisappear", .appearance)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.write("\(name).willMove(\(parent == nil ? "nil" : "parent"))", .move)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.write("\(name).didMove(\(parent == nil ? "nil" : "parent"))", .move)
  }
}
