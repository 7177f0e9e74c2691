import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of the rows that a display shows, and of how they look.
@Suite(.serialized, .exclusive) struct DisplayRowTests {
  private final class Table: UITableViewController {
    var sections = [0]
    var footer: String?
    var made = 0
    var cell: (IndexPath) -> UITableViewCell = { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.section).\(path.row)"
      return cell
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      made += 1
      return cell(path)
    }
    override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
  }

  private final class Grid: UICollectionViewController {
    var sections = [6]
    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section] }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(indexPath.item)"
      cell.contentConfiguration = content
      return cell
    }
  }

  private func launch(_ root: UIViewController) async -> AppSession {
    let session = AppSession.fixture { root }
    await session.launch()
    return session
  }

  private func pane(_ session: AppSession, around target: ElementTarget? = nil) throws
    -> DisplayPane
  {
    try #require(session.display(around: target)?.layers.last?.panes.first)
  }

  private func rows(_ pane: DisplayPane) -> [RowLook] {
    pane.elements.compactMap { if case .row(let look) = $0.look { look } else { nil } }
  }

  @Test func `a cell's accessory, style, and image are those of the row`() async throws {
    let table = Table()
    table.sections = [5]
    table.cell = { path in
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle, .default, .subtitle]
      let accessories: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
      ]
      let cell = UITableViewCell(style: styles[path.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = path.row < 4 ? "Detail" : nil
      cell.accessoryType = accessories[path.row]
      if path.row == 1 { cell.imageView?.image = UIImage(named: "Fred") }
      return cell
    }
    let looks = rows(try pane(await launch(table)))
    #expect(looks.map(\.accessory) == [.none, .chevron, .checkmark, .none, .chevron])
    #expect(looks.map(\.hasSubtitle) == [false, false, true, false, false])
    #expect(looks.map(\.image) == [nil, "Fred", nil, nil, nil])
  }

  @Test func `a list configuration says where its texts are`() async throws {
    let table = Table()
    table.sections = [2]
    table.cell = { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content: UIListContentConfiguration = path.row == 0 ? .valueCell() : .subtitleCell()
      content.text = "Title"
      content.secondaryText = "Detail"
      content.image = UIImage(named: "Photo")
      cell.contentConfiguration = content
      return cell
    }
    let looks = rows(try pane(await launch(table)))
    #expect(looks.map(\.hasSubtitle) == [false, true])
    #expect(looks.map(\.image) == ["Photo", "Photo"])
  }

  @Test func `the first row of a section starts it, and footers are footers`() async throws {
    let table = Table()
    table.sections = [2, 1]
    table.footer = "The end"
    let pane = try pane(await launch(table))
    #expect(rows(pane).map(\.startsSection) == [true, false, true])
    #expect(
      pane.elements.filter { $0.look == .footer }.map(\.element.label) == ["The end", "The end"])
  }

  @Test func `a grid has the columns of its layout`() async throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumInteritemSpacing = 10
    let width = UIScreen.main.bounds.width
    let session = await launch(Grid(collectionViewLayout: flow))
    let columns = Int((UIScreen.main.bounds.width + 10) / 110)
    #expect(Set(rows(try pane(session)).map(\.columns)) == [columns], "\(width)")

    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    for group in [
      NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]),
      .horizontal(layoutSize: size, repeatingSubitem: item, count: 3),
    ] {
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let session = await launch(Grid(collectionViewLayout: layout))
      #expect(Set(rows(try pane(session)).map(\.columns)) == [3])
    }
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    #expect(
      Set(rows(try pane(await launch(Grid(collectionViewLayout: list)))).map(\.columns)) == [1])
  }

  @Test func `the rows begin above an element that would be too far down`() async throws {
    let session = await launch(
      FixtureScreen("List") { _ in
        Content.Rows(count: 1_000_000) { index in Content.Row("Row \(index)") {} }
      })
    var pane = try pane(session)
    #expect(pane.rowsBefore == 0 && pane.elements.first?.element.label == "Row 0")
    #expect(pane.elements.count + pane.rowsAfter == 1_000_000)
    func target(_ row: Int) -> ElementTarget {
      ElementTarget(controller: pane.controller, kind: .row, label: "Row \(row)", ordinal: row)
    }
    #expect(try self.pane(session, around: target(2)).rowsBefore == 0)
    pane = try self.pane(session, around: target(500_000))
    #expect(pane.rowsBefore == 499_997 && pane.elements[3].element.label == "Row 500000")
    #expect(pane.rowsBefore + pane.elements.count + pane.rowsAfter == 1_000_000)
    #expect(rows(pane).contains { $0.startsSection } == false)
    pane = try self.pane(session, around: target(999_999))
    #expect(pane.elements.last?.element.label == "Row 999999" && pane.rowsAfter == 0)
  }

  @Test func `a table that was scrolled shows the rows from there`() async throws {
    let table = Table()
    table.title = "Rows"
    table.sections = [100, 10_000]
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    let session = await launch(navigation)
    #expect(try pane(session).bar?.isLarge == true)
    table.tableView.scrollToRow(at: IndexPath(row: 400, section: 1), at: .top, animated: false)
    _ = await session.perform(.foreground)
    let pane = try pane(session)
    #expect(pane.rowsBefore == 500 && pane.bar?.isLarge == false)
    #expect(pane.elements.first { $0.element.kind == .row }?.element.label == "Row 1.400")
  }

  @Test func `only the rows that a display may show are made`() async throws {
    let table = Table()
    table.sections = [10_000]
    let session = await launch(table)
    let before = table.made
    _ = session.display()
    #expect(table.made - before <= 40)
  }

  @Test func `a search can dim the rows`() async throws {
    let screen = FixtureScreen("List") { _ in Content.Row("Fred") {} }
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = true
    screen.navigationItem.searchController = search
    screen.appeared = { _ in search.isActive = true }
    let session = await launch(UINavigationController(rootViewController: screen))
    #expect(try pane(session).elements.first?.element.isEnabled == false)
  }

  @Test func `the button about a row looks like an icon`() async throws {
    let table = Table()
    table.sections = [2]
    table.cell = { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.accessoryType = path.row == 0 ? .detailButton : .detailDisclosureButton
      return cell
    }
    let elements = try pane(await launch(table)).elements
    #expect(elements.map(\.element.kind) == [.row, .button, .row, .button])
    #expect(elements[1].look == .info && elements[3].look == .info)

    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = ListWithDetails(collectionViewLayout: layout)
    let items = try pane(await launch(list))
    #expect(items.elements.map { $0.look == .info } == [false, true, false])
    #expect(rows(items).map(\.accessory) == [.chevron, .info])
  }

  private final class ListWithDetails: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      guard let cell = cell as? UICollectionViewListCell else { return cell }
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(indexPath.item)"
      cell.contentConfiguration = content
      cell.accessories =
        indexPath.item == 0 ? [.disclosureIndicator(), .detail(actionHandler: {})] : [.detail()]
      return cell
    }
  }

  @Test func `a row whose only text is that of a field has no title`() async throws {
    let table = Table()
    table.sections = [2]
    table.cell = { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if path.row == 1 { cell.textLabel?.text = "Name" }
      let field = UITextField()
      field.placeholder = "Your name"
      cell.contentView.addSubview(field)
      return cell
    }
    let pane = try pane(await launch(table))
    #expect(rows(pane).map(\.hasTitle) == [false, true])
    #expect(
      pane.elements.map(\.element.label) == [
        "Your name", "Your name", "Name", "Name: Your name",
      ])
  }

  @Test func `the rows of a grid begin with a whole line of items`() async throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let grid = Grid(collectionViewLayout: flow)
    grid.sections = [7, 200]
    let session = await launch(grid)
    let columns = try #require(rows(try pane(session)).first?.columns)
    #expect(columns > 1)
    for row in 150..<156 {
      let target = ElementTarget(
        controller: try pane(session).controller, kind: .row, label: "Item \(row - 7)",
        ordinal: row)
      let pane = try pane(session, around: target)
      #expect(pane.rowsBefore > 100 && (pane.rowsBefore - 7).isMultiple(of: columns))
      #expect(pane.elements.contains { $0.element.ordinal == row })
    }
  }

  @Test func `controls inside a row follow it`() async throws {
    let table = Table()
    table.sections = [2]
    table.cell = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      cell.accessoryView = UISwitch()
      return cell
    }
    let elements = try pane(await launch(table)).elements
    #expect(elements.map(\.element.kind) == [.row, .toggle, .row, .toggle])
    #expect(elements.map(\.element.row) == [nil, 0, nil, 1])
    #expect(
      elements.compactMap { if case .row(let row) = $0.look { row.startsSection } else { nil } }
        == [true, false])
  }
}
