import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TableTests {
    @Test func `a table's content consists of its data source's headers and rows`() throws {
      let table = Table(rows: 3)
      let rows = try #require(table.rows)
      #expect(table.content.count == 1)
      #expect(rows.header == "Numbers" && rows.count == 3)
      #expect(rows[1].title == "Row 1" && rows[1].detail == "of 3")
    }

    @Test func `selecting a row asks the delegate, then notifies it`() throws {
      let table = Table(rows: 3)
      let rows = try #require(table.rows)
      rows[2].activate()
      #expect(table.calls == ["willSelect 2", "didSelect 2"])
      #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
      table.calls = []
      rows[1].activate()
      #expect(table.calls == ["willSelect 1", "didDeselect 2", "didSelect 1"])
    }

    @Test func `the delegate can prevent a selection`() throws {
      let table = Table(rows: 3)
      let rows = try #require(table.rows)
      rows[0].activate()
      #expect(table.calls == ["willSelect 0"])
      #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `a row whose selection style is none can be selected`() throws {
      let table = Table(rows: 3)
      table.selectionStyle = .none
      let rows = try #require(table.rows)
      rows[1].activate()
      #expect(table.calls == ["willSelect 1", "didSelect 1"])
    }

    @Test func `the selection is cleared when the screen reappears`() throws {
      let app = App()
      let table = Table(rows: 3)
      let navigation = UINavigationController(rootViewController: table)
      app.show(navigation)
      let rows = try #require(table.rows)
      rows[1].activate()
      navigation.pushViewController(app.screen("A"), animated: false)
      app.settle()
      #expect(table.tableView.indexPathForSelectedRow != nil)
      navigation.popViewController(animated: false)
      app.settle()
      #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `the cells of rows that aren't displayed are reused`() throws {
      CountedCell.made = 0
      let table = Table(rows: 1_000)
      let rows = try #require(table.rows)
      for index in 0..<1_000 { _ = rows[index] }
      #expect(CountedCell.made == 65)
    }

    @Test func `a table with a million rows creates cells only for the rows that are read`()
      throws
    {
      let table = Table(rows: 1_000_000)
      let rows = try #require(table.rows)
      #expect(rows.count == 1_000_000)
      #expect(table.cellsAsked == 0)
      #expect(rows[999_999].title == "Row 999999")
      #expect(table.cellsAsked == 1)
    }

    @Test func `reading tableView loads the view`() {
      let table = Table(rows: 1)
      #expect(!table.isViewLoaded)
      #expect(table.tableView === table.view)
      #expect(table.isViewLoaded)
    }
  }
}

private final class CountedCell: UITableViewCell {
  static var made = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    Self.made += 1
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Table: UITableViewController {
  let count: Int
  var calls: [String] = []
  var cellsAsked = 0
  var selectionStyle = UITableViewCell.SelectionStyle.default

  init(rows: Int) {
    count = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  var rows: Content.Rows? {
    loadViewIfNeeded()
    guard case .rows(let rows) = content.first else { return nil }
    return rows
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CountedCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Numbers" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "of \(count)"
    cell.selectionStyle = selectionStyle
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return indexPath.row == 0 ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
}
