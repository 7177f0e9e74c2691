import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of menus whose elements the app delivers after they were asked for.
@Suite(.serialized, .exclusive) struct LateMenuTests {
  private final class People: UITableViewController {
    let names = ["Fred", "Barney"]
    let hold = UIButton(type: .system)
    var chosen: [String] = []

    private func late(_ title: String) -> UIDeferredMenuElement {
      .uncached { [weak self] done in
        nonisolated(unsafe) let done = done
        DispatchQueue.main.async { [weak self] in
          done([UIAction(title: "Share") { _ in self?.chosen.append("share \(title)") }])
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "People"
      hold.setTitle("Hold", for: .normal)
      hold.menu = UIMenu(children: [late("Hold")])
      tableView.tableFooterView = hold
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let menu = UIMenu(children: [late(names[indexPath.row])])
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
  }

  @Test func `a press waits for the elements of the same menu that the main queue delivers`() async
  {
    let people = People()
    let walker = await Walker.on(.root { UINavigationController(rootViewController: people) })
    await walker.expect("press Fred Share")
    #expect(people.chosen == ["share Fred"])
    await walker.expect("press Hold Share")
    await walker.expect("press Barney Share")
    #expect(people.chosen == ["share Fred", "share Hold", "share Barney"])
  }
}
