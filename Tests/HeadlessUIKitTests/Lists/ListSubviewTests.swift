import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ListSubviewTests {
    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }

    @Test func `what an app adds to a table beside the rows is read after them`() {
      let app = App()
      let screen = TableScreen(["A"])
      app.show(screen)
      let hidden = label("Hidden")
      hidden.isHidden = true
      screen.table.tableHeaderView = label("Header")
      screen.table.backgroundView = label("Empty")
      screen.table.refreshControl = UIRefreshControl()
      for view in [label("Loading"), hidden] { screen.table.addSubview(view) }
      #expect(lines(screen.content) == ["Header", "A", "Loading", "<refresh>"])
    }

    @Test func `what an app adds to a collection controller's view is read after the items`() {
      let app = App()
      let screen = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      app.show(screen)
      screen.view.addSubview(label("Nothing here"))
      #expect(lines(screen.content) == ["Nothing here"])
    }

    @Test func `views that the delegate gives for headers aren't read twice`() {
      let app = App()
      let screen = HeaderScreen(style: .plain)
      app.show(screen)
      #expect(lines(screen.content) == ["# Fruit", "Apple"])
    }

    @Test func `only a list with swipe actions offers them`() {
      let app = App()
      let grid = GridScreen(["A"])
      app.show(grid)
      #expect(!grid.rows()[0].mayOfferSwipes)
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      grid.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      app.settle()
      #expect(!grid.rows()[0].mayOfferSwipes)
      list.leadingSwipeActionsConfigurationProvider = { _ in nil }
      grid.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      app.settle()
      #expect(grid.rows()[0].mayOfferSwipes)
      let table = TableScreen(["A"])
      app.show(table)
      #expect(table.rows()[0].mayOfferSwipes)
      table.table.delegate = nil
      table.table.dataSource = BareRows.shared
      app.settle()
      #expect(!table.rows()[0].mayOfferSwipes && !table.rows()[0].mayOfferPresses)
    }
  }
}

/// A table with a plain view as the header of its section.
private final class HeaderScreen: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Apple"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let (view, label) = (UIView(), UILabel())
    label.text = "Fruit"
    view.addSubview(label)
    return view
  }
}

/// A data source whose rows can't be changed.
@MainActor
private final class BareRows: NSObject, UITableViewDataSource {
  static let shared = BareRows()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
