import Foundation
@testable import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ListScrollTests {
    @Test func `a flick over a table has UIKit's callbacks, and the delegate chooses its end`() {
      let app = App()
      let screen = app.table(numbered(100))
      let delegate = FlickDelegate()
      screen.table.delegate = delegate
      screen.table.display.personScrolls(toEnd: false)
      #expect(
        delegate.calls == [
          "drag", "scroll 0 440", "to 0 880 at 0 1", "lift true", "slow", "scroll 0 880", "rest",
        ])
      #expect(screen.table.indexPathsForVisibleRows?.first?.row == 20)
      delegate.target = 44 * 30
      screen.table.display.personScrolls(toEnd: false)
      #expect(screen.table.indexPathsForVisibleRows?.first?.row == 30)
      #expect(screen.table.contentOffset.y == 1320)
    }

    @Test func `at the end, the finger pulls the content beyond it`() {
      let app = App()
      let screen = app.table(numbered(30))
      let delegate = FlickDelegate()
      screen.table.delegate = delegate
      screen.table.display.personScrolls(toEnd: true)
      delegate.calls = []
      screen.table.display.personScrolls(toEnd: false)
      let rest = Int(screen.table.contentSize.height - screen.table.frame.height)
      #expect(
        delegate.calls == [
          "drag", "scroll 0 \(rest + 60)", "to 0 \(rest) at 0 0", "lift true", "slow",
          "scroll 0 \(rest)", "rest",
        ])
    }

    @Test func `a horizontal collection moves to the side, by pages too`() throws {
      let app = App()
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 390, height: 700)
      let screen = CardScreen(layout)
      app.show(screen)
      let list = try #require(screen.collectionView)
      let delegate = FlickDelegate()
      list.delegate = delegate
      list.isPagingEnabled = true
      #expect(list.indexPathsForVisibleItems.map(\.item) == [0])
      #expect(screen.pagingView === list && !list.hasPage(forward: false))
      #expect(list.personTurnsPage(forward: true))
      #expect(
        delegate.calls == [
          "drag", "scroll 195 0", "to 390 0 at 1 0", "lift true", "slow", "scroll 390 0", "rest",
        ])
      #expect(list.indexPathsForVisibleItems.map(\.item) == [1])
      #expect(list.contentSize == CGSize(width: 1170, height: 844))
      #expect(list.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 780)
      #expect(list.personTurnsPage(forward: true) && !list.personTurnsPage(forward: true))
      #expect(list.personTurnsPage(forward: false) && list.contentOffset.x == 390)
    }

    @Test func `the pages of a section that scrolls to the side are turned by its handler`()
      throws
    {
      let app = App()
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .groupPagingCentered
      let screen = CardScreen(UICollectionViewCompositionalLayout(section: section))
      app.show(screen)
      let list = try #require(screen.collectionView)
      #expect(screen.pagingView == nil)
      var calls: [String] = []
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let width = environment.container.contentSize.width
        calls.append("\(items.map(\.indexPath.item)) \(offset.x / width)")
      }
      #expect(screen.pagingView === list && !list.hasPage(forward: false))
      #expect(list.personTurnsPage(forward: true))
      #expect(calls == ["[0, 1] 0.5", "[1] 1.0"])
      #expect(list.contentOffset == .zero)
      #expect(list.personTurnsPage(forward: true) && !list.personTurnsPage(forward: true))
      #expect(list.personTurnsPage(forward: false) && calls.last == "[1] 1.0")
    }

    @Test func `rows are prefetched ahead of the display, and canceled when it leaves them`() {
      let app = App()
      let screen = app.table(numbered(200))
      let source = Prefetcher()
      screen.table.prefetchDataSource = source
      screen.table.display.personScrolls(toEnd: false)
      #expect(source.calls == ["prefetch 40-59"])
      screen.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
      app.settle()
      #expect(source.calls.suffix(2) == ["prefetch 170-189", "cancel 40-59"])
      source.calls = []
      screen.table.scrollToRow(at: IndexPath(row: 199, section: 0), at: .bottom, animated: false)
      app.settle()
      #expect(source.calls == ["cancel 170-179"])
      source.calls = []
      screen.table.prefetchDataSource = nil
      _ = screen.table.display.personTurnsPage(forward: false)
      #expect(source.calls == [])
    }

    @Test func `items of a collection are prefetched unless the app turns it off`() throws {
      let app = App()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 100)
      layout.minimumLineSpacing = 0
      let screen = CardScreen(layout, count: 100)
      let source = Prefetcher()
      screen.loadViewIfNeeded()
      let list = try #require(screen.collectionView)
      list.prefetchDataSource = source
      app.show(screen)
      #expect(source.calls == ["prefetch 9-17"])
      list.display.personScrolls(toEnd: false)
      #expect(source.calls == ["prefetch 9-17", "prefetch 18-26"])
      list.isPrefetchingEnabled = false
      list.display.personScrolls(toEnd: false)
      #expect(source.calls.count == 2)
    }

    @Test func `a cell that a collection's data source dequeues and doesn't return is a fault`() {
      let app = App()
      let screen = CardScreen(UICollectionViewFlowLayout())
      screen.wastes = true
      app.show(screen)
      #expect(app.broken == [.dequeuedViewNotReturned])
      #expect(
        app.lastBreach?.detail
          == "Expected dequeued view to be returned to the collection view in preparation for display: UICollectionViewCell at 0-0 of UICollectionView of CardScreen"
      )
    }
  }
}

private final class FlickDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var calls: [String] = []
  var target: CGFloat?

  private func text(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(text(scrollView.contentOffset))")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("to \(text(targetContentOffset.pointee)) at \(text(velocity))")
    if let target { targetContentOffset.pointee.y = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("lift \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("slow") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
}

private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching,
  UICollectionViewDataSourcePrefetching
{
  var calls: [String] = []

  private func text(_ paths: [IndexPath]) -> String {
    "\(paths.first?.row ?? -1)-\(paths.last?.row ?? -1)"
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append("prefetch \(text(indexPaths))")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append("cancel \(text(indexPaths))")
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    calls.append("prefetch \(text(indexPaths))")
  }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { calls.append("cancel \(text(indexPaths))") }
}

/// A collection of cards.
private final class CardScreen: UICollectionViewController {
  private var count = 3
  var wastes = false

  convenience init(_ layout: UICollectionViewLayout, count: Int = 3) {
    self.init(collectionViewLayout: layout)
    self.count = count
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if wastes {
      _ = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}
