import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct DiffableTests {
    @Test func `a table shows the snapshot that was applied, and what stays keeps its cell`() {
      let app = App()
      let screen = DiffableScreen()
      app.show(screen)
      screen.apply([["A", "B"]])
      app.settle()
      let old = screen.table.visibleCells
      screen.apply([["B", "C"], ["A"]])
      app.settle()
      #expect(screen.titles == ["B", "C", "A"])
      #expect(screen.table.visibleCells[0] === old[1] && screen.table.visibleCells[2] === old[0])
      #expect(app.broken.isEmpty)
    }

    @Test func `the completion handler is called when the app settles`() {
      let app = App()
      let screen = DiffableScreen()
      app.show(screen)
      var completed = false
      screen.source.apply(NSDiffableDataSourceSnapshot()) { completed = true }
      #expect(!completed)
      app.settle()
      #expect(completed)
    }

    @Test func `items and their places are found by identifier`() {
      let app = App()
      let screen = DiffableScreen()
      app.show(screen)
      screen.apply([["A"], ["B"]])
      #expect(screen.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "B")
      #expect(screen.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
      #expect(screen.source.indexPath(for: "B") == IndexPath(row: 0, section: 1))
      #expect(screen.source.sectionIdentifier(for: 1) == 1 && screen.source.index(for: 7) == nil)
    }

    @Test func `snapshots are changed by identifier`() {
      let app = App()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([1, 2])
      snapshot.insertSections([0], beforeSection: 1)
      snapshot.appendItems(["A", "B", "C"], toSection: 0)
      snapshot.appendItems(["D"])
      snapshot.insertItems(["X"], afterItem: "A")
      snapshot.moveItem("C", beforeItem: "D")
      snapshot.deleteItems(["B"])
      snapshot.moveSection(2, beforeSection: 0)
      #expect(snapshot.sectionIdentifiers == [2, 0, 1])
      #expect(snapshot.itemIdentifiers == ["C", "D", "A", "X"])
      #expect(snapshot.numberOfItems == 4 && snapshot.indexOfItem("A") == 2)
      #expect(snapshot.sectionIdentifier(containingItem: "X") == 0)
      snapshot.deleteSections([0])
      #expect(snapshot.itemIdentifiers == ["C", "D"] && app.broken.isEmpty)
    }

    @Test func `identifiers that repeat are a fault`() {
      let app = App()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["A"])
      #expect(app.broken == [.sectionMissing])
      snapshot.appendSections([0])
      snapshot.appendItems(["A", "A"])
      #expect(app.broken == [.sectionMissing, .identifiersRepeat])
      #expect(
        app.lastBreach?.detail
          == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(A)}")
      #expect(snapshot.numberOfItems == 0)
    }

    @Test func `items that the snapshot has are moved, with UIKit's warning`() {
      let app = App()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["A", "B"], toSection: 0)
      snapshot.appendItems(["A"], toSection: 1)
      #expect(snapshot.itemIdentifiers(inSection: 1) == ["A"] && snapshot.numberOfItems == 2)
      #expect(app.broken == [.identifiersExist])
      let one = app.lastBreach?.detail ?? ""
      #expect(
        one.hasPrefix(
          "Diffable data source detected an attempt to insert or append 1 item identifier that"
            + " already exists in the snapshot. The existing item identifier will be moved into"
            + " place instead, but this operation will be more expensive."), "\(one)")
      #expect(one.hasSuffix(" Item identifier that already exists: A"), "\(one)")
      snapshot.insertItems(["B", "C", "A"], beforeItem: "A")
      #expect(app.broken == [.identifiersExist, .identifiersRepeat])
      snapshot.appendItems(["B", "C", "A"])
      let several = app.lastBreach?.detail ?? ""
      #expect(several.contains(" 2 item identifiers that already exist in the snapshot. The"))
      #expect(several.hasSuffix(" Item identifiers that already exist: (B, A)"), "\(several)")
      #expect(snapshot.itemIdentifiers == ["B", "C", "A"])
      // Moving is no mistake.
      let count = app.broken.count
      snapshot.moveItem("A", beforeItem: "B")
      #expect(snapshot.itemIdentifiers == ["A", "B", "C"] && app.broken.count == count)
    }

    @Test func `section identifiers that repeat are a fault with UIKit's words`() {
      let app = App()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1, 0])
      #expect(app.broken == [.identifiersRepeat] && snapshot.numberOfSections == 0)
      #expect(
        app.lastBreach?.detail
          == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(0)}")
      snapshot.appendSections([0])
      snapshot.appendSections([1, 0])
      #expect(snapshot.sectionIdentifiers == [0])
      #expect(
        app.lastBreach?.detail
          == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(0)}")
    }

    @Test func `a section snapshot takes an item only once, with UIKit's words`() {
      let app = App()
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["A", "B"])
      snapshot.append(["C", "B", "A"])
      #expect(app.broken == [.identifiersRepeat] && snapshot.items == ["A", "B"])
      #expect(
        app.lastBreach?.detail
          == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(B, A)}"
      )
    }

    @Test func `a cell provider that returns nil is a fault`() {
      let app = App()
      let screen = DiffableScreen()
      screen.givesCells = false
      app.show(screen)
      screen.apply([["A"]])
      app.settle()
      #expect(app.broken == [.cellMissing])
    }

    @Test func `reloaded items get new cells, reconfigured ones keep theirs`() {
      let app = App()
      let screen = DiffableScreen()
      app.show(screen)
      screen.apply([["A", "B"]])
      app.settle()
      let old = screen.table.visibleCells
      var snapshot = screen.source.snapshot()
      snapshot.reloadItems(["A"])
      snapshot.reconfigureItems(["B"])
      screen.suffix = "!"
      screen.source.apply(snapshot)
      #expect(screen.titles == ["A!", "B!"])
      #expect(screen.table.visibleCells[0] !== old[0] && screen.table.visibleCells[1] === old[1])
    }
  }

  @Suite struct RefreshTests {
    @Test func `pulling a table down begins to refresh and sends valueChanged`() throws {
      let app = App()
      let screen = app.table(["A"])
      let control = UIRefreshControl()
      var pulls = 0
      control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
      screen.table.refreshControl = control
      try refresh(screen)
      #expect(pulls == 1 && control.isRefreshing)
      try refresh(screen)
      #expect(pulls == 1)
      control.endRefreshing()
      control.beginRefreshing()
      #expect(pulls == 1)
    }

    private func refresh(_ screen: UIViewController) throws {
      let gesture = screen.content.lazy.compactMap { element -> Content.Gesture? in
        guard case .gesture(let gesture) = element, gesture.kind == .refresh else { return nil }
        return gesture
      }.first
      try #require(gesture).perform(toEnd: false)
    }
  }
}

private final class DiffableScreen: UIViewController {
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var source: UITableViewDiffableDataSource<Int, String>!
  var suffix = ""
  var givesCells = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, item in
      guard givesCells else { return nil }
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item + suffix
      return cell
    }
  }

  func apply(_ sections: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(Array(sections.indices))
    for (index, items) in sections.enumerated() { snapshot.appendItems(items, toSection: index) }
    source.apply(snapshot)
  }

  var titles: [String] {
    content.flatMap { element -> [String] in
      guard case .rows(let rows) = element else { return [] }
      return (0..<rows.count).map { rows[$0].title }
    }
  }
}
