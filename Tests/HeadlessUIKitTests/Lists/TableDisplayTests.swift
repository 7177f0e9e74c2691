import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TableDisplayTests {
    @Test func `a table in any view displays the rows that fit on the screen`() {
      let app = App()
      let screen = app.table(numbered(100))
      // 844 points by 44.
      #expect(screen.table.indexPathsForVisibleRows?.count == 20)
      #expect(screen.calls.first == "willDisplay 0" && screen.calls.last == "willDisplay 19")
      #expect(screen.table.visibleCells.first is RecordedCell)
      #expect(
        screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Row 0")
      #expect(screen.table.cellForRow(at: IndexPath(row: 30, section: 0)) == nil)
    }

    @Test func `each displayed row keeps a cell of its own`() {
      let app = App()
      let screen = app.table(numbered(3))
      let cells = screen.table.visibleCells
      #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
      _ = screen.titles
      app.settle()
      #expect(screen.table.visibleCells == cells)
      #expect(cells[0].superview === screen.table)
      #expect(screen.table.indexPath(for: cells[2]) == IndexPath(row: 2, section: 0))
    }

    @Test func `rows outside the viewport are read without being displayed`() {
      let app = App()
      let screen = app.table(numbered(100))
      screen.calls = []
      screen.recorded = ["cell", "willDisplay"]
      let rows = screen.rows()
      #expect(rows[50].title == "Row 50")
      #expect(rows[50].title == "Row 50")
      #expect(screen.calls == ["cell 50"])
    }

    @Test
    func `a table with a million rows asks for the counts once and for the rows that it shows`() {
      let app = App()
      let screen = app.table(numbered(1_000_000), recording: ["cell", "rows"])
      #expect(screen.calls.count == 21)
      #expect(screen.rows().title(at: 999_999) == "Row 999999")
      #expect(screen.calls.count == 22)
    }

    @Test func `a table that is reloaded in its layout can be let go before its next one`() {
      final class Rows: NSObject, UITableViewDataSource {
        var reloads = true
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          if reloads {
            reloads = false
            tableView.reloadData()
          }
          return UITableViewCell()
        }
      }
      let app = App()
      let (screen, rows) = (app.screen("A"), Rows())
      app.show(screen)
      weak var freed: UITableView?
      do {
        let table = UITableView(frame: screen.view.bounds)
        table.dataSource = rows
        screen.view.addSubview(table)
        table.layoutIfNeeded()
        table.removeFromSuperview()
        freed = table
      }
      #expect(!rows.reloads && freed != nil, "the display needs its table until the app settles")
      app.settle()
      #expect(freed == nil && app.broken.isEmpty)
    }

    @Test func `the table keeps what it shows until the data is reloaded`() {
      let app = App()
      let screen = app.table(["A", "B"])
      screen.sections = [["C"]]
      #expect(screen.rows().count == 2 && screen.titles(2) == ["A", "B"])
      screen.table.reloadData()
      app.settle()
      #expect(screen.rows().count == 1 && screen.titles == ["C"])
    }

    @Test func `reloadData asks for the counts at once, and for the cells when the app settles`() {
      let app = App()
      let screen = app.table(
        ["A", "B"], recording: ["sections", "rows", "cell", "will", "didEnd"])
      screen.calls = []
      screen.table.reloadData()
      #expect(screen.calls == ["sections", "rows 0"])
      screen.calls = []
      app.settle()
      #expect(
        screen.calls == [
          "didEndDisplaying 0", "didEndDisplaying 1", "cell 0", "willDisplay 0", "cell 1",
          "willDisplay 1",
        ])
    }

    @Test func `layoutIfNeeded displays the rows before the app settles`() {
      let app = App()
      let screen = app.table(["A"])
      screen.sections = [["A", "B"]]
      screen.table.reloadData()
      screen.view.layoutIfNeeded()
      #expect(screen.table.visibleCells.count == 2)
    }

    @Test func `cells are reused after prepareForReuse`() throws {
      RecordedCell.made = 0
      let app = App()
      let screen = app.table(numbered(3))
      screen.table.reloadData()
      app.settle()
      #expect(RecordedCell.made == 3)
      let cell = try #require(screen.table.visibleCells[0] as? RecordedCell)
      #expect(cell.reuses == 1)
    }

    @Test func `headers of displayed sections are displayed`() {
      let app = App()
      let screen = app.table(["A"], ["B"], headers: ["First", nil])
      #expect(screen.calls.contains("willDisplayHeader 0"))
      #expect(!screen.calls.contains("willDisplayHeader 1"))
      #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "First")
      #expect(screen.rows(0).header == "First" && screen.rows(1).header == nil)
    }

    @Test func `scrolling by a page displays the next rows and calls the delegate`() throws {
      let app = App()
      let screen = app.table(numbered(100))
      screen.calls = []
      try scroll(screen, toEnd: false)
      app.settle()
      #expect(screen.table.indexPathsForVisibleRows?.first?.row == 20)
      #expect(screen.calls.first == "didEndDisplaying 0")
      #expect(screen.calls.contains("willDisplay 39"))
      #expect(screen.table.contentOffset.y == 880)
    }

    @Test func `scrolling to the end visits the rows on the way, at most ten thousand`() throws {
      let app = App()
      let screen = app.table(numbered(1_000_000))
      screen.calls = []
      try scroll(screen, toEnd: true)
      app.settle()
      #expect(screen.calls.contains("willDisplay 999999"))
      #expect(screen.calls.count { $0.hasPrefix("willDisplay") } <= 10_020)
    }

    @Test func `an app that loads more at the end gets its last row displayed`() throws {
      let app = App()
      let screen = app.table(numbered(30))
      screen.onDisplay = { [unowned screen] path in
        guard path.row == screen.sections[0].count - 1, path.row < 59 else { return }
        screen.sections[0] = numbered(screen.sections[0].count + 30)
        screen.table.reloadData()
      }
      try scroll(screen, toEnd: true)
      app.settle()
      #expect(screen.rows().count == 60)
    }

    @Test func `scrollToRow displays the row, and one that isn't there is a fault`() {
      let app = App()
      let screen = app.table(numbered(100))
      screen.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      app.settle()
      #expect(screen.table.indexPathsForVisibleRows?.first?.row == 50)
      screen.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
      #expect(app.broken == [.indexPathOutOfBounds])
    }

    @Test func `a delegate that reloads whenever a row is displayed is reported`() {
      let app = App()
      let screen = app.table(["A"])
      screen.onDisplay = { [unowned screen] _ in screen.table.reloadData() }
      screen.table.reloadData()
      app.settle()
      #expect(app.broken == [.displaysWithoutEnd])
    }

    @Test func `dequeuing an identifier without a class is a fault`() {
      let app = App()
      let screen = app.table(["A"])
      _ = screen.table.dequeueReusableCell(
        withIdentifier: "other", for: IndexPath(row: 0, section: 0))
      #expect(app.broken == [.cellNotRegistered])
      #expect(
        app.lastBreach?.detail?.contains("unable to dequeue a cell with identifier other") == true)
    }

    @Test func `a negative count is a fault`() {
      let app = App()
      let source = NegativeSource()
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = source
      #expect(table.numberOfRows(inSection: 0) == 0)
      #expect(app.broken == [.countIsNegative])
    }
  }
}

private final class NegativeSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension TableScreen {
  /// The titles of the first rows.
  func titles(_ count: Int) -> [String] { (0..<count).map { rows()[$0].title } }
}

extension App {
  /// Shows a table in a controller.
  func table(
    _ sections: [String]..., headers: [String?] = [],
    recording: [String] = ["will", "did", "commit", "move", "accessory"]
  ) -> TableScreen {
    let screen = TableScreen()
    screen.sections = sections
    screen.headers = headers
    screen.recorded = recording
    show(screen)
    _ = screen.content
    return screen
  }
}

/// Scrolls the table of a screen.
func scroll(_ screen: UIViewController, toEnd: Bool) throws {
  let gesture = screen.content.lazy.compactMap { element -> Content.Gesture? in
    guard case .gesture(let gesture) = element, gesture.kind == .scroll else { return nil }
    return gesture
  }.first
  try #require(gesture).perform(toEnd: toEnd)
}
