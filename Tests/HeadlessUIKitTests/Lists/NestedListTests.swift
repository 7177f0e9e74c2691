import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Tables and collections inside the cells of a table, such as a carousel.
  @Suite struct NestedListTests {
    private final class Items: UITableViewController {
      let names: [String]
      var chosen: [String] = []
      init(_ names: [String]) {
        self.names = names
        super.init(style: .plain)
      }
      required init?(coder: NSCoder) { nil }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(names[indexPath.row])
      }
    }

    private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var chosen: [Int] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        let label = UILabel()
        label.text = "Tile \(path.item)"
        cell.contentView.addSubview(label)
        return cell
      }
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        chosen.append(path.item)
      }
    }

    private final class Shelf: UITableViewController {
      var fill: (UITableViewCell) -> Void = { _ in }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        fill(cell)
        return cell
      }
    }

    private func heading() -> UILabel {
      let label = UILabel()
      label.text = "New"
      return label
    }

    @Test func `the items of a carousel in a cell are buttons of its row`() {
      let app = App()
      let (page, tiles) = (Shelf(), Tiles())
      page.fill = { cell in
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let carousel = UICollectionView(frame: .zero, collectionViewLayout: layout)
        carousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        (carousel.dataSource, carousel.delegate) = (tiles, tiles)
        cell.contentView.addSubview(self.heading())
        cell.contentView.addSubview(carousel)
      }
      app.show(UINavigationController(rootViewController: page))
      #expect(lines(page.content) == ["New [\"[New: Tile 0]\", \"[New: Tile 1]\"]"])
      page.content.rowButtons.tap("New: Tile 1")
      #expect(tiles.chosen == [1])
    }

    @Test func `the rows of a child controller's table in a cell are buttons of its row`() {
      let app = App()
      let (page, items) = (Shelf(), Items(["One", "Two"]))
      page.fill = { cell in
        page.addChild(items)
        cell.contentView.addSubview(self.heading())
        cell.contentView.addSubview(items.view)
        items.didMove(toParent: page)
      }
      app.show(UINavigationController(rootViewController: page))
      #expect(lines(page.content) == ["New [\"[New: One]\", \"[New: Two]\"]"])
      page.content.rowButtons.tap("New: Two")
      #expect(items.chosen == ["Two"])
    }

    @Test func `the rows of a table in a cell that can't be selected are texts of its row`() {
      let app = App()
      let (page, items) = (Shelf(), Items(["One", "Two"]))
      page.fill = { cell in
        let table = UITableView()
        table.dataSource = items
        table.allowsSelection = false
        cell.contentView.addSubview(self.heading())
        cell.contentView.addSubview(table)
      }
      app.show(UINavigationController(rootViewController: page))
      #expect(lines(page.content) == ["New – One · Two"])
    }
  }
}

extension [Content.Element] {
  /// The controls of the first row.
  fileprivate var rowButtons: [Content.Element] {
    for case .rows(let rows) in self where rows.count > 0 { return rows[0].controls }
    return []
  }
}
