import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct DimmedSearchTests {
  private func walker(_ list: SearchedListViewController) async -> Walker {
    await Walker.on(.root { UINavigationController(rootViewController: list) })
  }

  @Test func `a search dims the rows, and the refusal says how to go on`() async {
    let list = SearchedListViewController(isDimmed: true)
    let walker = await walker(list)
    await walker.expect("search ap")
    let complaint = await walker.complaint(of: "select Apple")
    #expect(
      complaint.hasPrefix("\"Apple\" is dimmed by the search; cancel the search, or set the"),
      "\(complaint)")
    #expect(complaint.hasSuffix("try \"tap Cancel\"") && list.title == "Fruit", "\(complaint)")
    await walker.expect("tap Cancel; select Apple")
    #expect(list.title == "Chose 0")
  }

  @Test func `dimmed rows are shown, but neither listed as actions nor completed`() async {
    let list = SearchedListViewController(isDimmed: true)
    let walker = await walker(list)
    func offers() async -> [String] {
      Completer(walker.shell.state).complete("select ").candidates
        + (await walker.output(of: "actions")).split(separator: "\n").map(String.init)
        .filter { $0.contains("Apple") || $0.contains("ROW") }
    }
    let before = await offers()
    #expect(
      before == ["Apple", "select Apple", "tap Apple: Star", "swipe ROW ACTION"], "\(before)")
    await walker.expect("search ap")
    #expect(await walker.output(of: "screen").contains("\n  1  Apple "))
    let dimmed = await offers()
    #expect(dimmed.isEmpty, "\(dimmed)")
    #expect(await !walker.output(of: "actions Apple").contains("Star"))
    await walker.expect("expect row Apple; expect no enabled Apple; tap Cancel")
    #expect(await walker.output(of: "actions Apple").contains("tap Apple: Star"))
    #expect(await offers() == before)
  }

  @Test func `a list isn't dimmed unless its search controller says so`() async {
    let list = SearchedListViewController(isDimmed: false)
    let walker = await walker(list)
    await walker.expect("search ap; select Apple")
    #expect(list.title == "Chose 0")
  }
}

private final class SearchedListViewController: UITableViewController {
  let search = UISearchController(searchResultsController: nil)

  init(isDimmed: Bool) {
    if isDimmed { search.obscuresBackgroundDuringPresentation = true }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    navigationItem.searchController = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Apple"
    cell.accessoryView = UIButton(primaryAction: UIAction(title: "Star") { _ in })
    return cell
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    ])
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Chose \(indexPath.row)"
  }
}
