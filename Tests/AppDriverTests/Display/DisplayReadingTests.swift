import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import AppDriver

/// Tests of displays that are made of what the screen has just read.
@Suite(.serialized, .exclusive, .onMainQueue) struct `A display of a screen that has just been read`
{
  /// A table whose cells are used again, with an accessory in every second row.
  private final class Table: UITableViewController {
    var rowCount = 100
    private(set) var cellsMade = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rowCount
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cellsMade += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row) of \(rowCount)"
      cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .none
      return cell
    }
  }

  private func launch(_ root: @autoclosure @escaping () -> UIViewController) async -> AppSession {
    let session = AppSession.fixture { root() }
    await session.launch()
    // From the first display on, screens are read for displays.
    _ = session.display()
    return session
  }

  private func screen(_ session: AppSession) throws -> ScreenSnapshot {
    try #require(session.screen(rowLimit: 40, keepsReading: true))
  }

  /// Returns the display that is made of the kept reading, and the one that is read again.
  private func displays(
    _ session: AppSession, around target: ElementTarget? = nil
  ) throws -> (kept: DisplaySnapshot, new: DisplaySnapshot) {
    _ = try screen(session)
    let kept = try #require(session.display(around: target))
    session.reading.forget()
    return (kept, try #require(session.display(around: target)))
  }

  private func rows(_ display: DisplaySnapshot) -> [DisplayElement] {
    display.layers[0].panes[0].elements.filter { $0.element.kind == .row }
  }

  private func titles(_ display: DisplaySnapshot) -> [String] {
    rows(display).map(\.element.label)
  }

  @Test func `asks the app for nothing`() async throws {
    let table = Table()
    let session = await launch(UINavigationController(rootViewController: table))
    _ = try screen(session)
    let before = table.cellsMade
    let display = try #require(session.display())
    #expect(table.cellsMade == before)
    #expect(titles(display).count == 40 && titles(display).last == "Row 39 of 100")
  }

  @Test(arguments: [1, 30, 100])
  func `has the looks of rows whose cells were used again`(rowCount: Int) async throws {
    let table = Table()
    table.rowCount = rowCount
    let displays = try displays(await launch(UINavigationController(rootViewController: table)))
    #expect(displays.kept == displays.new)
    let accessories = rows(displays.kept).map { row in
      if case .row(let look) = row.look { look.accessory } else { nil as RowLook.Accessory? }
    }
    let expected = (0..<min(rowCount, 40)).map { place in
      place % 2 == 0 ? RowLook.Accessory.chevron : RowLook.Accessory.none
    }
    #expect(accessories == expected)
  }

  @Test func `begins where the list is scrolled to, and shows the element that is used next`()
    async throws
  {
    let table = Table()
    let session = await launch(UINavigationController(rootViewController: table))
    let row = ElementTarget(
      controller: table.number, kind: .row, label: "Row 80 of 100", ordinal: 80)
    let around = try displays(session, around: row)
    #expect(around.kept == around.new && titles(around.kept).contains("Row 80 of 100"))
    table.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    await session.settle()
    let scrolled = try displays(session)
    #expect(scrolled.kept == scrolled.new && titles(scrolled.kept).first == "Row 50 of 100")
  }

  @Test func `isn't an old one if code of the app has run since`() async throws {
    let table = Table()
    let session = await launch(UINavigationController(rootViewController: table))
    _ = try screen(session)
    table.rowCount = 2
    table.tableView.reloadData()
    await session.settle()
    #expect(titles(try #require(session.display())) == ["Row 0 of 2", "Row 1 of 2"])
    _ = try screen(session)
    table.rowCount = 1
    table.tableView.reloadData()
    _ = await session.perform(.rotate)
    #expect(titles(try #require(session.display())) == ["Row 0 of 1"])
  }

  @Test func `is read if another screen is behind it or has come in front of it`() async throws {
    let root = UINavigationController(rootViewController: Table())
    let session = await launch(root)
    _ = try screen(session)
    root.present(FixtureScreen("Sheet") { _ in [.text(Content.Text("Hello"))] }, animated: false)
    let both = try #require(session.display())
    #expect(both.layers.count == 2 && both.layers.last?.panes[0].elements.count == 1)
    await session.settle()
    let displays = try displays(session)
    #expect(displays.kept == displays.new && displays.kept.layers.count == 2)
  }

  @Test func `has the images without words, which aren't elements of the screen`() async throws {
    let root = UIViewController()
    let label = UILabel()
    label.text = "Hello"
    root.view.addSubview(UIImageView(image: UIImage(systemName: "heart")))
    root.view.addSubview(label)
    let session = await launch(root)
    #expect(try screen(session).elements.map(\.label) == ["Hello"])
    let displays = try displays(session)
    #expect(displays.kept == displays.new)
    #expect(displays.kept.layers[0].panes[0].elements.map(\.look) == [.image, .label(lines: 1)])
  }

  @Test func `dims the rows that a search dims`() async throws {
    let table = Table()
    table.rowCount = 3
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let session = await launch(UINavigationController(rootViewController: table))
    let field = try #require(try screen(session).elements.first { $0.kind == .search })
    _ = await session.perform(
      .tap(
        ElementTarget(
          controller: table.number, kind: .search, label: field.label, ordinal: field.ordinal)))
    let displays = try displays(session)
    #expect(displays.kept == displays.new)
  }
}
