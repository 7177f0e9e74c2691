import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ListMistakeTests {
    private func makePlain() -> (UITableView, UITableViewDiffableDataSource<Int, String>) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = item
        return cell
      }
      return (table, source)
    }

    @Test func `a table with a diffable data source is changed only by snapshots`() {
      let app = App()
      let (table, source) = makePlain()
      _ = app.page(table)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["A"])
      source.apply(snapshot)
      table.reloadData()
      table.performBatchUpdates(nil)
      #expect(app.broken.isEmpty)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      #expect(app.broken == [.snapshotsBypassed])
      #expect(
        app.lastBreach?.detail
          == "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the UITableView's dataSource: please do not call mutation APIs directly on UITableView."
      )
    }

    @Test func `a collection with a diffable data source is changed only by snapshots`() {
      let app = App()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        _, _, _ in nil
      }
      _ = app.page(collection)
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      #expect(app.broken == [.snapshotsBypassed])
      #expect(
        app.lastBreach?.detail?.hasPrefix(
          "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs")
          == true)
      withExtendedLifetime(source) {}
    }

    @Test func `an item's cell must be dequeued`() {
      let app = App()
      let screen = OwnCellScreen()
      app.show(screen)
      #expect(app.broken == [.cellNotDequeued])
      #expect(
        app.lastBreach?.detail?.hasPrefix(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"
        ) == true)
    }

    @Test func `items without a section are a fault that says how to add one`() {
      let app = App()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["A"])
      #expect(app.broken == [.sectionMissing])
    }
  }
}

private final class OwnCellScreen: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let collection = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = self
    view.addSubview(collection)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
