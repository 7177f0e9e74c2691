import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct EveryViewTests {
    @Test func `views and controls whose members are all overridden work as their classes`() {
      let app = App()
      let views: [UIView] = [
        EveryViewState(), EveryViewLayout(), EveryViewAccessibility(), EveryControl(),
        EverySwitch(), EverySlider(), EveryButton(), EveryTextField(), EveryTextView(),
        EveryLabel(), EveryScrollView(), EveryStackView(), EveryImageView(),
        EverySegmentedControl(items: ["One"]), EveryStepper(), EveryDatePicker(),
        EveryPickerView(), EveryActivityIndicatorView(), EveryProgressView(), EveryPageControl(),
      ]
      let page = Page { page in for view in views { page.view.addSubview(view) } }
      app.show(page)
      for view in views {
        #expect(view.window === app.window && view.superview === page.view)
        view.layer.addSublayer(EveryLayer())
        view.layer.add(EveryAnimation(), forKey: "animation")
        view.setNeedsLayout()
      }
      app.settle()
      for case .field(let field) in page.content { field.type("1") }
      for case .toggle(let toggle) in page.content { toggle.flip() }
      #expect(page.content.count > 7 && app.broken.isEmpty)
      for view in views { view.removeFromSuperview() }
      #expect(page.view.subviews.isEmpty)
    }

    @Test func `lists whose members are all overridden show and select their items`() {
      let app = App()
      let (rows, table) = (TableScreen(["A", "B"]), EveryTableView(frame: .zero, style: .plain))
      table.register(EveryTableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      table.delegate = rows
      rows.headers = ["H"]
      table.tableHeaderView = EveryTableViewHeaderFooterView(reuseIdentifier: nil)
      let page = app.page(table)
      #expect(lines(page.content) == ["# H", "A", "B"])
      #expect(table.visibleCells.allSatisfy { $0 is EveryTableViewCell })
      for case .rows(let elements) in page.content { elements[1].activate() }
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      rows.sections = [["A"]]
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      app.settle()
      #expect(lines(page.content) == ["# H", "A"] && app.broken.isEmpty)
    }

    @Test func `collections and layouts whose members are all overridden show their items`() {
      let app = App()
      let layouts: [UICollectionViewLayout] = [
        EveryFlowLayout(), EveryLayout(),
        EveryCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)),
      ]
      for layout in layouts {
        let grid = GridScreen(["A", "B"])
        let collection = EveryCollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(EveryCollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = EveryItems()
        collection.dataSource = items
        collection.delegate = grid
        let page = app.page(collection)
        #expect(lines(page.content).count == 2 && app.broken.isEmpty)
        #expect(collection.visibleCells.allSatisfy { $0 is EveryCollectionViewCell })
      }
      let controller = EveryCollectionViewController(collectionViewLayout: EveryFlowLayout())
      app.show(controller)
      #expect(controller.collectionView.numberOfSections == 1 && app.broken.isEmpty)
      let view = EveryReusableView()
      view.addInteraction(EveryContextMenuInteraction(delegate: EveryMenuDelegate()))
      #expect(view.interactions.count == 1)
    }
  }
}

private final class EveryItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class EveryMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
