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

    @Test func `a controller's list offers only the gestures that its class implements`() {
      let app = App()
      let plain = HeaderScreen(style: .plain)
      app.show(plain)
      #expect(!plain.row.mayOfferSwipes && !plain.row.mayOfferPresses)
      let swiped = SwipedScreen(style: .plain)
      app.show(swiped)
      #expect(swiped.row.mayOfferSwipes && !swiped.row.mayOfferPresses)
      let pressed = PressedScreen(style: .plain)
      app.show(pressed)
      #expect(!pressed.row.mayOfferSwipes && pressed.row.mayOfferPresses)
      let deletable = DeletableScreen(style: .plain)
      app.show(deletable)
      #expect(deletable.row.mayOfferSwipes && !deletable.row.mayOfferPresses)
      for (isPressed, screen) in [(false, ItemScreen()), (true, PressedItemScreen())] {
        app.show(screen)
        guard case .rows(let rows)? = screen.content.first else {
          Issue.record("there are no items")
          return
        }
        #expect(!rows[0].mayOfferSwipes && rows[0].mayOfferPresses == isPressed)
      }
    }

    @Test func `a text of several lines reads as one`() {
      let app = App()
      let page = app.page(label("Orders in progress\n0"), label("\n"))
      #expect(lines(page.content) == ["Orders in progress 0"])
      let screen = TableScreen(["Fred\n\nFlintstone"])
      app.show(screen)
      #expect(screen.titles == ["Fred Flintstone"])
    }
  }
}

private final class SwipedScreen: HeaderScreen {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }
}

private final class PressedScreen: HeaderScreen {
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
}

private final class DeletableScreen: HeaderScreen {
  private var calls = 0
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { calls += 1 }
}

private class ItemScreen: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class PressedItemScreen: ItemScreen {
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
}

/// A table with a plain view as the header of its section.
private class HeaderScreen: UITableViewController {
  var row: Content.Row {
    guard case .rows(let rows)? = content.first else { return Content.Row("") }
    return rows[0]
  }

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
