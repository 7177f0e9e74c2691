import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of the forms of lists and cells on a display.
@Suite(.serialized, .exclusive) struct DisplayListTests {
  private final class Table: UITableViewController {
    var cellStyle = UITableViewCell.CellStyle.default
    var sections = 2
    override func numberOfSections(in tableView: UITableView) -> Int { sections }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
      cell.textLabel?.text = "home"
      cell.detailTextLabel?.text = path.row == 0 ? "555-1234" : nil
      return cell
    }
  }

  private final class List: UICollectionViewController {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func rows(_ root: UIViewController) async throws -> [RowLook] {
    let session = AppSession.fixture { root }
    await session.launch()
    return try #require(session.display()).layers[0].panes[0].elements.compactMap {
      if case .row(let look) = $0.look { look } else { nil }
    }
  }

  @Test(arguments: [
    (UITableView.Style.plain, RowLook.List.plain), (.grouped, .grouped(isInset: false)),
    (.insetGrouped, .grouped(isInset: true)),
  ])
  func `the rows of a table have its form`(
    _ style: UITableView.Style, _ form: RowLook.List
  ) async throws {
    let rows = try await rows(Table(style: style))
    #expect(rows.map(\.list) == [form, form, form, form])
    #expect(rows.map(\.startsSection) == [true, false, true, false])
  }

  @Test func `a table without rows has its form, too`() async throws {
    let table = Table(style: .insetGrouped)
    table.sections = 0
    let inside = UIViewController()
    inside.view.addSubview(UITableView(frame: .zero, style: .grouped))
    for (screen, form) in [
      (table, .grouped(isInset: true)), (inside, .grouped(isInset: false)),
      (UIViewController(), RowLook.List.plain),
    ] {
      let session = AppSession.fixture { screen }
      await session.launch()
      #expect(try #require(session.display()).layers[0].panes[0].emptyList == form)
    }
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, RowLook.List.plain),
    (.sidebar, .plain), (.grouped, .grouped(isInset: false)),
    (.insetGrouped, .grouped(isInset: true)),
  ])
  func `the items of a list have its appearance`(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ form: RowLook.List
  ) async throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: appearance))
    #expect(try await rows(List(collectionViewLayout: layout)).map(\.list) == [form, form])
  }

  @Test func `a cell of the second value style has a column for its label`() async throws {
    let table = Table(style: .plain)
    table.cellStyle = .value2
    #expect(try await rows(table).map(\.hasLabelColumn) == [true, false, true, false])
    let other = Table(style: .plain)
    other.cellStyle = .value1
    #expect(try await rows(other).allSatisfy { !$0.hasLabelColumn })
  }
}
