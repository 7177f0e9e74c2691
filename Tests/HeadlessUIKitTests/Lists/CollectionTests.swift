import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct CollectionTests {
    @Test func `a collection displays the items that fit on the screen, in columns`() {
      let app = App()
      let screen = GridScreen(numbered(1_000))
      app.show(screen)
      // 390 by 844 points, 3 columns of 120 by 120 with distances of 10.
      #expect(screen.collection.indexPathsForVisibleItems.count == 20)
      #expect(screen.collection.visibleCells.first is GridCell)
      #expect(screen.rows().count == 1_000 && screen.rows()[999].title == "Row 999")
    }

    @Test func `headers of a flow layout are displayed if they have a size`() {
      let app = App()
      let screen = GridScreen(["A"])
      app.show(screen)
      #expect(screen.rows().header == nil)
      screen.layout.headerReferenceSize = CGSize(width: 0, height: 40)
      screen.collection.reloadData()
      app.settle()
      #expect(screen.rows().header == "Section 0")
      #expect(
        screen.collection.visibleSupplementaryViews(
          ofKind: UICollectionView.elementKindSectionHeader
        ).count == 1)
    }

    @Test func `a tap highlights and selects the item, in UIKit's order`() {
      let app = App()
      let screen = GridScreen(["A", "B"])
      app.show(screen)
      screen.rows()[0].activate()
      screen.calls = []
      screen.rows()[1].activate()
      #expect(
        screen.calls == [
          "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1",
          "didDeselect 0", "didSelect 1",
        ])
      #expect(screen.collection.indexPathsForSelectedItems?.map(\.item) == [1])
    }

    @Test func `updates are checked, and the others keep their cells`() {
      let app = App()
      let screen = GridScreen(["A", "C"])
      app.show(screen)
      let old = screen.collection.visibleCells
      screen.items = ["A", "B", "C"]
      screen.collection.performBatchUpdates {
        screen.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
      }
      #expect(screen.collection.visibleCells[2] === old[1] && app.broken.isEmpty)
      screen.items = []
      screen.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      #expect(app.broken == [.updateDoesNotMatch])
      #expect(
        app.lastBreach?.detail?.hasPrefix(
          "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (0)"
        ) == true)
    }

    @Test func `dequeuing an identifier without a class is a fault`() {
      let app = App()
      let screen = GridScreen(["A"])
      app.show(screen)
      _ = screen.collection.dequeueReusableCell(
        withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      #expect(app.broken == [.cellNotRegistered])
    }

    @Test func `a collection view controller is the data source, and moves items if it can`() {
      let app = App()
      let plain = CollectionScreen(collectionViewLayout: UICollectionViewFlowLayout())
      app.show(plain)
      #expect(plain.row(0)?.title == "Item 0")
      #expect(plain.row(0)?.pressActions().isEmpty == true)
      let moving = MovingCollectionScreen(collectionViewLayout: UICollectionViewFlowLayout())
      app.show(moving)
      moving.row(0)?.pressActions().first?.choose()
      #expect(moving.moves == ["0 1"])
    }

    @Test func `a compositional layout decides how many items fit`() {
      let app = App()
      let screen = GridScreen(numbered(100))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      screen.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
      app.show(screen)
      #expect(screen.collection.indexPathsForVisibleItems.count == 9)
    }

    @Test func `a list offers its swipe actions, and its cells their accessories`() throws {
      let app = App()
      let screen = ListScreen()
      app.show(screen)
      let row = try #require(screen.row(0))
      #expect(row.title == "A" && row.detail == "3 ✓")
      #expect(row.swipeActions().map(\.title) == ["Flag"])
      row.swipeActions()[0].choose()
      #expect(screen.flagged == [0])
      guard case .button(let button)? = row.controls.first else {
        Issue.record("no control")
        return
      }
      #expect(button.title == "A: More Info")
    }

    @Test func `an outline shows the items below another one`() throws {
      let app = App()
      let screen = ListScreen()
      app.show(screen)
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["A", "B"])
      outline.append(["A1", "A2"], to: "A")
      screen.source.apply(outline, to: 0)
      app.settle()
      #expect(screen.titles == ["A", "B"])
      let row = try #require(screen.row(0))
      #expect(row.isExpanded == false && screen.row(1)?.isExpanded == nil)
      row.activate()
      app.settle()
      #expect(screen.titles == ["A", "A1", "A2", "B"])
      #expect(screen.row(0)?.isExpanded == true && screen.row(1)?.indentation == 1)
    }
  }
}

final class GridCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class HeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

final class GridScreen: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView
  var items: [String]
  var calls: [String] = []

  init(_ items: [String]) {
    self.items = items
    layout.itemSize = CGSize(width: 120, height: 120)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collection.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    collection.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { view.addSubview(collection) }

  func rows() -> Content.Rows {
    guard case .rows(let rows) = content[0] else {
      return Content.Rows(count: 0) { _ in Content.Row("") }
    }
    return rows
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.label.text = items[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? HeaderView)?.label.text = "Section \(indexPath.section)"
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    calls.append("didHighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  { calls.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.item)")
  }
}

private class CollectionScreen: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.label.text = "Item \(indexPath.item)"
    return cell
  }

  func row(_ index: Int) -> Content.Row? {
    guard case .rows(let rows)? = content.first else { return nil }
    return rows[index]
  }
}

private final class MovingCollectionScreen: CollectionScreen {
  var moves: [String] = []
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.append("\(sourceIndexPath.item) \(destinationIndexPath.item)") }
}

private final class ListScreen: UIViewController {
  var flagged: [Int] = []
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
  private lazy var collection: UICollectionView = {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in
          self.flagged.append(path.item)
          done(true)
        }
      ])
    }
    return UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collection)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [
        .label(text: "3"), .checkmark(), .detail(actionHandler: {}), .outlineDisclosure(),
      ]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    source.apply(snapshot)
  }

  func row(_ index: Int) -> Content.Row? {
    guard case .rows(let rows)? = content.first else { return nil }
    return rows[index]
  }

  var titles: [String] {
    guard case .rows(let rows)? = content.first else { return [] }
    return (0..<rows.count).map { rows[$0].title }
  }
}
